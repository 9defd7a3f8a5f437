/// An identity that would be in a ``TableSnapshot`` twice.
public struct TableSnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Each identity with both of its places, and the remedy.
  public let description: String

  /// Describes identities of a kind (in the plural) with both of their places, in the snapshot with
  /// all of them.
  init<Identity, Place>(
    _ kind: String, repeated: [(Identity, Place, Place)], remedy: String
  ) {
    let places = repeated.map { "\($0) at \($1) and \($2)" }.joined(separator: ", ")
    description = "\(kind) are in the snapshot twice: \(places); \(remedy)"
  }
}

extension TableSnapshot {
  /// Returns the error for items of which some would be in the snapshot twice.
  @usableFromInline
  func duplicates(in identifiers: [ItemID], insertedAt position: RowPosition) -> TableSnapshotError
  {
    let repeated = identifiers.repeated {
      RowPosition(section: position.section, row: position.row + $0)
    } earlier: { identifier in
      var earlier = self.position(of: identifier)
      if let found = earlier, found.section == position.section, found.row >= position.row {
        earlier?.row += identifiers.count
      }
      return earlier
    }
    return TableSnapshotError(
      "items", repeated: repeated,
      remedy: """
        give each item an identity of its own, for data that repeats with RepeatedIdentifier.uniqued
        """)
  }

  /// Returns the error for sections of which some would be in the snapshot twice.
  @usableFromInline
  func duplicates(in identifiers: [SectionID], insertedAt index: Int) -> TableSnapshotError {
    let repeated = identifiers.repeated {
      index + $0
    } earlier: { identifier in
      indexOfSection(identifier).map { $0 < index ? $0 : $0 + identifiers.count }
    }
    return TableSnapshotError(
      "sections", repeated: repeated, remedy: "give each section an identity of its own")
  }
}

extension Array where Element: Hashable {
  /// Returns the elements that are twice in a list, each with both of its places.
  ///
  /// - Parameters:
  ///   - place: Returns the place of the element with an index.
  ///   - earlier: Returns the place of an element that was there before this array; nil for others.
  fileprivate func repeated<Place>(
    place: (Int) -> Place, earlier: (Element) -> Place?
  ) -> [(Element, Place, Place)] {
    var first: [Element: Place] = [:]
    var repeated: [(Element, Place, Place)] = []
    for (index, element) in enumerated() {
      if let earlier = earlier(element) ?? first[element] {
        repeated.append((element, earlier, place(index)))
      } else {
        first[element] = place(index)
      }
    }
    return repeated
  }
}
