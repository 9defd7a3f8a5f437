// Each row stays with its heir: the first old content row at or after its anchor that survives.
extension PromisedRows {
  /// The rows after their content changed, if any of it survived.
  ///
  /// - Parameters:
  ///   - map: What becomes of the content.
  ///   - section: The section (inner, after).
  ///   - filling: What new slots are filled with.
  /// - Complexity: O((*m* + rows whose heir moves + new slots) log *k*) for *m* changes.
  func followingContent(
    _ map: RowMap, section: Int, filling: inout SlotFilling
  ) -> PromisedRowsChange {
    let end = map.endOfSurvivors
    let count = layout.additionalCount
    let relocations = relocations(following: map)
    let slots = filling.slots(
      after: end, contentCount: map.countAfter, section: section, present: count,
      hasEndRow: memory.hasEndRow)

    var change = PromisedRowsChange(rows: self)
    change.edit.relocated = relocations.map(\.move)
    var edit = RowLayoutEdit(rows: map)
    if !relocations.isEmpty {
      edit.removedAdditional = relocations.map(\.move.source)
      let arriving = relocations.sorted { $0.move.target < $1.move.target }
      edit.insertedAnchors = arriving.map { ($0.move.target, $0.anchor) }
      if memory.models.count > 0 {
        change.rows.memory.models = memory.models.edited(
          removing: edit.removedAdditional,
          inserting: arriving.map { arriving in
            let model = memory.models[arriving.move.source]
            return (arriving.move.target, model..<model + 1)
          })
      }
    }
    // The row at the end goes to the new end, below new ones.
    let endRow = memory.hasEndRow ? count - 1 : nil
    if !slots.anchors.isEmpty {
      change.rows.append(slots, to: &edit, ordinal: endRow ?? count, filling: &filling)
      change.edit.inserted = Array((endRow ?? count)..<(endRow ?? count) + slots.anchors.count)
    }
    if let endRow, end < map.countAfter {
      edit.removedAdditional.append(endRow)
      edit.insertedAnchors.append((count - 1 + slots.anchors.count, map.countAfter))
    }
    change.rows.layout = layout.applying(edit, tailAnchor: end)
    return change
  }

  /// An additional row whose heir moves.
  private struct Relocation {
    /// Its ordinals.
    var move: RowMap.Move
    /// The content row it stands before (after).
    var anchor: Int
  }

  /// The rows whose heir moves, ascending.
  private func relocations(following map: RowMap) -> [Relocation] {
    var relocations: [Relocation] = []
    for heir in map.movedHeirs {
      let first = layout.additionalCount(before: heir.anchors.lowerBound)
      for ordinal in first..<layout.additionalCount(before: heir.anchors.upperBound + 1) {
        relocations.append(
          Relocation(move: RowMap.Move(from: ordinal, to: 0), anchor: heir.target))
      }
    }
    guard !relocations.isEmpty else { return relocations }
    let sources = relocations.map(\.move.source)
    let arriving = relocations.indices.sorted {
      (relocations[$0].anchor, $0) < (relocations[$1].anchor, $1)
    }
    for (above, index) in arriving.enumerated() {
      // Above it are relocated ones, and those whose heir is an unmoved row further up.
      let unmoved = map.unmovedCount(beforeNew: relocations[index].anchor)
      var staying = 0
      if unmoved > 0 {
        let last = map.removed.position(ofFree: unmoved - 1)
        staying = layout.additionalCount(before: last + 1)
        staying -= sources.firstIndex(atLeast: staying)
      }
      relocations[index].move.target = staying + above
    }
    return relocations
  }
}
