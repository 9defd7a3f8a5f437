/// An identity that would be in a ``TableSnapshot`` twice.
public struct TableSnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Each identity with both of its places, and the remedy.
  public let description: String

  /// Describes items.
  ///
  /// - Parameter items: The items with their places, in the snapshot with all of the given items.
  @usableFromInline
  init<ItemID>(items: [(ItemID, RowPosition, RowPosition)]) {
    description = """
      items are in the snapshot twice: \(Self.list(items)); give each item an identity of its own, \
      for data that repeats with RepeatedIdentifier.uniqued
      """
  }

  /// Describes sections.
  ///
  /// - Parameter sections: The sections with their places, in the snapshot with all of the given
  ///   sections.
  @usableFromInline
  init<SectionID>(sections: [(SectionID, Int, Int)]) {
    description = """
      sections are in the snapshot twice: \(Self.list(sections)); give each section an identity of \
      its own
      """
  }

  private static func list<Identity, Place>(_ repeated: [(Identity, Place, Place)]) -> String {
    repeated.map { "\($0) at \($1) and \($2)" }.joined(separator: ", ")
  }
}

extension TableSnapshot {
  /// Returns the error for items of which some would be in the snapshot twice.
  @usableFromInline
  func duplicates(in identifiers: [ItemID], insertedAt position: RowPosition) -> TableSnapshotError
  {
    var first: [ItemID: RowPosition] = [:]
    var repeated: [(ItemID, RowPosition, RowPosition)] = []
    for (offset, identifier) in identifiers.enumerated() {
      let row = RowPosition(section: position.section, row: position.row + offset)
      var earlier = self.position(of: identifier)
      if let found = earlier, found.section == row.section, found.row >= position.row {
        earlier?.row += identifiers.count
      }
      if let earlier = earlier ?? first[identifier] {
        repeated.append((identifier, earlier, row))
      } else {
        first[identifier] = row
      }
    }
    return TableSnapshotError(items: repeated)
  }

  /// Returns the error for sections of which some would be in the snapshot twice.
  @usableFromInline
  func duplicates(in identifiers: [SectionID], insertedAt index: Int) -> TableSnapshotError {
    var first: [SectionID: Int] = [:]
    var repeated: [(SectionID, Int, Int)] = []
    for (offset, identifier) in identifiers.enumerated() {
      let earlier = indexOfSection(identifier).map { $0 < index ? $0 : $0 + identifiers.count }
      if let earlier = earlier ?? first[identifier] {
        repeated.append((identifier, earlier, index + offset))
      } else {
        first[identifier] = index + offset
      }
    }
    return TableSnapshotError(sections: repeated)
  }
}
