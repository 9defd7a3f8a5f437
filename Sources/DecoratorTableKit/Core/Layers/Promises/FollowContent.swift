/// *Follow the content*: each row stays with its heir, the first old content row at or after its
/// anchor that survives.
///
/// A rule that repeats has rows in new content, too: below the old content, and amid it where a run
/// of new rows is as long as the distance of the rule. Two rows of such a rule that had content
/// between them do not come to stand next to each other, and those of a rule with a spacing keep
/// it: the lower one goes.
struct FollowContent: ListwisePromise {
  var promise: ContentPromise { .followContent }
  var letsContentPass: Bool { false }

  func following(_ content: UpdateMap, of state: LayerState) -> LayerTransition {
    followingInPlace(content, of: state) ?? followingListwise(content, of: state)
  }

  /// Follows content that has not moved, where no row comes or goes; nil for any other change. This
  /// is the most frequent one, and leaves the memory as it is.
  ///
  /// - Complexity: As ``RowLayout/applying(_:tailAnchor:)``, and O(*m* log *k*) if content goes.
  private func followingInPlace(_ content: UpdateMap, of state: LayerState) -> LayerTransition? {
    guard content.sections.isUnchanged, !state.rule.rows.asksAboutNeighbours,
      content.touched.allSatisfy({ $0.rows.hasUnmovedEnd })
    else { return nil }
    var rows = state.layout.rows
    for (section, map) in content.touched {
      let distances = SlotDistances(
        state.rule.rows, contentCount: map.countAfter, section: section)
      guard !distances.mayBringSlots(map) else { return nil }
      let before = rows[section]
      rows[section] = before.applying(RowLayoutEdit(rows: map), tailAnchor: map.countAfter)
      guard
        rows[section].rowsWithLostDistance(
          after: map, from: before, rows: RowMap(unchanged: before.additionalCount),
          least: distances.afterLoss
        ).isEmpty
      else { return nil }
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
  /// Follows content that survived in part: rows go with their heirs, those that have lost their
  /// distance to the row above go, and new slots are filled.
  ///
  /// - Parameters:
  ///   - content: The change of the content.
  ///   - section: The section (inner, after).
  ///   - filling: The models for new slots, and those of rows that go.
  /// - Returns: The fate of the rows.
  /// - Complexity: O((*m* + rows with a moved heir + rows around content that has gone + new slots)
  ///   log *k*) for *m* changes.
  fileprivate mutating func followContent(
    _ content: RowMap, section: Int, filling: inout SlotFilling
  ) -> RowMap {
    let before = layout
    let distances = SlotDistances(
      filling.placement, contentCount: content.countAfter, section: section)
    var map = goWithHeirs(content)
    let near = layout.rowsWithLostDistance(
      after: content, from: before, rows: map, least: distances.afterLoss)
    map = map.followed(by: removeForDistance(near, filling: &filling))
    let amid = filling.slots(
      amid: content, among: layout, section: section, distances: distances,
      remembering: &memory.answers)
    map = map.followed(by: insert(amid, filling: &filling))
    let below = slots(below: content, section: section, distances: distances, filling: filling)
    map = map.followed(by: insert(below.anchors, filling: &filling))
    if below.hasEnd { memory.hasEndRow = true }
    return map
  }

  /// Moves all rows to where their heirs are, and the one at the end to the new end.
  private mutating func goWithHeirs(_ content: RowMap) -> RowMap {
    let end = content.endOfSurvivors
    let count = layout.additionalCount
    let relocations = relocations(following: content)
    var map = RowMap(unchanged: count)
    var edit = RowLayoutEdit(rows: content)
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
    if memory.hasEndRow, end < content.countAfter {
      edit.removedAdditional.append(count - 1)
      edit.insertedAnchors.append((count - 1, content.countAfter))
    }
    layout = layout.applying(edit, tailAnchor: end)
    return map
  }

  /// Removes rows that have come too near to those above, and gives their models back.
  ///
  /// Of a row for the end and one that comes to stand there with it, the upper one stays, as of any
  /// two, and is for the end from then on: a rule that claims a place twice has one row there.
  private mutating func removeForDistance(_ ordinals: [Int], filling: inout SlotFilling) -> RowMap {
    var map = RowMap(
      countBefore: layout.additionalCount, countAfter: layout.additionalCount - ordinals.count)
    guard !ordinals.isEmpty else { return map }
    map.removed = ordinals
    if memory.models.count > 0 {
      for ordinal in ordinals { filling.giveBack(memory.models[ordinal]) }
      memory.models = memory.models.edited(removing: ordinals)
    }
    layout = layout.removing(ordinals)
    if memory.hasEndRow { memory.hasEndRow = layout.lastAnchor == layout.contentCount }
    return map
  }

  /// Finds the free slots below all content that was there.
  private mutating func slots(
    below content: RowMap, section: Int, distances: SlotDistances, filling: SlotFilling
  ) -> SlotFilling.Slots {
    var top = content.endOfSurvivors
    let count = layout.additionalCount
    let aboveEnd = memory.hasEndRow ? count - 1 : count
    if aboveEnd > 0 {
      top = max(top, layout.anchor(ofAdditional: aboveEnd - 1) + distances.spacing - 1)
    }
    return filling.slots(
      after: top, upTo: memory.hasEndRow ? content.countAfter - distances.spacing : .max,
      contentCount: content.countAfter, section: section, present: count,
      hasEndRow: memory.hasEndRow, remembering: &memory.answers)
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
      let unmoved = content.keptCount(aboveNewAnchor: relocations[index].anchor)
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
