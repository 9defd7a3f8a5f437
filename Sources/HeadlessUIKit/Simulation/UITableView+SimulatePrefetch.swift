public import Foundation

extension UITableView {
  /// Tells the prefetching source that rows will be needed soon.
  ///
  /// Visible rows, and rows that the source has already been told of, are left out. The source is
  /// not called without any rows. A row that does not exist is a failure.
  ///
  /// - Parameter indexPaths: the rows, the nearest first, in the table's own coordinates (reuse
  ///   coordinates).
  /// - Complexity: O(*k* log *n*) in the numbers of these rows and of all rows.
  public func simulatePrefetch(_ indexPaths: [IndexPath]) {
    guard indexPaths.allSatisfy({ prepareSimulation(of: "prefetch", at: $0) }),
      isPrefetchingEnabled
    else { return }
    let rows = indexPaths.filter { displayed.cells[$0] == nil && !prefetchedRows.contains($0) }
    guard let prefetchDataSource, !rows.isEmpty else { return }
    prefetchedRows.formUnion(rows)
    prefetchDataSource.tableView(self, prefetchRowsAt: rows)
  }

  /// Tells the prefetching source that rows will no longer be needed.
  ///
  /// Rows that the source has not been told of are left out. The source is not called without any
  /// rows.
  ///
  /// - Parameter indexPaths: the rows, in the table's own coordinates (reuse coordinates).
  /// - Complexity: O(*k*) in the number of these rows.
  public func simulateCancelPrefetching(_ indexPaths: [IndexPath]) {
    layoutIfNeeded()
    let rows = indexPaths.filter { prefetchedRows.contains($0) }
    guard let prefetchDataSource, !rows.isEmpty else { return }
    prefetchedRows.subtract(rows)
    guard
      prefetchKnowledge.response(
        of: prefetchDataSource, to: PrefetchingMethod.cancelPrefetchingForRowsAt) != false
    else { return }
    prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: rows)
  }
}
