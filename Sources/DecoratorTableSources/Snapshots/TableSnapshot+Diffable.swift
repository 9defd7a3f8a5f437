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
