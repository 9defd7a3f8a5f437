// One property for each base name: it gives calls of the optional methods UIKit's syntax.
extension UITableViewDragDelegate {
  /// The optional methods called `tableView`, to be called with `?`.
  public var tableView: OptionalDragTableView? { OptionalDragTableView(receiver: self) }
}
