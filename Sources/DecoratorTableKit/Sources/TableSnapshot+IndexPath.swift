import Foundation

extension TableSnapshot {
  /// The index path of an item, in the coordinates of the source that shows the snapshot; nil if it is
  /// not in the snapshot.
  ///
  /// - Parameter identifier: The identity of the item.
  public func indexPath(for identifier: ItemID) -> IndexPath? {
    position(of: identifier).map { IndexPath(row: $0.row, section: $0.section) }
  }

  /// The identity of the item at an index path; nil if there is none.
  ///
  /// - Parameter indexPath: In the coordinates of the source that shows the snapshot.
  public func itemIdentifier(at indexPath: IndexPath) -> ItemID? {
    guard indexPath.count == 2 else { return nil }
    return itemIdentifier(at: RowPosition(section: indexPath.section, row: indexPath.row))
  }
}
