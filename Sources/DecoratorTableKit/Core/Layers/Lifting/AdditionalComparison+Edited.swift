extension AdditionalComparison {
  /// Finds the change where all rows except a few named ones stay with the content around them.
  ///
  /// - Complexity: O(*m* log *m* + *g* log *g*) for *m* named rows and content changes, and *g*
  ///   rows in the gaps where moved ones remain; look-ups in the layouts aside. Rows that are not
  ///   named cost nothing.
  func change(_ edit: RowMap) -> AdditionalChange {
    var change = AdditionalChange()
    change.removed = edit.deleted.map { $0..<$0 + 1 }
    change.inserted = edit.inserted.map { $0..<$0 + 1 }
    var last: (list: Int, gap: Int)?
    for row in edit.moves {
      let list = old.list(of: row.source)
      let rows = content.rows(ofList: list)
      let gap = unmovedCount(before: row.source, inList: list, rows)
      guard let rows, let gap, isInGap(row.target, gap, inList: list, rows) else {
        change.moved.append(
          AdditionalChange.Move(source: row.source, target: row.target, count: 1))
        continue
      }
      // The first of a gap decides for all of it.
      if let last, last == (list, gap) { continue }
      last = (list, gap)
      members(ofGap: gap, inList: list, rows, edit).moveOthers(&change) { _ in 1 }
    }
    change.moved.sort { $0.source < $1.source }
    return change
  }

  /// Returns whether a new row is in a gap of a list (before): in that list after, with `gap`
  /// unmoved content rows before it.
  private func isInGap(_ ordinal: Int, _ gap: Int, inList list: Int, _ rows: RowMap) -> Bool {
    let listAfter = content.list(after: list)
    return new.list(of: ordinal) == listAfter
      && unmovedCount(beforeNew: ordinal, inList: listAfter, rows) == gap
  }

  /// Returns the rows with `gap` unmoved content rows before them, before and after.
  private func members(
    ofGap gap: Int, inList list: Int, _ rows: RowMap, _ edit: RowMap
  ) -> AdditionalGap {
    let layout = old.layouts[list]
    let first = gap > 0 ? rows.removed.position(ofFree: gap - 1) + 1 : 0
    let last = min(rows.removed.position(ofFree: gap), layout.contentCount)
    let above = layout.additionalCount(before: first)
    let base = old.ordinals(ofList: list).lowerBound
    var members = AdditionalGap(unmovedCount: gap)
    for ordinal in base + above..<base + layout.additionalCount(upToContent: last) {
      if let target = edit.newRow(forOld: ordinal), isInGap(target, gap, inList: list, rows) {
        members.members.append(RowMap.Move(from: ordinal, to: target))
      }
    }
    return members
  }
}
