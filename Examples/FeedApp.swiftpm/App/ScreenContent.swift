import DecoratorTableKit

/// What a screen of the app consists of.
@MainActor
struct ScreenContent {
  /// The table, which is the whole screen.
  let tableView: UITableView
  /// The object that everything belongs to: a table holds its data source and delegate weakly.
  let owner: AnyObject
  /// Lets the next thing happen and describes it; nil where nothing happens by itself.
  var next: (() -> String)?
  /// Begins or ends editing; nil where nothing can be edited.
  var edit: ((Bool) -> Void)?
  /// What else there is a button for.
  var actions: [UIAction] = []
}
