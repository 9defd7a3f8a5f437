// UIKit has this type, and nothing in its stead where there is no UIKit.
#if canImport(UIKit) && !os(watchOS)
extension TableSnapshot {
  /// The sections and items of a snapshot of UIKit's diffable data source, and what it asks to be shown
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

  /// The same sections and items for UIKit's diffable data source, which is asked to show the same of
  /// them again.
  ///
  /// - Complexity: O(*n*)
  public var diffableDataSourceSnapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID> {
    var snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>()
    snapshot.appendSections(sectionIdentifiers)
    for section in sectionIdentifiers {
      snapshot.appendItems(itemIdentifiers(inSection: section), toSection: section)
    }
    snapshot.reloadSections(reloadedSectionIdentifiers)
    snapshot.reloadItems(reloadedItemIdentifiers)
    snapshot.reconfigureItems(reconfiguredItemIdentifiers)
    return snapshot
  }
}
#endif
