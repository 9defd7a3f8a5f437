extension LayerState {
  /// Returns the key of a group that has a row above it.
  ///
  /// - Parameters:
  ///   - ordinal: The additional row above the group, counted through the layer.
  ///   - type: The type of the keys.
  /// - Returns: Nil if there is no such row, if the rows of the layer do not stand above groups, or
  ///   if their keys are of another type.
  /// - Complexity: O(log *s* + log *r*) for *s* sections and *r* runs of rows that are in no group.
  public func key<Key: Hashable & Sendable>(
    ofGroup ordinal: Int, as type: Key.Type = Key.self
  ) -> Key? {
    guard (0..<layout.additionalCount).contains(ordinal),
      let groups = memory.groups as? KeyedGroups<Key>
    else { return nil }
    let (section, row) = layout.sectionAndOrdinal(ofAdditional: ordinal)
    return groups.key(inSection: section, ordinal: row)
  }
}
