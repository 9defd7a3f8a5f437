// One property for each base name: it gives calls of the optional methods UIKit's syntax.
extension UITableViewDataSourcePrefetching {
  /// The optional methods called `tableView`, to be called with `?`.
  public var tableView: OptionalPrefetchingTableView? {
    OptionalPrefetchingTableView(receiver: self)
  }
}
