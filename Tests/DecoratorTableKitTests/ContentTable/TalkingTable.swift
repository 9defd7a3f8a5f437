import DecoratorTableKit

/// A talking source inside layers, and the tables that it may use.
@MainActor
protocol TalkingTable: AnyObject {
  var source: TalkingSource { get }
  /// The real table.
  var tableView: UITableView { get }
  /// The content table.
  var content: UITableView { get }
}
