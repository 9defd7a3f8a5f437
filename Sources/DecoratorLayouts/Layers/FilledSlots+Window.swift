// The slots near the visible rows.
extension FilledSlots {
  /// Returns the slots that a supply may act on: the filled slots on screen and within reach, the
  /// empty ones below, and other empty ones if `findsEmpty` asks for them.
  ///
  /// - Parameters:
  ///   - layout: The rows of the filled slots among the content.
  ///   - visible: The first and the last visible row (outer, of this layer), which exist.
  ///   - isAtTop: Whether the first row of the layer is on screen, so that a slot before it is on
  ///     screen as well. Otherwise a slot before the first visible row is above the screen.
  ///   - findsEmpty: Returns whether empty slots on screen, or above it, are included.
  ///   - reach: The number of rows above and below these for which models are requested.
  ///   - placeholderCount: The number of slots below that show placeholders, which are returned in
  ///     any case.
  ///   - isPlaceholder: Returns whether a fill is a placeholder.
  /// - Complexity: O((*n* + sections that are crossed) log *k*) for *n* slots that are returned, of
  ///   *k* slots.
  package func window(
    in layout: TableLayout, around visible: ClosedRange<RowPosition>, isAtTop: Bool,
    findingEmpty findsEmpty: (SupplySlot.Side) -> Bool, reach: Int, placeholderCount: Int,
    isPlaceholder: (Int) -> Bool
  ) -> SupplyWindow {
    let onScreen = slotsOnScreen(visible, isAtTop: isAtTop, in: layout)
    let firstFilled = ordinals.firstIndex(atLeast: onScreen.lowerBound)

    /// The place of a slot's row, present or future: below the content above it, and below the
    /// `index` filled slots above it.
    func row(of ordinal: Int, filledAbove index: Int) -> RowPosition {
      let anchor = slots.layout.anchor(ofAdditional: ordinal)
      return RowPosition(
        section: anchor.section, row: anchor.row + index - layout.firstIndices[anchor.section])
    }
    func slot(_ ordinal: Int, _ side: SupplySlot.Side, isInReach: Bool, filled index: Int?)
      -> SupplySlot
    {
      let fill: SupplySlot.Fill? = index.map {
        isPlaceholder(fills[$0]) ? .placeholder : .model(fills[$0])
      }
      return SupplySlot(ordinal: ordinal, side: side, isInReach: isInReach, fill: fill ?? .none)
    }

    var found: [SupplySlot] = []
    let findsEmptyAbove = findsEmpty(.above)
    var index = firstFilled
    var ordinal = onScreen.lowerBound
    while true {
      ordinal = findsEmptyAbove ? ordinal - 1 : index > 0 ? ordinals[index - 1] : -1
      guard ordinal >= 0 else { break }
      let isFilled = index > 0 && ordinals[index - 1] == ordinal
      if isFilled { index -= 1 }
      let distance = layout.distance(
        from: row(of: ordinal, filledAbove: index), to: visible.lowerBound, atMost: reach)
      guard distance != nil else { break }
      found.append(slot(ordinal, .above, isInReach: true, filled: isFilled ? index : nil))
    }
    found.reverse()

    index = firstFilled
    ordinal = onScreen.lowerBound
    if !findsEmpty(.visible) {
      while index < ordinals.count, ordinals[index] < onScreen.upperBound {
        found.append(slot(ordinals[index], .visible, isInReach: true, filled: index))
        index += 1
      }
      ordinal = onScreen.upperBound
    }
    var below = 0
    while ordinal < slots.layout.additionalCount {
      while index < ordinals.count, ordinals[index] < ordinal { index += 1 }
      let isFilled = index < ordinals.count && ordinals[index] == ordinal
      let side = onScreen.contains(ordinal) ? SupplySlot.Side.visible : .below
      var isInReach = true
      if side == .below {
        let distance = layout.distance(
          from: visible.upperBound, to: row(of: ordinal, filledAbove: index), atMost: reach)
        guard distance != nil || below < placeholderCount else { break }
        isInReach = distance != nil
        below += 1
      }
      found.append(slot(ordinal, side, isInReach: isInReach, filled: isFilled ? index : nil))
      ordinal += 1
    }
    return SupplyWindow(slots: found, isAtTop: isAtTop)
  }

  /// Returns the slots whose rows are or would be on screen, by their ordinals.
  ///
  /// - Parameters:
  ///   - visible: The first and the last visible row (outer), which exist.
  ///   - isAtTop: Whether a slot before the first visible row is on screen.
  ///   - layout: The rows of the filled slots among the content.
  package func slotsOnScreen(
    _ visible: ClosedRange<RowPosition>, isAtTop: Bool, in layout: TableLayout
  ) -> Range<Int> {
    let end = firstSlot(below: visible.upperBound, in: layout)
    guard !isAtTop else { return 0..<end }
    if case .additional(let index) = layout.origin(of: visible.lowerBound) {
      return min(ordinals[index], end)..<end
    }
    return min(firstSlot(below: visible.lowerBound, in: layout), end)..<end
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

// A layer that fills slots has no added sections.
extension TableLayout {
  /// The first row (outer); nil if there is none.
  package var firstRow: RowPosition? {
    rows.firstIndex { $0.count > 0 }.map { RowPosition(section: $0, row: 0) }
  }

  /// Returns the row that is a number of rows below another one (outer), or the last one.
  ///
  /// - Complexity: O(sections that are crossed)
  package func row(_ distance: Int, below first: RowPosition) -> RowPosition {
    var last = first
    var rest = distance
    for section in first.section..<rows.count where rows[section].count > 0 {
      let start = section == first.section ? first.row : 0
      last = RowPosition(section: section, row: min(start + rest, rows[section].count - 1))
      rest -= rows[section].count - start
      if rest < 0 { break }
    }
    return last
  }

  /// Returns the number of rows from one (outer) to a later one, across sections; nil if it is more
  /// than `limit`. The later one may be the one after the last of its section.
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
