import Foundation

// All look-ups are about the snapshot that the table shows.
extension SnapshotTableViewDataSource {
  /// Returns the item that is shown at an index path; nil if there is none.
  ///
  /// - Parameter indexPath: A row of the snapshot (data).
  public func itemIdentifier(for indexPath: IndexPath) -> ItemID? {
    shown.itemIdentifier(at: indexPath)
  }

  /// Returns the index path at which an item is shown.
  ///
  /// - Parameter itemIdentifier: The identity of the item.
  /// - Returns: A row of the snapshot (data); nil if the item is not shown.
  public func indexPath(for itemIdentifier: ItemID) -> IndexPath? {
    shown.indexPath(for: itemIdentifier)
  }

  /// Returns the section that is shown at an index; nil if there is none.
  ///
  /// - Parameter index: A section of the snapshot (data).
  public func sectionIdentifier(for index: Int) -> SectionID? { shown.sectionIdentifier(at: index) }

  /// Returns the index at which a section is shown.
  ///
  /// - Parameter sectionIdentifier: The identity of the section.
  /// - Returns: A section of the snapshot (data); nil if the section is not shown.
  public func index(for sectionIdentifier: SectionID) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  /// Returns a condition that holds for the section with an identity, wherever that moves.
  ///
  /// Layers add rows to one section with it:
  ///
  /// ```swift
  /// let today = Placement.every(6).inSections(where: source.isSection(.today))
  /// feed.addRows(ads, named: "ads", placed: today, cell: .class(AdCell.self))
  /// ```
  ///
  /// - Parameter sectionIdentifier: The identity of the section.
  /// - Returns: A condition on a section of the snapshot (data). It traps off the main actor.
  public func isSection(_ sectionIdentifier: SectionID) -> @Sendable (Int) -> Bool {
    { [weak self] section in
      MainActorCall.call(
        { self?.sectionIdentifier(for: section) == sectionIdentifier }, of: "isSection(_:)")
    }
  }
}
