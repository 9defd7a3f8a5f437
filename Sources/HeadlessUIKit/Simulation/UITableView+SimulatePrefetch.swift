public import Foundation

extension UITableView {
  /// Tells the prefetching source that rows will be needed soon.
  ///
  /// Visible rows, and rows that the source has already got, are left out. The source is not called
  /// without any rows. A row that does not exist is a failure.
  ///
  /// - Parameter indexPaths: the rows, the nearest first, in the table's own coordinates (reuse
  ///   coordinates).
  /// - Complexity: O(*k* log *n*) in the numbers of these rows and of all rows.
  public func simulatePrefetch(_ indexPaths: [IndexPath]) {
    guard indexPaths.allSatisfy({ prepareSimulation(of: "prefetch", at: $0) }),
      isPrefetchingEnabled
    else { return }
    tellOfPrefetching(indexPaths)
  }

  /// Tells the prefetching source that rows will no longer be needed.
  ///
  /// Rows that the source has not got are left out. The source is not called without any rows.
  ///
  /// - Parameter indexPaths: the rows, in the table's own coordinates (reuse coordinates).
  /// - Complexity: O(*k*) in the number of these rows.
  public func simulateCancelPrefetching(_ indexPaths: [IndexPath]) {
    layoutIfNeeded()
    tellOfCancelling(indexPaths)
  }

  /// Prefetches what a scroll comes near: the rows within the height of the table, further on in
  /// its direction, the nearest first. Those that it has left behind unseen are called off.
  ///
  /// UIKit's documentation: it does so as the user scrolls, for cells that it is likely to display
  /// in the near future. How far ahead is not said; a screenful is a guess.
  ///
  /// - Parameter oldOffset: the vertical content offset before, in points.
  /// - Complexity: O(*k* log *n*) in the numbers of rows that are on screen, near or announced, and
  ///   of all rows.
  func prefetch(afterScrollFrom oldOffset: CGFloat) {
    let distance = contentOffset.y - oldOffset
    guard distance != 0, isPrefetchingEnabled, prefetchDataSource != nil,
      let first = displayed.rows.first, let last = displayed.rows.last
    else { return }
    prefetchedRows.subtract(displayed.cells.keys)
    let left = prefetchedRows.filter { distance > 0 ? $0 < first : $0 > last }
    if !left.isEmpty { tellOfCancelling(left.sorted()) }
    let ahead = distance > 0 ? bounds.height : -bounds.height
    let near = foundRows(in: bounds.offsetBy(dx: 0, dy: ahead)) ?? []
    tellOfPrefetching(distance > 0 ? near : near.reversed())
  }

  private func tellOfPrefetching(_ indexPaths: [IndexPath]) {
    let rows = indexPaths.filter { displayed.cells[$0] == nil && !prefetchedRows.contains($0) }
    guard let prefetchDataSource, !rows.isEmpty else { return }
    prefetchedRows.formUnion(rows)
    prefetchDataSource.tableView(self, prefetchRowsAt: rows)
  }

  private func tellOfCancelling(_ indexPaths: [IndexPath]) {
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
