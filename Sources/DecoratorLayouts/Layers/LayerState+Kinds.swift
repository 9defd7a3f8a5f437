// Properties of layers of one kind.
extension LayerState {
  /// The slots and their fills; nil for a layer of another kind.
  package var filledSlots: FilledSlots? { if case .slots(let slots) = kind { slots } else { nil } }

  /// The shown rows; nil for a layer of another kind.
  package var shownContent: ShownContent? {
    if case .hiding(let shown) = kind { shown } else { nil }
  }

  /// Fills slots and empties others, without a change of the content.
  ///
  /// - Parameter changes: The new fill of a slot, by its ordinal; nil to empty it. A filled slot
  ///   shows the new one in its present row.
  /// - Complexity: O(*k* + *s*) for *k* filled slots and *s* sections.
  package func filling(_ changes: [Int: Int?]) -> LayerTransition {
    filledSlots?.filling(changes)
      ?? LayerTransition(keeping: self, content: .unchanged(layout.contentRowCounts))
  }

  /// Applies requests about hidden rows, without a change of the content.
  ///
  /// - Complexity: As ``ShownContent/applying(_:)``, and O(sections).
  package func applying(_ requests: VisibilityRequests) -> LayerTransition {
    let content = UpdateMap.unchanged(layout.contentRowCounts)
    return shownContent.map { transition(to: $0.applying(requests), content) }
      ?? LayerTransition(keeping: self, content: content)
  }

  /// Returns the limit of a section, if only that hides a row.
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
  /// - Returns: Nil if there is no such row, if the layer is of another kind, or if its keys are of
  ///   another type.
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
