public import Foundation

/// What stands before `?` in a call of `indexPathForPreferredFocusedView` on a `UITableViewDelegate`.
@MainActor
public struct OptionalDelegateIndexPathForPreferredFocusedView {
  let receiver: any UITableViewDelegate

  /// The row to focus first.
  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.flattened(of: receiver, DelegateMethod.indexPathForPreferredFocusedView) {
      receiver.indexPathForPreferredFocusedView(in: tableView)
    }
  }
}
