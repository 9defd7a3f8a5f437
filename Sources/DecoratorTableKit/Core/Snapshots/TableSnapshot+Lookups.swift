extension TableSnapshot {
  /// Returns the position of an item; nil if it is not in the snapshot.
  ///
  /// - Parameter identifier: The identity of the item.
  @inlinable
  public func position(of identifier: ItemID) -> RowPosition? {
    items.number(of: identifier).map { order.position(of: $0) }
  }

  /// Returns the identity of the item at a position; nil if there is none.
  ///
  /// - Parameter position: The section and the row in it, in the coordinates of the snapshot.
  @inlinable
  public func itemIdentifier(at position: RowPosition) -> ItemID? {
    guard order.hasRow(position) else { return nil }
    return items.identities[order.item(at: position)]
  }

  /// Returns the identity of the section with an index; nil if there is none.
  ///
  /// - Parameter index: The index of the section.
  @inlinable
  public func sectionIdentifier(at index: Int) -> SectionID? {
    guard index >= 0, index < numberOfSections else { return nil }
    return sections.identities[order.sectionNumber(at: index)]
  }

  /// Returns whether an item is in the snapshot.
  ///
  /// - Parameter identifier: The identity of the item.
  @inlinable
  public func containsItem(_ identifier: ItemID) -> Bool { items.number(of: identifier) != nil }

  /// Returns the index of an item among all items of the snapshot; nil if it is not in the
  /// snapshot.
  ///
  /// - Parameter identifier: The identity of the item.
  /// - Complexity: O(log *s*) for *s* sections.
  @inlinable
  public func indexOfItem(_ identifier: ItemID) -> Int? {
    items.number(of: identifier).map { order.index(of: $0) }
  }

  /// Returns the index of a section; nil if it is not in the snapshot.
  ///
  /// - Parameter identifier: The identity of the section.
  @inlinable
  public func indexOfSection(_ identifier: SectionID) -> Int? {
    sections.number(of: identifier).map { order.sectionIndex(ofNumber: $0) }
  }

  /// Returns the identity of the section with an item; nil if the item is not in the snapshot.
  ///
  /// - Parameter identifier: The identity of the item.
  @inlinable
  public func sectionIdentifier(containingItem identifier: ItemID) -> SectionID? {
    position(of: identifier).map { sections.identities[order.sectionNumber(at: $0.section)] }
  }

  /// Returns the number of items in a section.
  ///
  /// - Parameter identifier: The identity of the section. Traps if it is not in the snapshot.
  @inlinable
  public func numberOfItems(inSection identifier: SectionID) -> Int {
    order.rowCount(
      ofSection: existingSection(identifier, "count the items of"))
  }

  /// Returns the identities of the items in a section, in order.
  ///
  /// - Parameter identifier: The identity of the section. Traps if it is not in the snapshot.
  /// - Complexity: O(*n*) for *n* items in the section.
  @inlinable
  public func itemIdentifiers(inSection identifier: SectionID) -> [ItemID] {
    itemIdentifiers(
      inSectionAt: existingSection(identifier, "list the items of"))
  }

  @inlinable
  func itemIdentifiers(inSectionAt index: Int) -> [ItemID] {
    order.items(inSection: index).map { items.identities[Int($0)] }
  }
}
