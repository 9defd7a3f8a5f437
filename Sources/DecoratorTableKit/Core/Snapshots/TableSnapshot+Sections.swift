extension TableSnapshot {
  /// Appends empty sections.
  ///
  /// - Parameter identifiers: The identities of the sections. Traps with the text of
  ///   ``TableSnapshotError`` if one of them is in the snapshot already, or is given twice.
  /// - Complexity: O(*m*) for *m* sections.
  @inlinable
  public mutating func appendSections(_ identifiers: [SectionID]) {
    Self.trapping {
      try appendSections(checking: identifiers)
    }
  }

  /// Inserts empty sections before another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the sections. Traps if one of them is in the snapshot
  ///     already, or is given twice.
  ///   - toIdentifier: The section that they come before. Traps if it is not in the snapshot.
  /// - Complexity: O(sections)
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionID], beforeSection toIdentifier: SectionID
  ) {
    Self.trapping {
      try insertSections(checking: identifiers, beforeSection: toIdentifier)
    }
  }

  /// Inserts empty sections after another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the sections. Traps if one of them is in the snapshot
  ///     already, or is given twice.
  ///   - toIdentifier: The section that they come after. Traps if it is not in the snapshot.
  /// - Complexity: O(sections)
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionID], afterSection toIdentifier: SectionID
  ) {
    Self.trapping {
      try insertSections(checking: identifiers, afterSection: toIdentifier)
    }
  }

  /// Deletes sections with their items.
  ///
  /// - Parameter identifiers: The identities of the sections. Those that are not in the snapshot
  ///   are ignored.
  /// - Complexity: O(*m* log *m* + *d* *s*) for *d* of *s* sections that go with *m* items.
  public mutating func deleteSections(_ identifiers: [SectionID]) {
    let indices = Set(identifiers.compactMap(indexOfSection))
    deleteItems(numbered: Set(indices.flatMap { order.items(inSection: $0).map(Int.init) }))
    for identifier in identifiers {
      guard let number = sections.number(of: identifier) else { continue }
      marks.remove(section: identifier)
      order.removeSection(number)
      sections.remove(at: number)
    }
  }

  /// Moves a section with its items before another.
  ///
  /// - Parameters:
  ///   - identifier: The section to move. Traps if it is not in the snapshot.
  ///   - toIdentifier: The section that it comes before. Traps if it is not in the snapshot. A
  ///     section that is moved before or after itself stays where it is.
  /// - Complexity: O(sections)
  @inlinable
  public mutating func moveSection(_ identifier: SectionID, beforeSection toIdentifier: SectionID) {
    moveSection(identifier, to: toIdentifier, distance: 0)
  }

  /// Moves a section with its items after another.
  ///
  /// - Parameters:
  ///   - identifier: The section to move. Traps if it is not in the snapshot.
  ///   - toIdentifier: The section that it comes after. Traps if it is not in the snapshot.
  /// - Complexity: O(sections)
  @inlinable
  public mutating func moveSection(_ identifier: SectionID, afterSection toIdentifier: SectionID) {
    moveSection(identifier, to: toIdentifier, distance: 1)
  }

  /// Moves a section to the place that is `distance` sections after another one.
  @inlinable
  mutating func moveSection(_ identifier: SectionID, to toIdentifier: SectionID, distance: Int) {
    let source = existingSection(identifier, "move section")
    let target = existingSection(toIdentifier, "move a section to")
    if source == target { return }
    order.moveSection(from: source, to: target + distance - (source < target ? 1 : 0))
  }
}
