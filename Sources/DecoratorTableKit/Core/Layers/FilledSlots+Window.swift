// The slots near the visible rows.
extension FilledSlots {
  /// Returns what a supply sees: the filled slots within reach, and all slots within reach below
  /// the visible rows. Other slots can get no row there.
  ///
  /// - Parameters:
  ///   - layout: The rows of the filled slots among the content.
  ///   - visible: The first and the last visible row (outer, of this layer), which exist.
  ///   - reach: The number of rows above and below these that a model is wanted for.
  ///   - keptCount: The number of slots below to return at least, if there are as many.
  ///   - movesUp: Whether the list was scrolled towards its top last.
  ///   - isKept: Returns whether a fill is a placeholder.
  /// - Complexity: O((*n* + sections that are crossed) log *k*) for *n* slots that are returned, of
  ///   *k* slots.
  func window(
    in layout: TableLayout, around visible: ClosedRange<RowPosition>, reach: Int, keptCount: Int,
    movesUp: Bool, isKept: (Int) -> Bool
  ) -> SupplyWindow {
    func fill(_ number: Int) -> SupplySlot.Fill { isKept(number) ? .kept : .model(number) }
    func slot(ofFilled index: Int, _ side: SupplySlot.Side) -> SupplySlot {
      SupplySlot(
        ordinal: ordinals[index], side: side, isInReach: true, fill: fill(fills[index]))
    }
    var found: [SupplySlot] = []
    let firstFilled = layout.filledCount(above: visible.lowerBound)
    var index = firstFilled - 1
    while index >= 0,
      layout.distance(
        from: layout.position(ofAdditional: index), to: visible.lowerBound, atMost: reach) != nil
    {
      found.append(slot(ofFilled: index, .above))
      index -= 1
    }
    found.reverse()
    index = firstFilled
    while index < ordinals.count, layout.position(ofAdditional: index) <= visible.upperBound {
      found.append(slot(ofFilled: index, .visible))
      index += 1
    }

    var below = 0
    var ordinal = firstSlot(below: visible.upperBound, in: layout)
    while ordinal < slots.layout.additionalCount {
      while index < ordinals.count, ordinals[index] < ordinal { index += 1 }
      let anchor = slots.layout.anchor(ofAdditional: ordinal)
      // Where its row is, or would be: below the content above it and the filled slots above it.
      let row = anchor.row + index - layout.firstIndices[anchor.section]
      let distance = layout.distance(
        from: visible.upperBound, to: RowPosition(section: anchor.section, row: row),
        atMost: reach)
      guard distance != nil || below < keptCount else { break }
      let isFilled = index < ordinals.count && ordinals[index] == ordinal
      found.append(
        SupplySlot(
          ordinal: ordinal, side: .below, isInReach: distance != nil,
          fill: isFilled ? fill(fills[index]) : .none))
      below += 1
      ordinal += 1
    }
    return SupplyWindow(slots: found, movesUp: movesUp)
  }

  /// Returns the first slot whose row is or would be below a row (outer).
  func firstSlot(below row: RowPosition, in layout: TableLayout) -> Int {
    switch layout.origin(of: row) {
    case .content(let content):
      slots.layout.firstIndices[content.section]
        + slots.layout.rows[content.section].additionalCount(upToContent: content.row)
    case .additional(let index): ordinals[index] + 1
    case .added: slots.layout.additionalCount
    }
  }
}

extension TableLayout {
  /// Returns the number of additional rows above a row (outer).
  fileprivate func filledCount(above row: RowPosition) -> Int {
    switch origin(of: row) {
    case .content(let content):
      firstIndices[content.section]
        + rows[content.section].additionalCount(upToContent: content.row)
    case .additional(let index): index
    case .added: additionalCount
    }
  }

  /// Returns the number of rows from one (outer) to a later one, across sections; nil if it is more
  /// than `limit`. The later one may be the one after the last of its section.
  ///
  /// Without added sections, which a layer that fills slots has none of.
  fileprivate func distance(
    from first: RowPosition, to second: RowPosition, atMost limit: Int
  ) -> Int? {
    var distance = -first.row
    for section in first.section..<second.section {
      distance += rows[section].count
      if distance > limit { return nil }
    }
    distance += second.row
    return distance <= limit ? distance : nil
  }
}
