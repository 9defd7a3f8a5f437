import Foundation

extension LayeredTable {
  /// Returns a reference to a row of the table that follows changes.
  ///
  /// - Parameter path: A row of the table (reuse).
  /// - Returns: The held row, or nil if there is no such row or this is not attached.
  /// - Complexity: O(layers), and O(held rows) for each change of the table.
  public func holdRow(atReuse path: IndexPath) -> HeldRow? {
    guard resolve(path) != nil else { return nil }
    let row = HeldRow(at: RowPosition(path)) { [weak self] in self?.dataIndexPath(forReuse: $0) }
    queue.followedRows.add(row)
    return row
  }

  /// Returns a reference to a row of the wrapped source that follows changes.
  ///
  /// - Parameter path: A row of the wrapped source (data).
  /// - Returns: The held row, or nil if there is no such row or this is not attached.
  /// - Complexity: O(layers), and O(held rows) for each change of the table.
  public func holdRow(atData path: IndexPath) -> HeldRow? {
    reuseIndexPath(forData: path).flatMap { holdRow(atReuse: $0) }
  }
}
