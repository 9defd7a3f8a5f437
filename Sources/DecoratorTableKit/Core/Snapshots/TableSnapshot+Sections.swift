extension TableSnapshot {
  /// Appends empty sections.
  ///
  /// - Parameter identifiers: The identities of the sections. Traps if one of them is in the snapshot
  ///   already, or is given twice, with the words of ``TableSnapshotError``.
  /// - Complexity: O(*m*) for *m* sections.
  @inlinable
  public mutating func appendSections(_ identifiers: [SectionID]) {
    do {
      try appendSections(checking: identifiers)
    } catch {
      misuse(error.description)
    }
  }

  /// Inserts empty sections before another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the sections. Traps if one of them is in the snapshot already,
  ///     or is given twice.
  ///   - toIdentifier: The section before which they are to be. Traps if it is not in the snapshot.
  /// - Complexity: O(sections). The same holds for all changes of sections.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionID], beforeSection toIdentifier: SectionID
  ) {
    do {
      try insertSections(checking: identifiers, beforeSection: toIdentifier)
    } catch {
      misuse(error.description)
    }
  }

  /// Inserts empty sections after another.
  ///
  /// - Parameters:
  ///   - identifiers: The identities of the sections. Traps if one of them is in the snapshot already,
  ///     or is given twice.
  ///   - toIdentifier: The section after which they are to be. Traps if it is not in the snapshot.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionID], afterSection toIdentifier: SectionID
  ) {
    do {
      try insertSections(checking: identifiers, afterSection: toIdentifier)
    } catch {
      misuse(error.description)
    }
  }

  /// Deletes sections with their items.
  ///
  /// - Parameter identifiers: The identities of the sections; any that is not in the snapshot is
  ///   ignored.
  /// - Complexity: O(*m* log *m* + *d* *s*) for *m* items in *d* sections that go, of *s*.
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
  ///   - toIdentifier: The section before which it is to be. Traps if it is not in the snapshot. A
  ///     section before or after itself stays where it is.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionID, beforeSection toIdentifier: SectionID
  ) {
    moveSection(identifier, to: toIdentifier, distance: 0)
  }

  /// Moves a section with its items after another.
  ///
  /// - Parameters:
  ///   - identifier: The section to move. Traps if it is not in the snapshot.
  ///   - toIdentifier: The section after which it is to be. Traps if it is not in the snapshot.
  @inlinable
  public mutating func moveSection(_ identifier: SectionID, afterSection toIdentifier: SectionID) {
    moveSection(identifier, to: toIdentifier, distance: 1)
  }

  @inlinable
  mutating func moveSection(_ identifier: SectionID, to toIdentifier: SectionID, distance: Int) {
    let source = existingSection(identifier, "move section")
    let target = existingSection(toIdentifier, "move a section to")
    if source == target { return }
    order.moveSection(from: source, to: target + distance - (source < target ? 1 : 0))
  }
}
