// Which sections and items a snapshot asks to be shown again.
extension TableSnapshot {
  /// The sections to be shown again, in the order of the requests.
  ///
  /// - Complexity: O(1)
  @inlinable public var reloadedSectionIdentifiers: [SectionID] { reloadedSections.identities }

  /// The items to be shown again with a new cell, in the order of the requests.
  ///
  /// - Complexity: O(1)
  @inlinable public var reloadedItemIdentifiers: [ItemID] { reloadedItems.identities }

  /// The items to be configured again in their cells, in the order of the requests.
  ///
  /// - Complexity: O(1)
  @inlinable public var reconfiguredItemIdentifiers: [ItemID] { reconfiguredItems.identities }

  /// Asks for items to be shown again with a new cell when the snapshot is applied.
  ///
  /// - Parameter identifiers: The identities of the items. Traps if one is not in the snapshot.
  /// - Complexity: O(*m*) for *m* items.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemID]) {
    mark(identifiers, in: \.reloadedItems) { $0.existingItem($1, "reload") }
  }

  /// Asks for the cells of items to be configured again when the snapshot is applied. An item that
  /// is to be reloaded as well is reloaded.
  ///
  /// - Parameter identifiers: The identities of the items. Traps if one is not in the snapshot.
  /// - Complexity: O(*m*) for *m* items.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemID]) {
    mark(identifiers, in: \.reconfiguredItems) { $0.existingItem($1, "reconfigure") }
  }

  /// Asks for sections to be replaced with all of their items when the snapshot is applied.
  ///
  /// - Parameter identifiers: The identities of the sections. Traps if one is not in the snapshot.
  /// - Complexity: O(*m*) for *m* sections.
  @inlinable
  public mutating func reloadSections(_ identifiers: [SectionID]) {
    mark(identifiers, in: \.reloadedSections) { $0.existingSection($1, "reload section") }
  }

  /// The same sections and items, with nothing to be shown again.
  @inlinable public var withoutReloads: Self {
    var snapshot = self
    snapshot.reloadedSections = NumberedIdentities()
    snapshot.reloadedItems = NumberedIdentities()
    snapshot.reconfiguredItems = NumberedIdentities()
    return snapshot
  }

  /// Whether anything is to be shown again.
  @inlinable var hasReloads: Bool {
    reloadedSections.count + reloadedItems.count + reconfiguredItems.count > 0
  }

  /// Marks identities, after a check that traps for one that is not in the snapshot.
  @inlinable
  mutating func mark<Identity>(
    _ identifiers: [Identity],
    in marks: WritableKeyPath<Self, NumberedIdentities<Identity>>,
    _ check: (Self, Identity) -> Int
  ) {
    for identifier in identifiers {
      _ = check(self, identifier)
      _ = self[keyPath: marks].insert(identifier)
    }
  }
}
