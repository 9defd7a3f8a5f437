/// A layer whose slots are filled one by one, in any order.
///
/// The slots are the rows of a placed layer with a row in each. They follow its policy when the
/// content changes, and a fill moves with its slot. If a slot is removed since no content is left
/// between it and the slot above, its fill moves to that slot if that is empty: the row keeps its
/// place.
package struct FilledSlots: Sendable {
  /// The layer with a row in every slot.
  package let slots: PlacedLayer
  /// The slots that are filled, ascending: ordinals of ``slots``.
  package let ordinals: [Int]
  /// The fill of each of these: a number that is never used again.
  package let fills: [Int]
  /// The layout with a row in each filled slot.
  let layout: TableLayout

  /// Lays out empty slots.
  ///
  /// - Parameter contentPositions: Which of the rows inside are content; nil if all are.
  init(
    of placement: Placement, policy: ContentPolicy, rowCounts: [Int],
    contentPositions: ContentPositions? = nil
  ) {
    self.init(
      slots: PlacedLayer(
        rule: PlacedRule(rows: placement, supply: .everySlot), policy: policy,
        rowCounts: rowCounts, contentPositions: contentPositions))
  }

  /// Fills slots.
  ///
  /// - Complexity: O(*k* + *s*) for *k* filled slots and *s* sections.
  private init(slots: PlacedLayer, ordinals: [Int] = [], fills: [Int] = []) {
    self.slots = slots
    self.ordinals = ordinals
    self.fills = fills
    var anchors = slots.layout.rows.map { _ in [Int]() }
    for ordinal in ordinals {
      let anchor = slots.layout.anchor(ofAdditional: ordinal)
      anchors[anchor.section].append(anchor.row)
    }
    layout = TableLayout(
      rows: zip(slots.layout.rows, anchors).map {
        RowLayout(contentCount: $0.contentCount, anchors: $1)
      })
  }

  /// Returns the fill of a slot; nil if it is empty.
  ///
  /// - Complexity: O(log *k*) for *k* filled slots.
  package func fill(ofSlot ordinal: Int) -> Int? {
    let index = ordinals.firstIndex(atLeast: ordinal)
    return index < ordinals.count && ordinals[index] == ordinal ? fills[index] : nil
  }

  // MARK: - Changes

  /// Follows a change of the content.
  func following(_ content: UpdateMap) -> LayerTransition {
    let change = slots.following(content)
    let targets = newOrdinals(after: change)
    let order = targets.indices.filter { targets[$0] != nil }
      .sorted { targets[$0] ?? 0 < targets[$1] ?? 0 }
    let new = FilledSlots(
      slots: change.new, ordinals: order.compactMap { targets[$0] }, fills: order.map { fills[$0] })
    var rows = [Int?](repeating: nil, count: fills.count)
    for (after, before) in order.enumerated() { rows[before] = after }
    return LayerTransition(
      old: LayerState(.slots(self)), new: LayerState(.slots(new)), content: content,
      rows: .listed(rows, countAfter: order.count), sections: .unchanged(0))
  }

  /// Lays the slots out by another placement, for new content. Fills stay in the slots with the
  /// same ordinals, as far as these exist.
  func relaidOut(
    _ content: UpdateMap, by placement: Placement, policy: ContentPolicy
  ) -> LayerTransition {
    let new = refilled(
      by: placement, policy: policy, rowCounts: content.rowCountsAfter,
      contentPositions: content.contentPositions)
    let count = new.fills.count
    return LayerTransition(
      old: LayerState(.slots(self)), new: LayerState(.slots(new)), content: content,
      rows: .listed(fills.indices.map { $0 < count ? $0 : nil }, countAfter: count),
      sections: .unchanged(0))
  }

  /// Returns the same for content that was read again, in which rows cannot be followed.
  ///
  /// - Parameter contentPositions: Which of the rows inside are content; nil if all are.
  func refilled(
    by placement: Placement, policy: ContentPolicy, rowCounts: [Int],
    contentPositions: ContentPositions?
  ) -> FilledSlots {
    let slots = FilledSlots(
      of: placement, policy: policy, rowCounts: rowCounts, contentPositions: contentPositions
    ).slots
    let count = ordinals.firstIndex(atLeast: slots.layout.additionalCount)
    return FilledSlots(
      slots: slots, ordinals: Array(ordinals.prefix(count)), fills: Array(fills.prefix(count)))
  }

  /// Fills slots and empties others, without a change of the content. See
  /// ``LayerState/filling(_:)``.
  func filling(_ changes: [Int: Int?]) -> LayerTransition {
    var all = Dictionary(uniqueKeysWithValues: zip(ordinals, fills))
    for (slot, fill) in changes { all[slot] = fill }
    let filled = all.keys.sorted()
    let new = FilledSlots(slots: slots, ordinals: filled, fills: filled.compactMap { all[$0] })
    return LayerTransition(
      old: LayerState(.slots(self)), new: LayerState(.slots(new)),
      content: .unchanged(layout.contentRowCounts),
      rows: .listed(
        ordinals.map { all[$0] == nil ? nil : filled.firstIndex(atLeast: $0) },
        countAfter: filled.count),
      sections: .unchanged(0),
      changed: ordinals.indices.filter { index in
        let fill = all[ordinals[index]]
        return fill != nil && fill != fills[index]
      })
  }

  /// Returns the same rows after the user has dragged content among them. The free slots are
  /// determined when the app has announced the change.
  func showing(_ layout: TableLayout, contentPositions: ContentPositions?) -> FilledSlots {
    FilledSlots(
      slots: slots.fixed(at: layout, contentPositions: contentPositions),
      ordinals: Array(0..<layout.additionalCount), fills: fills)
  }

  // MARK: - Where slots go

  /// Returns the new ordinals of slots after a change of the content, as a function of the old
  /// ones; nil for a removed one.
  ///
  /// If a slot is removed and its row stays, it maps to the empty one above, which itself maps to
  /// nil.
  ///
  /// - Complexity: O((*m* + filled slots) log *k*) for *m* of *k* slots.
  package func places(after content: UpdateMap) -> (Int) -> Int? {
    let change = slots.following(content)
    let place = place(after: change)
    var joined: [Int: Int] = [:]
    for (ordinal, target) in zip(ordinals, newOrdinals(after: change)) {
      if let target, place(ordinal) == nil { joined[ordinal] = target }
    }
    let used = Set(joined.values)
    return { ordinal in
      if let target = joined[ordinal] { return target }
      return place(ordinal).flatMap { used.contains($0) ? nil : $0 }
    }
  }

  /// Returns the place of a slot after a change. By the rule, slot *j* is slot *j* in any content,
  /// and not that of the content row below it.
  private func place(after change: PlacedChange) -> (Int) -> Int? {
    guard slots.policy.remembersRows else {
      let count = change.new.layout.additionalCount
      return { $0 < count ? $0 : nil }
    }
    return change.transition.newOrdinal(forOld:)
  }

  /// Returns the new slot of each fill; nil if it is removed.
  ///
  /// - Complexity: O((filled slots + slots that go) log *k*) for *k* slots.
  private func newOrdinals(after change: PlacedChange) -> [Int?] {
    let place = place(after: change)
    var targets = ordinals.map(place)
    guard slots.policy == .followContent else { return targets }
    for (index, ordinal) in ordinals.enumerated() where targets[index] == nil {
      // If a filled slot above was removed as well, it used that place.
      let above = index > 0 ? ordinals[index - 1] : -1
      if let upper = slotAbove(ordinal, below: above, change, place) { targets[index] = upper }
    }
    return targets
  }

  /// Returns the nearest slot above that stays (after), if all content between them was removed.
  ///
  /// - Parameter filled: A slot above, at which the search ends.
  private func slotAbove(
    _ ordinal: Int, below filled: Int, _ change: PlacedChange, _ place: (Int) -> Int?
  ) -> Int? {
    let (section, row) = slots.layout.sectionAndOrdinal(ofAdditional: ordinal)
    let first = max(slots.layout.firstIndices[section], filled + 1)
    guard first < ordinal, let rows = change.content.rows(ofSection: section),
      let list = slots.memory?.rows.lists[section]
    else { return nil }
    // A slot for the end would be below content that is appended.
    if list[row].isEndRow, rows.endOfSurvivors < rows.countAfter { return nil }
    let anchor = list[row].anchor
    for above in (first..<ordinal).reversed() {
      let upper = slots.layout.anchor(ofAdditional: above).row
      guard rows.removesAll(of: upper..<anchor) else { return nil }
      if let after = place(above) { return after }
    }
    return nil
  }
}

extension RowMap {
  /// Returns whether all of some rows (before) leave the list.
  fileprivate func removesAll(of rows: Range<Int>) -> Bool {
    let first = removed.firstIndex(atLeast: rows.lowerBound)
    let end = removed.firstIndex(atLeast: rows.upperBound)
    guard end - first == rows.count else { return false }
    let move = moves.firstIndexInOrder { $0.source >= rows.lowerBound }
    return move == moves.count || moves[move].source >= rows.upperBound
  }
}
