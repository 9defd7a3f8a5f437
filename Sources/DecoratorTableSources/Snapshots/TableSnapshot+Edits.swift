// MARK: - Items

extension TableSnapshot {
  /// Appends items to a section.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the items. Traps with the text of ``TableSnapshotError`` if
  ///     one of them is in the snapshot already, or occurs twice.
  ///   - sectionIdentifier: The identity of the section, or nil for the last one. Traps if it is
  ///     not in the snapshot, or there is no section.
  /// - Complexity: O(*m*) for *m* items, amortized over many calls.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemID], toSection sectionIdentifier: SectionID? = nil
  ) {
    let section =
      sectionIdentifier.map { existingSection($0, "add items to") } ?? numberOfSections - 1
    guard section >= 0 else {
      misuse("there is no section in the snapshot; append one before its items")
    }
    insertItems(
      identifiers, at: RowPosition(section: section, row: rows.sections[section].count))
  }

  /// Inserts items before another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the items. Traps if one of them is in the snapshot already,
  ///     or occurs twice.
  ///   - beforeIdentifier: The item directly below them. Traps if it is not in the snapshot.
  /// - Complexity: O(*m* + *n*) for *m* items into a section of *n*.
  @inlinable
  public mutating func insertItems(_ identifiers: [ItemID], beforeItem beforeIdentifier: ItemID) {
    insertItems(identifiers, at: existingPosition(beforeIdentifier, "add items to"))
  }

  /// Inserts items after another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the items. Traps if one of them is in the snapshot already,
  ///     or occurs twice.
  ///   - afterIdentifier: The item directly above them. Traps if it is not in the snapshot.
  /// - Complexity: O(*m* + *n*) for *m* items into a section of *n*.
  @inlinable
  public mutating func insertItems(_ identifiers: [ItemID], afterItem afterIdentifier: ItemID) {
    insertItems(identifiers, at: existingPosition(afterIdentifier, "add items to").below)
  }

  /// Moves an item before another, in the same section or from another one.
  ///
  /// - Parameters:
  ///   - identifier: The item to move. Traps if it is not in the snapshot.
  ///   - toIdentifier: The item before which it is then. Traps if it is not in the snapshot. An
  ///     item that is moved before or after itself stays where it is.
  /// - Complexity: O(*n*) for sections of *n* items.
  @inlinable
  public mutating func moveItem(_ identifier: ItemID, beforeItem toIdentifier: ItemID) {
    moveItem(
      from: existingPosition(identifier, "move"),
      toGapAt: existingPosition(toIdentifier, "move an item to"))
  }

  /// Moves an item after another, in the same section or from another one.
  ///
  /// - Parameters:
  ///   - identifier: The item to move. Traps if it is not in the snapshot.
  ///   - toIdentifier: The item after which it is then. Traps if it is not in the snapshot.
  /// - Complexity: O(*n*) for sections of *n* items.
  @inlinable
  public mutating func moveItem(_ identifier: ItemID, afterItem toIdentifier: ItemID) {
    moveItem(
      from: existingPosition(identifier, "move"),
      toGapAt: existingPosition(toIdentifier, "move an item to").below)
  }

  /// Deletes items.
  ///
  /// - Parameter identifiers: The identities of the items. Those that are not in the snapshot are
  ///   ignored.
  /// - Complexity: O(*m* log *m* + *n*) for *m* items in sections of *n*.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemID]) {
    deleteItems(numbered: Set(identifiers.compactMap { items.number(of: $0) }))
  }

  /// Deletes all items and all sections.
  @inlinable
  public mutating func deleteAllItems() { self = Self() }
}

extension TableSnapshot {
  /// Inserts items. Traps if one of them would be in the snapshot twice.
  @inlinable
  mutating func insertItems(_ identifiers: [ItemID], at position: RowPosition) {
    do {
      try insertItems(checking: identifiers, at: position)
    } catch {
      misuse(error.description)
    }
  }

  @inlinable
  mutating func insertItems(
    checking identifiers: [ItemID], at position: RowPosition
  ) throws(TableSnapshotError) {
    guard items.insertAll(identifiers) else {
      throw duplicates(in: identifiers, insertedAt: position)
    }
    rows.insertItems(count: identifiers.count, at: position)
    _checkInvariants()
  }

  /// Moves an item to the gap before the row at a position, counted as the rows are now.
  @inlinable
  mutating func moveItem(from source: RowPosition, toGapAt gap: RowPosition) {
    var target = gap
    if source.section == gap.section, source.row < gap.row { target.row -= 1 }
    moveItem(from: source, to: target)
  }

  /// Moves an item.
  ///
  /// - Parameters:
  ///   - source: The position of the item.
  ///   - target: Its position after the move, as a table counts for a drag.
  @usableFromInline
  mutating func moveItem(from source: RowPosition, to target: RowPosition) {
    if source != target { rows.move(from: source, to: target) }
    _checkInvariants()
  }

  /// Deletes the items with these numbers.
  @usableFromInline
  mutating func deleteItems(numbered numbers: Set<Int>) {
    // The highest number is removed first. So the last item, which gets it, is never to be removed.
    let numbers = numbers.sorted(by: >)
    rows.remove(numbers)
    for number in numbers {
      reloadedItems.remove(items.identities[number])
      reconfiguredItems.remove(items.identities[number])
      items.remove(at: number)
    }
    _checkInvariants()
  }

