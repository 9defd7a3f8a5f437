/// What stands before `?` in a call of `tableViewDidEndMultipleSelectionInteraction` on a `UITableViewDelegate`.
@MainActor
public struct OptionalDelegateTableViewDidEndMultipleSelectionInteraction {
  let receiver: any UITableViewDelegate

  /// Two fingers no longer select rows.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView) -> Void? {
    OptionalMethod.value(of: receiver, DelegateMethod.tableViewDidEndMultipleSelectionInteraction) {
      receiver.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
  }
}
