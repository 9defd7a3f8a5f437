// The marks of sections and items to reload or reconfigure.
extension TableSnapshot {
  /// The sections to reload, in the order of the requests.
  ///
  /// - Complexity: O(1)
  @inlinable public var reloadedSectionIdentifiers: [SectionID] { reloadedSections.identities }

  /// The items to reload with a new cell, in the order of the requests.
  ///
  /// - Complexity: O(1)
  @inlinable public var reloadedItemIdentifiers: [ItemID] { reloadedItems.identities }

  /// The items to reconfigure in their cells, in the order of the requests.
  ///
  /// - Complexity: O(1)
  @inlinable public var reconfiguredItemIdentifiers: [ItemID] { reconfiguredItems.identities }

  /// Marks items to be reloaded with a new cell when the snapshot is applied.
  ///
  /// - Parameter identifiers: The identities of the items. Traps if one is not in the snapshot.
  /// - Complexity: O(*m*) for *m* items.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemID]) {
    mark(identifiers, in: \.reloadedItems) { $0.existingItem($1, "reload") }
  }

  /// Marks items whose cells are to be reconfigured when the snapshot is applied. An item that is
  /// also marked to be reloaded is reloaded.
  ///
  /// - Parameter identifiers: The identities of the items. Traps if one is not in the snapshot.
  /// - Complexity: O(*m*) for *m* items.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemID]) {
    mark(identifiers, in: \.reconfiguredItems) { $0.existingItem($1, "reconfigure") }
  }

  /// Marks sections to be replaced with all of their items when the snapshot is applied.
  ///
  /// - Parameter identifiers: The identities of the sections. Traps if one is not in the snapshot.
  /// - Complexity: O(*m*) for *m* sections.
  @inlinable
  public mutating func reloadSections(_ identifiers: [SectionID]) {
    mark(identifiers, in: \.reloadedSections) { $0.existingSection($1, "reload section") }
  }

  /// The same sections and items, without marks.
  @inlinable public var withoutReloads: Self {
    var snapshot = self
    snapshot.reloadedSections = NumberedIdentities()
    snapshot.reloadedItems = NumberedIdentities()
    snapshot.reconfiguredItems = NumberedIdentities()
    return snapshot
  }

  /// Whether any section or item is marked.
  @inlinable var hasReloads: Bool {
    reloadedSections.count + reloadedItems.count + reconfiguredItems.count > 0
  }

  /// Marks identities. Traps if one is not in the snapshot.
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
