extension AdditionalComparison {
  /// By old ordinal the new one; nil for a row that goes.
  ///
  /// - Complexity: O(*k* log *m*) for *k* rows and *m* changes of the content.
  func newOrdinals(matching match: AdditionalMatch) -> [Int?] {
    switch match {
    case .sameOrdinals:
      return (0..<old.count).map { $0 < new.count ? $0 : nil }
    case .listed(let listed):
      return listed
    case .edited(let edit):
      return edit.newOrdinals(countBefore: old.count)
    case .contentRow:
      return old.layouts.indices.flatMap { list in
        old.ordinals(ofList: list).map { ordinalAtSameContent($0, inList: list) }
      }
    }
  }

  /// The new row before the content row that an old one stands before, with as many between.
  private func ordinalAtSameContent(_ ordinal: Int, inList list: Int) -> Int? {
    let layout = old.layouts[list]
    let anchor = old.anchor(of: ordinal, inList: list)
    guard let place = content.place(after: anchor, of: layout.contentCount, inList: list) else {
      return nil
    }
    let first = old.ordinals(ofList: list).lowerBound
    let below = first + layout.additionalCount(upToContent: anchor) - ordinal
    let layoutAfter = new.layouts[place.section]
    let row = min(place.row, layoutAfter.contentCount)
    let last = layoutAfter.additionalCount(upToContent: row)
    guard below <= last, layoutAfter.anchor(ofAdditional: last - below) == row else { return nil }
    return new.ordinals(ofList: place.section).lowerBound + last - below
  }
}

extension AdditionalComparison.Content {
  /// Where the content row with an anchor is after, or the place after the last one of `count`: then
  /// any row beyond the last.
  fileprivate func place(after anchor: Int, of count: Int, inList list: Int) -> RowPosition? {
    switch self {
    case .sections(_, let identities):
      let section = anchor == count ? Int.max : identities.row(after: anchor)
      return section.map { RowPosition(section: list, row: $0) }
    case .rows(let map, let moves):
      let section = map.section(after: list)
      if anchor == count { return section.map { RowPosition(section: $0, row: Int.max) } }
      if let section, let row = map.rows(ofSection: list)?.row(after: anchor) {
        return RowPosition(section: section, row: row)
      }
      return moves.target(ofSource: RowPosition(section: list, row: anchor))
    }
  }
}
