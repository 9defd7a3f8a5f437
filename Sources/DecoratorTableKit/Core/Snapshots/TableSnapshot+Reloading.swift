extension TableSnapshot {
  /// The sections to be shown again, in the order of the requests.
  ///
  /// - Complexity: O(1)
  @inlinable public var reloadedSectionIdentifiers: [SectionID] {
    marks.reloadedSections.identities
  }

  /// The items to be shown again with a new cell, in the order of the requests.
  ///
  /// - Complexity: O(1)
  @inlinable public var reloadedItemIdentifiers: [ItemID] { marks.reloadedItems.identities }

  /// The items to be configured again in their cells, in the order of the requests.
  ///
  /// - Complexity: O(1)
  @inlinable public var reconfiguredItemIdentifiers: [ItemID] {
    marks.reconfiguredItems.identities
  }

  /// Asks for items to be shown again with a new cell when the snapshot is applied.
  ///
  /// - Parameter identifiers: The identities of the items. Traps if one is not in the snapshot.
  /// - Complexity: O(*m*) for *m* items.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemID]) {
    for identifier in identifiers {
      _ = existingItem(identifier, "reload")
      _ = marks.reloadedItems.insert(identifier)
    }
  }

  /// Asks for the cells of items to be configured again when the snapshot is applied. An item that
  /// is to be reloaded as well is reloaded.
  ///
  /// - Parameter identifiers: The identities of the items. Traps if one is not in the snapshot.
  /// - Complexity: O(*m*) for *m* items.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemID]) {
    for identifier in identifiers {
      _ = existingItem(identifier, "reconfigure")
      _ = marks.reconfiguredItems.insert(identifier)
    }
  }

  /// Asks for sections to be replaced with all of their items when the snapshot is applied.
  ///
  /// - Parameter identifiers: The identities of the sections. Traps if one is not in the snapshot.
  /// - Complexity: O(*m*) for *m* sections.
  @inlinable
  public mutating func reloadSections(_ identifiers: [SectionID]) {
    for identifier in identifiers {
      _ = existingSection(identifier, "reload section")
      _ = marks.reloadedSections.insert(identifier)
    }
  }

  /// The same sections and items, with nothing to be shown again.
  @inlinable public var withoutReloads: Self {
    var snapshot = self
    snapshot.marks = ReloadMarks()
    return snapshot
  }
}
