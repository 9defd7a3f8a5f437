extension AppliedUpdate {
  /// Returns the place of a row of the table after the change, by its identity. It is still the
  /// same row if the table has to delete and insert it because its section is replaced.
  ///
  /// - Parameter row: A row in reuse coordinates (before).
  /// - Returns: The row in reuse coordinates (after); nil if it is gone.
  /// - Complexity: O(layers · log *m*) for *m* changes of a layer.
  func newRow(forOld row: RowPosition) -> RowPosition? {
    let resolved = layoutsBefore.resolve(row)
    guard let position = newPosition(forOld: resolved) else { return nil }
    return layoutsAfter.convert(position, from: resolved.level, to: 0)
  }

  /// Returns the place of a row after, in the coordinates of its owner.
  private func newPosition(forOld resolved: ResolvedRow) -> RowPosition? {
    // The transition of a layer; there is none of the content.
    var layer: LayerTransition { transitions[transitions.count - 1 - resolved.level] }
    switch resolved.row {
    case .content(let row):
      return content.newPosition(forOld: row)
    case .additional(let ordinal):
      return layer.newOrdinal(forOld: ordinal).map(layer.new.layout.position(ofAdditional:))
    case .added(let section, let row):
      let layout = layer.new.layout
      guard let ordinal = layer.newAddedSection(forOld: section),
        row < layout.addedSectionRowCounts[ordinal]
      else { return nil }
      return RowPosition(section: layout.sections.row(ofAdditional: ordinal), row: row)
    }
  }
}
