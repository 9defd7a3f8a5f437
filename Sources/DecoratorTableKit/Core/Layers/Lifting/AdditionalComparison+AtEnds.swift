extension AdditionalComparison {
  /// Finds the change if content is only appended to lists, as the pages of a feed are; nil if
  /// there is a change further up. Each row belongs to the content row that it stands before.
  ///
  /// - Complexity: O(runs + lists), and O(*k*) for *k* rows of irregular layouts that do not share
  ///   their anchors.
  func changeAtEnds() -> AdditionalChange? {
    guard case .rows(let map) = content, map.sections.isUnchanged,
      map.touched.allSatisfy({ $0.rows.isAppended })
    else { return nil }
    var change = AdditionalChange()
    for list in old.layouts.indices {
      let (layout, layoutAfter) = (old.layouts[list], new.layouts[list])
      let standing = layout.additionalCount(before: layout.contentCount)
      guard let rows = map.rows(ofSection: list),
        layoutAfter.additionalCount(before: layout.contentCount) == standing,
        layoutAfter.begins(with: standing, of: layout, rows)
      else { return nil }
      // The place after the last content row stays that place: its last rows are the same.
      let same = min(layout.countAtEnd, layoutAfter.countAtEnd)
      let (ordinals, ordinalsAfter) = (old.ordinals(ofList: list), new.ordinals(ofList: list))
      change.remove(ordinals.dropFirst(standing).dropLast(same))
      change.insert(ordinalsAfter.dropFirst(standing).dropLast(same))
    }
    return change
  }
}

extension RowMap {
  /// Whether no row goes, and all that come are after the rest.
  fileprivate var isAppended: Bool { removed.isEmpty && added.first ?? countBefore >= countBefore }
}

extension RowLayout {
  /// Returns whether the first `count` additional rows stand before the same content rows as those
  /// of another layout, which are all above what is appended.
  fileprivate func begins(with count: Int, of old: RowLayout, _ rows: RowMap) -> Bool {
    var stretches = AdditionalStretches(old: old, new: self, rows: rows)
    var next = 0
    while next < count {
      let stretch = stretches.stretch(from: next, upTo: count)
      if stretch.passes { return false }
      next = stretch.end
    }
    return true
  }
}
