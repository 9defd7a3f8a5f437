/// A place among the items or the sections of a snapshot.
@usableFromInline
enum SnapshotSpot<Identity> {
  /// After all others.
  case end
  /// Directly before another.
  case before(Identity)
  /// Directly after another.
  case after(Identity)
}

// MARK: - Items

extension TableSnapshot {
  /// Appends items to a section.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the items. Traps with the text of ``TableSnapshotError`` if
  ///     one of them is in the snapshot already, or is given twice.
  ///   - sectionIdentifier: The identity of the section, or nil for the last one. Traps if it is
  ///     not in the snapshot, or there is no section.
  /// - Complexity: O(*m*) for *m* items, amortized over many calls.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemID], toSection sectionIdentifier: SectionID? = nil
  ) {
    insertItems(identifiers, at: .end, ofSection: sectionIdentifier)
  }

  /// Inserts items before another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the items. Traps if one of them is in the snapshot already,
  ///     or is given twice.
  ///   - beforeIdentifier: The item that they come before. Traps if it is not in the snapshot.
  /// - Complexity: O(*m* + *n*) for *m* items into a section of *n*.
  @inlinable
  public mutating func insertItems(_ identifiers: [ItemID], beforeItem beforeIdentifier: ItemID) {
    insertItems(identifiers, at: .before(beforeIdentifier))
  }

  /// Inserts items after another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the items. Traps if one of them is in the snapshot already,
  ///     or is given twice.
  ///   - afterIdentifier: The item that they come after. Traps if it is not in the snapshot.
  /// - Complexity: O(*m* + *n*) for *m* items into a section of *n*.
  @inlinable
  public mutating func insertItems(_ identifiers: [ItemID], afterItem afterIdentifier: ItemID) {
    insertItems(identifiers, at: .after(afterIdentifier))
  }

  /// Moves an item before another, in the same section or from another one.
  ///
  /// - Parameters:
  ///   - identifier: The item to move. Traps if it is not in the snapshot.
  ///   - toIdentifier: The item that it comes before. Traps if it is not in the snapshot. An item
  ///     that is moved before or after itself stays where it is.
  /// - Complexity: O(*n*) for sections of *n* items.
  @inlinable
  public mutating func moveItem(_ identifier: ItemID, beforeItem toIdentifier: ItemID) {
    moveItem(identifier, to: .before(toIdentifier))
  }

  /// Moves an item after another, in the same section or from another one.
  ///
  /// - Parameters:
  ///   - identifier: The item to move. Traps if it is not in the snapshot.
  ///   - toIdentifier: The item that it comes after. Traps if it is not in the snapshot.
  /// - Complexity: O(*n*) for sections of *n* items.
  @inlinable
  public mutating func moveItem(_ identifier: ItemID, afterItem toIdentifier: ItemID) {
    moveItem(identifier, to: .after(toIdentifier))
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
  mutating func insertItems(
    _ identifiers: [ItemID], at spot: SnapshotSpot<ItemID>, ofSection section: SectionID? = nil
  ) {
    do {
      try insertItems(
        checking: identifiers, at: position(of: spot, inSection: section, "add items to"))
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

  @inlinable
  mutating func moveItem(_ identifier: ItemID, to spot: SnapshotSpot<ItemID>) {
    let source = rows.position(of: existingItem(identifier, "move"))
    var target = position(of: spot, inSection: nil, "move an item to")
    if source.section == target.section, source.row < target.row { target.row -= 1 }
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
    // The highest number goes first. So the last item, which gets the number, never goes itself.
    let numbers = numbers.sorted(by: >)
    rows.remove(numbers)
    for number in numbers {
      reloadedItems.remove(items.identities[number])
      reconfiguredItems.remove(items.identities[number])
      items.remove(at: number)
    }
    _checkInvariants()
  }

  /// Returns the position of a spot among the items. Traps if the neighbour or the section is not
  /// in the snapshot.
  ///
  /// - Parameters:
  ///   - section: The section whose end is meant; nil for the last one.
  ///   - purpose: What needs the spot, for the message.
  @inlinable
  func position(
    of spot: SnapshotSpot<ItemID>, inSection section: SectionID?, _ purpose: String
  ) -> RowPosition {
    switch spot {
    case .end:
      let index = section.map { existingSection($0, purpose) } ?? numberOfSections - 1
      guard index >= 0 else {
        misuse("there is no section in the snapshot; append one before its items")
      }
      return RowPosition(section: index, row: rows.sections[index].count)
    case .before(let item):
      return rows.position(of: existingItem(item, purpose))
    case .after(let item):
      let position = rows.position(of: existingItem(item, purpose))
      return RowPosition(section: position.section, row: position.row + 1)
    }
  }
}

// MARK: - Sections

extension TableSnapshot {
  /// Appends empty sections.
  ///
  /// - Parameter identifiers: The identities of the sections. Traps with the text of
  ///   ``TableSnapshotError`` if one of them is in the snapshot already, or is given twice.
  /// - Complexity: O(*m*) for *m* sections.
  @inlinable
  public mutating func appendSections(_ identifiers: [SectionID]) {
    insertSections(identifiers, at: .end)
  }

  /// Inserts empty sections before another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the sections. Traps if one of them is in the snapshot
  ///     already, or is given twice.
  ///   - toIdentifier: The section that they come before. Traps if it is not in the snapshot.
  /// - Complexity: O(*n*) for *n* items in the sections below.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionID], beforeSection toIdentifier: SectionID
  ) {
    insertSections(identifiers, at: .before(toIdentifier))
  }

  /// Inserts empty sections after another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the sections. Traps if one of them is in the snapshot
  ///     already, or is given twice.
  ///   - toIdentifier: The section that they come after. Traps if it is not in the snapshot.
  /// - Complexity: O(*n*) for *n* items in the sections below.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionID], afterSection toIdentifier: SectionID
  ) {
    insertSections(identifiers, at: .after(toIdentifier))
  }

  /// Moves a section with its items before another.
  ///
  /// - Parameters:
  ///   - identifier: The section to move. Traps if it is not in the snapshot.
  ///   - toIdentifier: The section that it comes before. Traps if it is not in the snapshot. A
  ///     section that is moved before or after itself stays where it is.
  /// - Complexity: O(*n*) for *n* items in the sections from the upper place on.
  @inlinable
  public mutating func moveSection(_ identifier: SectionID, beforeSection toIdentifier: SectionID) {
    moveSection(identifier, to: .before(toIdentifier))
  }

  /// Moves a section with its items after another.
  ///
  /// - Parameters:
  ///   - identifier: The section to move. Traps if it is not in the snapshot.
  ///   - toIdentifier: The section that it comes after. Traps if it is not in the snapshot.
  /// - Complexity: O(*n*) for *n* items in the sections from the upper place on.
  @inlinable
  public mutating func moveSection(_ identifier: SectionID, afterSection toIdentifier: SectionID) {
    moveSection(identifier, to: .after(toIdentifier))
  }

  /// Deletes sections with their items.
  ///
  /// - Parameter identifiers: The identities of the sections. Those that are not in the snapshot
  ///   are ignored.
  /// - Complexity: O(*m* log *m* + *n*) for *m* items that go, and *n* in the sections below.
  public mutating func deleteSections(_ identifiers: [SectionID]) {
    let indices = Set(identifiers.compactMap(indexOfSection))
    guard let first = indices.min() else { return }
    deleteItems(numbered: Set(indices.flatMap { rows.sections[$0].map(Int.init) }))
    for index in indices {
      reloadedSections.remove(sections[index])
      sectionIndices[sections[index]] = nil
    }
    sections =
      sections.indices.filter { !indices.contains($0) }.map { sections[$0] }
    rows.removeSections(indices)
    writeSectionIndices(from: first)
    _checkInvariants()
  }
}

