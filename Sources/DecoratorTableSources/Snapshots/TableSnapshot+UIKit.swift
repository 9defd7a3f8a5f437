import Foundation

extension TableSnapshot {
  /// Returns the index path of an item; nil if the item is not in the snapshot.
  ///
  /// - Parameter identifier: The identity of the item.
  /// - Returns: A row in the coordinates of the source that shows the snapshot (data).
  public func indexPath(for identifier: ItemID) -> IndexPath? {
    position(of: identifier).map { IndexPath(row: $0.row, section: $0.section) }
  }

  /// Returns the identity of the item at an index path; nil if there is none.
  ///
  /// - Parameter indexPath: A row in the coordinates of the source that shows the snapshot (data).
  public func itemIdentifier(at indexPath: IndexPath) -> ItemID? {
    guard indexPath.count == 2 else { return nil }
    return itemIdentifier(at: RowPosition(section: indexPath.section, row: indexPath.row))
  }
}

// The types exist in UIKit only.
#if !HEADLESS_UIKIT
extension TableSnapshot {
  /// Creates a snapshot from one of UIKit's diffable data source, with its marks to reload or
  /// reconfigure.
  ///
  /// - Parameter snapshot: A snapshot of UIKit, in which each identity occurs once.
  /// - Complexity: O(*n*)
  public init(_ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>) {
    self.init()
    appendSections(snapshot.sectionIdentifiers)
    for section in snapshot.sectionIdentifiers {
      appendItems(snapshot.itemIdentifiers(inSection: section), toSection: section)
    }
    reloadSections(snapshot.reloadedSectionIdentifiers)
    reloadItems(snapshot.reloadedItemIdentifiers)
    reconfigureItems(snapshot.reconfiguredItemIdentifiers)
  }
}
#endif
