extension TableSnapshot {
  /// Appends items to a section.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the items. Traps if one of them is in the snapshot already, or
  ///     is given twice, with the words of ``TableSnapshotError``.
  ///   - sectionIdentifier: The identity of the section, or nil for the last one. Traps if it is not
  ///     in the snapshot, or there is no section.
  /// - Complexity: O(*m*) for *m* items, amortized over many calls.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemID], toSection sectionIdentifier: SectionID? = nil
  ) {
    do {
      try appendItems(checking: identifiers, toSection: sectionIdentifier)
    } catch {
      misuse(error.description)
    }
  }

  /// Inserts items before another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the items. Traps if one of them is in the snapshot already, or
  ///     is given twice.
  ///   - beforeIdentifier: The item before which they are to be. Traps if it is not in the snapshot.
  /// - Complexity: O(*m* + √*n*) for *m* items into a section of *n*, amortized over many changes.
  @inlinable
  public mutating func insertItems(_ identifiers: [ItemID], beforeItem beforeIdentifier: ItemID) {
    do {
      try insertItems(checking: identifiers, beforeItem: beforeIdentifier)
    } catch {
      misuse(error.description)
    }
  }

  /// Inserts items after another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the items. Traps if one of them is in the snapshot already, or
  ///     is given twice.
  ///   - afterIdentifier: The item after which they are to be. Traps if it is not in the snapshot.
  @inlinable
  public mutating func insertItems(_ identifiers: [ItemID], afterItem afterIdentifier: ItemID) {
    do {
      try insertItems(checking: identifiers, afterItem: afterIdentifier)
    } catch {
      misuse(error.description)
    }
  }

  /// Deletes items.
  ///
  /// - Parameter identifiers: The identities of the items; any that is not in the snapshot is ignored.
  /// - Complexity: O(*m* log *m* + *c* √*n*) for *m* items that are in *c* of the about √*n* parts in
  ///   which *n* items are held.
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
  ///   - toIdentifier: The item before which it is to be. Traps if it is not in the snapshot. An item
  ///     before or after itself stays where it is.
  @inlinable
  public mutating func moveItem(_ identifier: ItemID, beforeItem toIdentifier: ItemID) {
    moveItem(identifier, to: toIdentifier, distance: 0)
  }

  /// Moves an item after another, in the same section or from another one.
  ///
  /// - Parameters:
  ///   - identifier: The item to move. Traps if it is not in the snapshot.
  ///   - toIdentifier: The item after which it is to be. Traps if it is not in the snapshot.
  @inlinable
  public mutating func moveItem(_ identifier: ItemID, afterItem toIdentifier: ItemID) {
    moveItem(identifier, to: toIdentifier, distance: 1)
  }
}

extension TableSnapshot {
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

  @usableFromInline
  mutating func deleteItems(numbered numbers: Set<Int>) {
    if numbers.isEmpty { return }
    order.take(Array(numbers))
    if !marks.isEmpty {
      for number in numbers { marks.remove(item: items.identities[number]) }
    }
    // From the highest on: the last item, which gets the number, is then never one that goes.
    for number in numbers.sorted(by: >) {
      items.remove(at: number)
      order.remove(number)
    }
  }

  /// The number of an item that must be in the snapshot.
  @inlinable
  func existingItem(_ identifier: ItemID, _ purpose: String) -> Int {
    if let number = items.number(of: identifier) { return number }
    misuse(
      "\(purpose) \(identifier): \(TableSnapshotError<SectionID, ItemID>.missingItem(identifier))")
  }

  /// The index of a section that must be in the snapshot.
  @inlinable
  func existingSection(_ identifier: SectionID, _ purpose: String) -> Int {
    if let index = indexOfSection(identifier) { return index }
    misuse(
      "\(purpose) \(identifier): \(TableSnapshotError<SectionID, ItemID>.missingSection(identifier))"
    )
  }
}
