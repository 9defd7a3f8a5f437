import Foundation

extension LayeredTable {
  /// Returns a reference to a row of the table that follows changes.
  ///
  /// - Parameter path: A row of the table (reuse).
  /// - Returns: The held row, or nil if there is no such row or this is not attached.
  /// - Complexity: O(layers), and O(held rows) for each change of the table.
  public func holdRow(atReuse path: IndexPath) -> HeldRow? {
    outerIndexPath(forReuse: path).flatMap { holdRow(atOuter: $0) }
  }

  /// Returns a reference to a row outside all layers that follows changes.
  package func holdRow(atOuter path: IndexPath) -> HeldRow? {
    guard resolve(path) != nil else { return nil }
    let row = HeldRow(
      at: RowPosition(path), reuseIndexPath: { [weak self] in self?.reuseIndexPath(forOuter: $0) },
      dataIndexPath: { [weak self] in self?.dataIndexPath(forOuter: $0) })
    queue.followedRows.add(row)
    return row
  }

  /// Returns a reference to a row of the wrapped source that follows changes.
  ///
  /// - Parameter path: A row of the wrapped source (data).
  /// - Returns: The held row, or nil if there is no such row or this is not attached.
  /// - Complexity: O(layers), and O(held rows) for each change of the table.
  public func holdRow(atData path: IndexPath) -> HeldRow? {
    outerIndexPath(forData: path).flatMap { holdRow(atOuter: $0) }
  }
}
