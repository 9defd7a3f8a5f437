// Each row stays at its outer row, whatever content moves past it.
extension PromisedRows {
  /// The rows with another number of content rows.
  ///
  /// - Parameters:
  ///   - contentCount: The number of content rows after.
  ///   - section: The section (inner, after).
  ///   - filling: What new slots are filled with.
  /// - Complexity: O((rows that content gains or loses + rows that come and go) log *k*)
  func keepingRows(
    contentCount: Int, section: Int, filling: inout SlotFilling
  ) -> PromisedRowsChange {
    guard contentCount != layout.contentCount else { return PromisedRowsChange(rows: self) }
    let wanted = self.wanted
    let count = layout.additionalCount
    var change = PromisedRowsChange(rows: self)
    if contentCount < wanted.contentCount {
      // Rows below the list are hidden until it is long enough.
      let shown = wanted.additionalCount(upToContent: contentCount)
      var edit = layout.lengthening(to: contentCount)
      if shown < count {
        edit.removedAdditional = Array(shown..<count)
        change.edit.removed = edit.removedAdditional
      } else if shown > count {
        change.edit.inserted = Array(count..<shown)
        edit.insertedAnchors = change.edit.inserted.map { ($0, wanted.anchor(ofAdditional: $0)) }
      }
      change.rows.memory.wanted = wanted
      change.rows.layout = layout.applying(
        edit, tailAnchor: min(contentCount, layout.contentCount))
    } else {
      let slots = filling.slots(
        after: wanted.contentCount, contentCount: contentCount, section: section,
        present: wanted.additionalCount, hasEndRow: false)
      var edit = wanted.lengthening(to: contentCount)
      change.rows.append(slots, to: &edit, ordinal: wanted.additionalCount, filling: &filling)
      change.rows.memory.wanted = nil
      change.rows.layout = wanted.applying(edit, tailAnchor: wanted.contentCount)
      change.edit.inserted = Array(count..<change.rows.layout.additionalCount)
    }
    return change
  }
}

extension RowLayout {
  /// The edit that adds content rows at the end, or takes some away there.
  fileprivate func lengthening(to count: Int) -> RowLayoutEdit {
    var map = RowMap(countBefore: contentCount, countAfter: count)
    if count > contentCount {
      map.added = Array(contentCount..<count)
    } else {
      map.removed = Array(count..<contentCount)
    }
    return RowLayoutEdit(rows: map)
  }
}
