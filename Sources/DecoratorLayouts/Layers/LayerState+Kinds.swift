// What only layers of one kind are asked.
extension LayerState {
  /// The slots, and what fills some of them; nil for a layer that does not fill slots one by one.
  package var filledSlots: FilledSlots? { if case .slots(let slots) = kind { slots } else { nil } }

  /// The rows that are shown; nil for a layer that hides none.
  package var shownContent: ShownContent? {
    if case .hiding(let shown) = kind { shown } else { nil }
  }

  /// Fills slots and empties others, while the content stays.
  ///
  /// - Parameter changes: What fills a slot from now on, by its ordinal; nil for nothing. A slot
  ///   that had something else shows the new in the row that it has.
  /// - Complexity: O(*k* + *s*) for *k* filled slots and *s* sections.
  package func filling(_ changes: [Int: Int?]) -> LayerTransition {
    filledSlots?.filling(changes)
      ?? LayerTransition(keeping: self, content: .unchanged(layout.contentRowCounts))
  }

  /// Applies requests about the rows that the layer hides, while the content stays.
  ///
  /// - Complexity: As ``ShownContent/applying(_:)``, and O(sections).
  package func applying(_ requests: VisibilityRequests) -> LayerTransition {
    let content = UpdateMap.unchanged(layout.contentRowCounts)
    return shownContent.map { transition(to: $0.applying(requests), content) }
      ?? LayerTransition(keeping: self, content: content)
  }

  /// Returns the most rows that a section shows, if that alone hides a row.
  ///
  /// - Parameter row: A content row (inner) that is hidden.
  package func limit(hiding row: RowPosition) -> Int? {
    guard let shown = shownContent, shown.isAdmitted(row) else { return nil }
    return shown.limits[row.section]
  }

  /// Returns the key of a group that has a row above it.
  ///
  /// - Parameters:
  ///   - ordinal: The additional row above the group, counted through the layer.
  ///   - type: The type of the keys.
  /// - Returns: Nil if there is no such row, if the rows of the layer do not stand above groups, or
  ///   if their keys are of another type.
  /// - Complexity: O(log *s* + log *r*) for *s* sections and *r* runs of rows that are in no group.
  package func key<Key: Hashable & Sendable>(
    ofGroup ordinal: Int, as type: Key.Type = Key.self
  ) -> Key? {
    guard case .groups(let groups) = kind,
      (0..<layout.additionalCount).contains(ordinal),
      let keyed = groups.groups as? KeyedGroups<Key>
    else { return nil }
    let (section, row) = layout.sectionAndOrdinal(ofAdditional: ordinal)
    return keyed.key(inSection: section, ordinal: row)
  }
}