  /// Returns the position of an item. Traps if it is not in the snapshot.
  ///
  /// - Parameter purpose: What needs the item, for the message.
  @inlinable
  func existingPosition(_ identifier: ItemID, _ purpose: String) -> RowPosition {
    rows.position(of: existingItem(identifier, purpose))
  }
}

extension RowPosition {
  /// The position one row below.
  @inlinable var below: RowPosition { RowPosition(section: section, row: row + 1) }
}

// MARK: - Sections

extension TableSnapshot {
  /// Appends empty sections.
  ///
  /// - Parameter identifiers: The identities of the sections. Traps with the text of
  ///   ``TableSnapshotError`` if one of them is in the snapshot already, or occurs twice.
  /// - Complexity: O(*m*) for *m* sections.
  @inlinable
  public mutating func appendSections(_ identifiers: [SectionID]) {
    insertSections(identifiers, at: numberOfSections)
  }

  /// Inserts empty sections before another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the sections. Traps if one of them is in the snapshot
  ///     already, or occurs twice.
  ///   - toIdentifier: The section directly below them. Traps if it is not in the snapshot.
  /// - Complexity: O(*n*) for *n* items in the sections below.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionID], beforeSection toIdentifier: SectionID
  ) {
    insertSections(identifiers, at: existingSection(toIdentifier, "add sections to"))
  }

  /// Inserts empty sections after another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the sections. Traps if one of them is in the snapshot
  ///     already, or occurs twice.
  ///   - toIdentifier: The section directly above them. Traps if it is not in the snapshot.
  /// - Complexity: O(*n*) for *n* items in the sections below.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionID], afterSection toIdentifier: SectionID
  ) {
    insertSections(identifiers, at: existingSection(toIdentifier, "add sections to") + 1)
  }

  /// Moves a section with its items before another.
  ///
  /// - Parameters:
  ///   - identifier: The section to move. Traps if it is not in the snapshot.
  ///   - toIdentifier: The section before which it is then. Traps if it is not in the snapshot.
  ///     A section that is moved before or after itself stays where it is.
  /// - Complexity: O(*n*) for *n* items in the sections from the upper place on.
  @inlinable
  public mutating func moveSection(_ identifier: SectionID, beforeSection toIdentifier: SectionID) {
    moveSection(
      from: existingSection(identifier, "move section"),
      toGapAt: existingSection(toIdentifier, "move a section to"))
  }

  /// Moves a section with its items after another.
  ///
  /// - Parameters:
  ///   - identifier: The section to move. Traps if it is not in the snapshot.
  ///   - toIdentifier: The section after which it is then. Traps if it is not in the snapshot.
  /// - Complexity: O(*n*) for *n* items in the sections from the upper place on.
  @inlinable
  public mutating func moveSection(_ identifier: SectionID, afterSection toIdentifier: SectionID) {
    moveSection(
      from: existingSection(identifier, "move section"),
      toGapAt: existingSection(toIdentifier, "move a section to") + 1)
  }

  /// Deletes sections with their items.
  ///
  /// - Parameter identifiers: The identities of the sections. Those that are not in the snapshot
  ///   are ignored.
  /// - Complexity: O(*m* log *m* + *n*) for *m* deleted items, and *n* in the sections below.
  public mutating func deleteSections(_ identifiers: [SectionID]) {
    let indices = Set(identifiers.compactMap(indexOfSection))
    guard let first = indices.min() else { return }
    deleteItems(numbered: Set(indices.flatMap { rows.sections[$0].map(Int.init) }))
    for index in indices {
      reloadedSections.remove(sections[index])
      sectionIndices[sections[index]] = nil
    }
    sections = sections.indices.filter { !indices.contains($0) }.map { sections[$0] }
    rows.removeSections(indices)
    writeSectionIndices(from: first)
    _checkInvariants()
  }
}

extension TableSnapshot {
  /// Inserts sections. Traps if one of them would be in the snapshot twice.
  @inlinable
  mutating func insertSections(_ identifiers: [SectionID], at index: Int) {
    do {
      try insertSections(checking: identifiers, at: index)
    } catch {
      misuse(error.description)
    }
  }

  @inlinable
  mutating func insertSections(
    checking identifiers: [SectionID], at index: Int
  ) throws(TableSnapshotError) {
    guard Set(identifiers).count == identifiers.count,
      identifiers.allSatisfy({ sectionIndices[$0] == nil })
    else { throw duplicates(in: identifiers, insertedAt: index) }
    sections.insert(contentsOf: identifiers, at: index)
    rows.insertSections(count: identifiers.count, at: index)
    writeSectionIndices(from: index)
    _checkInvariants()
  }

  /// Moves a section to the gap before the one with an index, counted as the sections are now.
  @inlinable
  mutating func moveSection(from source: Int, toGapAt gap: Int) {
    let target = source < gap ? gap - 1 : gap
    if source == target { return }
    sections.insert(sections.remove(at: source), at: target)
    rows.moveSection(from: source, to: target)
    writeSectionIndices(from: min(source, target))
    _checkInvariants()
  }

  @inlinable
  mutating func writeSectionIndices(from first: Int) {
    for index in first..<numberOfSections { sectionIndices[sections[index]] = index }
  }
}
