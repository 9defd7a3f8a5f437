/// *Follow the content*: each row stays with its heir, the first old content row at or after its
/// anchor that survives.
struct FollowContent: ListwisePromise {
  var promise: ContentPromise { .followContent }
  var letsContentPass: Bool { false }

  func following(_ content: UpdateMap, of state: LayerState) -> LayerTransition {
    followingInPlace(content, of: state) ?? followingListwise(content, of: state)
  }

  /// Follows content that has not moved, where no row comes or goes; nil for any other change. This
  /// is the most frequent one, and leaves the memory as it is.
  private func followingInPlace(_ content: UpdateMap, of state: LayerState) -> LayerTransition? {
    guard content.sections.isUnchanged, !state.rule.rows.asksAboutNeighbours,
      content.touched.allSatisfy({ $0.rows.hasUnmovedEnd })
    else { return nil }
    var rows = state.layout.rows
    for (section, map) in content.touched {
      rows[section] = rows[section].applying(RowLayoutEdit(rows: map), tailAnchor: map.countAfter)
    }
    let layout = state.layout.replacing(rows: rows, sameAdditionalCounts: true)
    return LayerTransition(
      old: state, new: LayerState(layout: layout, memory: state.memory), content: content,
      rows: .unchanged(layout.additionalCount),
      sections: .unchanged(layout.sections.additionalCount))
  }

  func showing(_ layout: TableLayout, of state: LayerState) -> LayerState {
    LayerState(layout: layout, memory: state.memoryAfterDrag)
  }

  func laysOutAgain(after content: RowMap) -> Bool { content.survivorCount == 0 }

  func follow(
    _ content: RowMap, with rows: inout PromisedRows, section: Int, filling: inout SlotFilling
  ) -> RowMap {
    laysOutAgain(after: content)
      ? rows.layOutAgain(contentCount: content.countAfter, section: section, filling: &filling)
      : rows.followContent(content, section: section, filling: &filling)
  }
}

extension PromisedRows {
  /// Follows content that survived in part.
  ///
  /// - Parameters:
  ///   - content: The change of the content.
  ///   - section: The section (inner, after).
  ///   - filling: The models for new slots.
  /// - Returns: The fate of the rows.
  /// - Complexity: O((*m* + rows with a moved heir + new slots) log *k*) for *m* changes.
  fileprivate mutating func followContent(
    _ content: RowMap, section: Int, filling: inout SlotFilling
  ) -> RowMap {
    let end = content.endOfSurvivors
    let count = layout.additionalCount
    let relocations = relocations(following: content)
    let slots = filling.slots(
      after: end, contentCount: content.countAfter, section: section, present: count,
      hasEndRow: memory.hasEndRow, remembering: &memory.answers)

    var map = RowMap(countBefore: count, countAfter: count + slots.anchors.count)
    var edit = RowLayoutEdit(rows: content)
    // The row at the end goes to the new end, below new ones.
    let endRow = memory.hasEndRow ? count - 1 : nil
    if !relocations.isEmpty {
      map.moves = relocations.map(\.move)
      map.removed = map.moves.map(\.source)
      let arriving = relocations.sorted { $0.move.target < $1.move.target }
      map.added = arriving.map(\.move.target)
      edit.removedAdditional = map.removed
      edit.insertedAnchors = arriving.map { ($0.move.target, $0.anchor) }
      if memory.models.count > 0 {
        let models = memory.models
        memory.models = models.edited(
          removing: map.removed,
          inserting: arriving.map { arriving in
            let model = models[arriving.move.source]
            return (arriving.move.target, model..<model + 1)
          })
      }
    }
    if !slots.anchors.isEmpty {
      let first = endRow ?? count
      append(slots, to: &edit, ordinal: first, filling: &filling)
      map.added += first..<first + slots.anchors.count
    }
    if let endRow, end < content.countAfter {
      edit.removedAdditional.append(endRow)
      edit.insertedAnchors.append((count - 1 + slots.anchors.count, content.countAfter))
    }
    layout = layout.applying(edit, tailAnchor: end)
    return map
  }

  /// An additional row that goes with a moved heir.
  private struct Relocation {
    /// The ordinals of the row.
    var move: RowMap.Move
    /// The content row it stands before (after).
    var anchor: Int
  }

  /// Returns the rows that go with a moved heir, ascending.
  private func relocations(following content: RowMap) -> [Relocation] {
    var relocations: [Relocation] = []
    for heir in content.movedHeirs {
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
      // Above it are relocated ones, and those with an unmoved heir further up.
      let unmoved = content.unmovedCount(beforeNew: relocations[index].anchor)
      var staying = 0
      if unmoved > 0 {
        let last = content.removed.position(ofFree: unmoved - 1)
        staying = layout.additionalCount(before: last + 1)
        staying -= sources.firstIndex(atLeast: staying)
      }
      relocations[index].move.target = staying + above
    }
    return relocations
  }
}
