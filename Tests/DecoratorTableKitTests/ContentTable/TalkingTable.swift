import DecoratorTableKit

/// A talking source inside layers, and the tables that it may know.
@MainActor
protocol TalkingTable: AnyObject {
  var source: TalkingSource { get }
  /// The real table.
  var tableView: UITableView { get }
  /// The table as the content knows it.
  var content: UITableView { get }
}
