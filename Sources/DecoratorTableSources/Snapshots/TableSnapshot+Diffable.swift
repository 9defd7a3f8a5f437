// The types are UIKit's, and there are no others in their place where UIKit is missing.
#if !HEADLESS_UIKIT
extension TableSnapshot {
  /// Creates a snapshot from one of UIKit's diffable data source, with what it marks to be shown
  /// again.
  ///
  /// - Parameter snapshot: A snapshot of UIKit, in which each identity is once.
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
