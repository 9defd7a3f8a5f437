/// *Keep the row*: each row stays at its outer row while content moves past it. Rows below the list
/// are hidden until it is long enough.
struct KeepRow: ListwisePromise {
  var promise: ContentPromise { .keepRow }
  var letsContentPass: Bool { true }

  func following(_ content: UpdateMap, of state: LayerState) -> LayerTransition {
    followingListwise(content, of: state)
  }

  func laysOutAgain(after content: RowMap) -> Bool { false }

  func follow(
    _ content: RowMap, with rows: inout PromisedRows, section: Int, filling: inout SlotFilling
  ) -> RowMap {
    rows.keepRows(contentCount: content.countAfter, section: section, filling: &filling)
  }

  func showing(_ layout: TableLayout, of state: LayerState) -> LayerState {
    let memory = state.memoryAfterDrag
    var lists = memory.rows.lists
    for section in lists.indices where state.layout.rows[section] != layout.rows[section] {
      lists[section].wanted = lists[section].wanted?.beginning(with: layout.rows[section])
    }
    return LayerState(layout: layout, memory: memory.replacing(rows: lists))
  }
}

extension PromisedRows {
  /// Follows content that has another number of rows now.
  ///
  /// - Parameters:
  ///   - contentCount: The number of content rows after.
  ///   - section: The section (inner, after).
  ///   - filling: The models for new slots.
  /// - Returns: The fate of the rows.
  /// - Complexity: O((rows that content gains or loses + rows that come and go) log *k*)
  fileprivate mutating func keepRows(
    contentCount: Int, section: Int, filling: inout SlotFilling
  ) -> RowMap {
    let count = layout.additionalCount
    guard contentCount != layout.contentCount else { return RowMap(unchanged: count) }
    let wanted = self.wanted
    if contentCount < wanted.contentCount {
      let shown = wanted.additionalCount(upToContent: contentCount)
      var map = RowMap(countBefore: count, countAfter: shown)
      map.removed = Array(min(shown, count)..<count)
      map.added = Array(min(shown, count)..<shown)
      var edit = layout.lengthening(to: contentCount)
      edit.removedAdditional = map.removed
      edit.insertedAnchors = map.added.map { ($0, wanted.anchor(ofAdditional: $0)) }
      memory.wanted = wanted
      layout = layout.applying(edit, tailAnchor: min(contentCount, layout.contentCount))
      return map
    }
    let slots = filling.slots(
      after: wanted.contentCount, contentCount: contentCount, section: section,
      present: wanted.additionalCount, hasEndRow: false, remembering: &memory.answers)
    var edit = wanted.lengthening(to: contentCount)
    append(slots, to: &edit, ordinal: wanted.additionalCount, filling: &filling)
    memory.wanted = nil
    layout = wanted.applying(edit, tailAnchor: wanted.contentCount)
    var map = RowMap(countBefore: count, countAfter: layout.additionalCount)
    map.added = Array(count..<map.countAfter)
    return map
  }
}

extension RowLayout {
  /// Returns the edit that adds content rows at the end, or removes some there.
  fileprivate func lengthening(to count: Int) -> RowLayoutEdit {
    var map = RowMap(countBefore: contentCount, countAfter: count)
    if count > contentCount {
      map.added = Array(contentCount..<count)
    } else {
      map.removed = Array(count..<contentCount)
    }
    return RowLayoutEdit(rows: map)
  }

  /// Returns the layout with other anchors for its first rows.
  fileprivate func beginning(with first: RowLayout) -> RowLayout {
    let last = max(contentCount, first.contentCount)
    return RowLayout(
      contentCount: last,
      anchors: (0..<additionalCount).lazy.map { ordinal in
        ordinal < first.additionalCount
          ? first.anchor(ofAdditional: ordinal) : self.anchor(ofAdditional: ordinal)
      })
  }
}
