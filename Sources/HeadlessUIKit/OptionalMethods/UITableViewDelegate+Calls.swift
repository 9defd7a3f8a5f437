// One property for each base name: it gives calls of the optional methods UIKit's syntax.
extension UITableViewDelegate {
  /// The optional methods called `tableView`, to be called with `?`.
  public var tableView: OptionalDelegateTableView? { OptionalDelegateTableView(receiver: self) }

  /// The row to focus first.
  public var indexPathForPreferredFocusedView: OptionalDelegateIndexPathForPreferredFocusedView? {
    OptionalDelegateIndexPathForPreferredFocusedView(receiver: self)
  }

  /// Two fingers no longer select rows.
  public var tableViewDidEndMultipleSelectionInteraction:
    OptionalDelegateTableViewDidEndMultipleSelectionInteraction?
  { OptionalDelegateTableViewDidEndMultipleSelectionInteraction(receiver: self) }
}
