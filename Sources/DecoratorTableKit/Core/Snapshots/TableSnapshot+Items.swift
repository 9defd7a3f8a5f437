extension TableSnapshot {
  /// Appends items to a section.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the items. Traps with the text of ``TableSnapshotError`` if
  ///     one of them is in the snapshot already, or is given twice.
  ///   - sectionIdentifier: The identity of the section, or nil for the last one. Traps if it is
  ///     not in the snapshot, or there is no section.
  /// - Complexity: O(*m* + log *s*) for *m* items and *s* sections, amortized over many calls.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemID], toSection sectionIdentifier: SectionID? = nil
  ) {
    Self.trapping {
      try appendItems(checking: identifiers, toSection: sectionIdentifier)
    }
  }

  /// Inserts items before another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the items. Traps if one of them is in the snapshot already,
  ///     or is given twice.
  ///   - beforeIdentifier: The item that they come before. Traps if it is not in the snapshot.
  /// - Complexity: O(*m* + √*n* + log *s*) for *m* items into a section of *n* among *s* sections,
  ///   amortized over many changes.
  @inlinable
  public mutating func insertItems(_ identifiers: [ItemID], beforeItem beforeIdentifier: ItemID) {
    Self.trapping {
      try insertItems(checking: identifiers, beforeItem: beforeIdentifier)
    }
  }

  /// Inserts items after another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the items. Traps if one of them is in the snapshot already,
  ///     or is given twice.
  ///   - afterIdentifier: The item that they come after. Traps if it is not in the snapshot.
  /// - Complexity: As `insertItems(_:beforeItem:)`.
  @inlinable
  public mutating func insertItems(_ identifiers: [ItemID], afterItem afterIdentifier: ItemID) {
    Self.trapping {
      try insertItems(checking: identifiers, afterItem: afterIdentifier)
    }
  }

  /// Deletes items.
  ///
  /// - Parameter identifiers: The identities of the items. Those that are not in the snapshot are
  ///   ignored.
  /// - Complexity: O(*m* log *m* + *c* √*n*) for *m* items in *c* chunks. *n* items have about √*n*
  ///   chunks.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemID]) {
    deleteItems(numbered: Set(identifiers.compactMap { items.number(of: $0) }))
  }

  /// Deletes all items and all sections.
  @inlinable
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another, in the same section or from another one.
  ///
  /// - Parameters:
  ///   - identifier: The item to move. Traps if it is not in the snapshot.
  ///   - toIdentifier: The item that it comes before. Traps if it is not in the snapshot. An item
  ///     that is moved before or after itself stays where it is.
  /// - Complexity: O(√*n* + log *s*) for sections of *n* items among *s* sections, amortized over
  ///   many changes.
  @inlinable
  public mutating func moveItem(_ identifier: ItemID, beforeItem toIdentifier: ItemID) {
    moveItem(identifier, to: toIdentifier, distance: 0)
  }

  /// Moves an item after another, in the same section or from another one.
  ///
  /// - Parameters:
  ///   - identifier: The item to move. Traps if it is not in the snapshot.
  ///   - toIdentifier: The item that it comes after. Traps if it is not in the snapshot.
  /// - Complexity: O(√*n* + log *s*) for sections of *n* items among *s* sections, amortized over
  ///   many changes.
  @inlinable
  public mutating func moveItem(_ identifier: ItemID, afterItem toIdentifier: ItemID) {
    moveItem(identifier, to: toIdentifier, distance: 1)
  }
}

extension TableSnapshot {
  /// Moves an item to the row that is `distance` rows after another one.
  @inlinable
  mutating func moveItem(_ identifier: ItemID, to toIdentifier: ItemID, distance: Int) {
    let item = existingItem(identifier, "move")
    let target = existingItem(toIdentifier, "move an item to")
    if item == target { return }
    order.take([item])
    var position = order.position(of: target)
    position.row += distance
    order.insert([Int32(item)], at: position)
  }

  /// Deletes the items with these numbers.
  @usableFromInline
  mutating func deleteItems(numbered numbers: Set<Int>) {
    if numbers.isEmpty { return }
    order.take(Array(numbers))
    if !marks.isEmpty {
      for number in numbers { marks.remove(item: items.identities[number]) }
    }
    // The highest number goes first. So the last item, which gets the number, never goes itself.
    for number in numbers.sorted(by: >) {
      items.remove(at: number)
      order.remove(number)
    }
  }

  /// Returns the number of an item. Traps if it is not in the snapshot.
  @inlinable
  func existingItem(_ identifier: ItemID, _ purpose: String) -> Int {
    if let number = items.number(of: identifier) { return number }
    let error = TableSnapshotError<SectionID, ItemID>.missingItem(identifier)
    misuse("\(purpose) \(identifier): \(error)")
  }

  /// Returns the index of a section. Traps if it is not in the snapshot.
  @inlinable
  func existingSection(_ identifier: SectionID, _ purpose: String) -> Int {
    if let index = indexOfSection(identifier) { return index }
    let error = TableSnapshotError<SectionID, ItemID>.missingSection(identifier)
    misuse("\(purpose) \(identifier): \(error)")
  }
}

extension TableSnapshot {
  /// Moves an item to a position (data).
  ///
  /// The position counts the items without the moved one, as a table does for a drag.
  mutating func moveItem(_ identifier: ItemID, to position: RowPosition) {
    deleteItems([identifier])
    if let next = itemIdentifier(at: position) {
      insertItems([identifier], beforeItem: next)
    } else if let section = sectionIdentifier(at: position.section) {
      appendItems([identifier], toSection: section)
    }
  }
}
