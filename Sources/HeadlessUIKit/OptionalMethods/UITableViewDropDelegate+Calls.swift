// One property for each base name: it gives calls of the optional methods UIKit's syntax.
extension UITableViewDropDelegate {
  /// The optional methods called `tableView`, to be called with `?`.
  public var tableView: OptionalDropTableView? { OptionalDropTableView(receiver: self) }
}
