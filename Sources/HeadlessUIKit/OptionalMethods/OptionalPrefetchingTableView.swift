public import Foundation

/// What stands before `?` in a call of `tableView` on a `UITableViewDataSourcePrefetching`.
@MainActor
public struct OptionalPrefetchingTableView {
  let receiver: any UITableViewDataSourcePrefetching

  /// Rows announced earlier that will not be shown after all.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) -> Void? {
    OptionalMethod.value(of: receiver, PrefetchingMethod.cancelPrefetchingForRowsAt) {
      receiver.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}