extension TableSnapshot {
  /// Inserts sections. Traps if one of them would be in the snapshot twice.
  @inlinable
  mutating func insertSections(_ identifiers: [SectionID], at spot: SnapshotSpot<SectionID>) {
    do {
      try insertSections(checking: identifiers, at: index(of: spot, "add sections to"))
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

  @inlinable
  mutating func moveSection(_ identifier: SectionID, to spot: SnapshotSpot<SectionID>) {
    let source = existingSection(identifier, "move section")
    var target = index(of: spot, "move a section to")
    if source < target { target -= 1 }
    if source == target { return }
    sections.insert(sections.remove(at: source), at: target)
    rows.moveSection(from: source, to: target)
    writeSectionIndices(from: min(source, target))
    _checkInvariants()
  }

  /// Returns the index of a spot among the sections. Traps if the neighbour is not in the snapshot.
  ///
  /// - Parameter purpose: What needs the spot, for the message.
  @inlinable
  func index(of spot: SnapshotSpot<SectionID>, _ purpose: String) -> Int {
    switch spot {
    case .end: numberOfSections
    case .before(let section): existingSection(section, purpose)
    case .after(let section): existingSection(section, purpose) + 1
    }
  }

  @inlinable
  mutating func writeSectionIndices(from first: Int) {
    for index in first..<numberOfSections { sectionIndices[sections[index]] = index }
  }
}

// MARK: - Reloading

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
