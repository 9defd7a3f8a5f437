extension TableSnapshot {
  /// Appends items that come from outside of the program to a section.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the items.
  ///   - sectionIdentifier: The identity of the section, or nil for the last one.
  /// - Throws: ``TableSnapshotError`` for each identity that is in the snapshot already or is given
  ///   twice, or for a missing section. The snapshot then stays as it was.
  /// - Complexity: O(*m* + log *s*) for *m* items and *s* sections, amortized over many calls.
  @inlinable
  public mutating func appendItems(
    checking identifiers: [ItemID], toSection sectionIdentifier: SectionID? = nil
  ) throws(TableSnapshotError<SectionID, ItemID>) {
    var index = numberOfSections - 1
    if let sectionIdentifier {
      guard let found = indexOfSection(sectionIdentifier) else {
        throw .missingSection(sectionIdentifier)
      }
      index = found
    }
    guard index >= 0 else { throw .noSections }
    try insert(
      identifiers, at: RowPosition(section: index, row: order.rowCount(ofSection: index)))
  }

  /// Inserts items that come from outside of the program before another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the items.
  ///   - beforeIdentifier: The item that they come before.
  /// - Throws: ``TableSnapshotError`` for each identity that is in the snapshot already or is given
  ///   twice, or for a missing item. The snapshot then stays as it was.
  /// - Complexity: O(*m* + √*n* + log *s*) for *m* items into a section of *n* among *s* sections,
  ///   amortized over many changes.
  @inlinable
  public mutating func insertItems(
    checking identifiers: [ItemID], beforeItem beforeIdentifier: ItemID
  ) throws(TableSnapshotError<SectionID, ItemID>) {
    guard let position = position(of: beforeIdentifier) else {
      throw .missingItem(beforeIdentifier)
    }
    try insert(identifiers, at: position)
  }

  /// Inserts items that come from outside of the program after another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the items.
  ///   - afterIdentifier: The item that they come after.
  /// - Throws: ``TableSnapshotError`` for each identity that is in the snapshot already or is given
  ///   twice, or for a missing item. The snapshot then stays as it was.
  /// - Complexity: O(*m* + √*n* + log *s*) for *m* items into a section of *n* among *s* sections,
  ///   amortized over many changes.
  @inlinable
  public mutating func insertItems(
    checking identifiers: [ItemID], afterItem afterIdentifier: ItemID
  ) throws(TableSnapshotError<SectionID, ItemID>) {
    guard var position = position(of: afterIdentifier) else {
      throw .missingItem(afterIdentifier)
    }
    position.row += 1
    try insert(identifiers, at: position)
  }

  /// Appends empty sections that come from outside of the program.
  ///
  /// - Parameter identifiers: The identities of the sections.
  /// - Throws: ``TableSnapshotError`` for each identity that is in the snapshot already or is given
  ///   twice. The snapshot then stays as it was.
  /// - Complexity: O(*m*) for *m* sections.
  @inlinable
  public mutating func appendSections(
    checking identifiers: [SectionID]
  ) throws(TableSnapshotError<SectionID, ItemID>) {
    try insertSections(identifiers, at: numberOfSections)
  }

  /// Inserts empty sections that come from outside of the program before another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the sections.
  ///   - toIdentifier: The section that they come before.
  /// - Throws: ``TableSnapshotError`` for each identity that is in the snapshot already or is given
  ///   twice, or for a missing section. The snapshot then stays as it was.
  /// - Complexity: O(sections)
  @inlinable
  public mutating func insertSections(
    checking identifiers: [SectionID], beforeSection toIdentifier: SectionID
  ) throws(TableSnapshotError<SectionID, ItemID>) {
    guard let index = indexOfSection(toIdentifier) else { throw .missingSection(toIdentifier) }
    try insertSections(identifiers, at: index)
  }

  /// Inserts empty sections that come from outside of the program after another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the sections.
  ///   - toIdentifier: The section that they come after.
  /// - Throws: ``TableSnapshotError`` for each identity that is in the snapshot already or is given
  ///   twice, or for a missing section. The snapshot then stays as it was.
  /// - Complexity: O(sections)
  @inlinable
  public mutating func insertSections(
    checking identifiers: [SectionID], afterSection toIdentifier: SectionID
  ) throws(TableSnapshotError<SectionID, ItemID>) {
    guard let index = indexOfSection(toIdentifier) else { throw .missingSection(toIdentifier) }
    try insertSections(identifiers, at: index + 1)
  }
}

extension TableSnapshot {
  /// Makes a change that is checked. Traps with the text of the error if it throws one.
  ///
  /// - Parameter change: The change.
  @inlinable
  static func trapping(_ change: () throws -> Void) {
    do {
      try change()
    } catch {
      misuse("\(error)")
    }
  }

  @inlinable
  mutating func insert(
    _ identifiers: [ItemID], at position: RowPosition
  ) throws(TableSnapshotError<SectionID, ItemID>) {
    let first = items.count
    guard items.insertAll(identifiers) else {
      throw .duplicateItems(duplicates(in: identifiers, insertedAt: position))
    }
    order.insert((first..<items.count).map { Int32($0) }, at: position)
  }

  @inlinable
  mutating func insertSections(
    _ identifiers: [SectionID], at index: Int
  ) throws(TableSnapshotError<SectionID, ItemID>) {
    guard sections.insertAll(identifiers) else {
      throw .duplicateSections(duplicates(in: identifiers, insertedAt: index))
    }
    order.insertSections(count: identifiers.count, at: index)
  }

  /// Returns the items that would be in the snapshot twice.
  @usableFromInline
  func duplicates(
    in identifiers: [ItemID], insertedAt position: RowPosition
  ) -> [TableSnapshotError<SectionID, ItemID>.DuplicateItem] {
    var first: [ItemID: RowPosition] = [:]
    var duplicates: [TableSnapshotError<SectionID, ItemID>.DuplicateItem] = []
    for (offset, identifier) in identifiers.enumerated() {
      let row = RowPosition(section: position.section, row: position.row + offset)
      var earlier = self.position(of: identifier)
      if let found = earlier, found.section == row.section, found.row >= position.row {
        earlier?.row += identifiers.count
      }
      if let earlier = earlier ?? first[identifier] {
        duplicates.append(.init(identifier: identifier, first: earlier, second: row))
      } else {
        first[identifier] = row
      }
    }
    return duplicates
  }

  /// Returns the sections that would be in the snapshot twice.
  @usableFromInline
  func duplicates(
    in identifiers: [SectionID], insertedAt index: Int
  ) -> [TableSnapshotError<SectionID, ItemID>.DuplicateSection] {
    var first: [SectionID: Int] = [:]
    var duplicates: [TableSnapshotError<SectionID, ItemID>.DuplicateSection] = []
    for (offset, identifier) in identifiers.enumerated() {
      var earlier = indexOfSection(identifier)
      if let found = earlier, found >= index { earlier = found + identifiers.count }
      if let earlier = earlier ?? first[identifier] {
        duplicates.append(.init(identifier: identifier, first: earlier, second: index + offset))
      } else {
        first[identifier] = index + offset
      }
    }
    return duplicates
  }
}
