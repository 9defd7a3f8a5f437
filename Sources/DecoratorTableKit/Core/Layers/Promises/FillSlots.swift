/// *Filled slots*: rows stand in some of the slots. The slots keep a promise, and rows go with
/// them.
struct FillSlots: PromiseKeeping {
  /// The promise that the slots keep.
  let promise: ContentPromise

  var isLaidOutByRule: Bool { false }

  func state(of rule: LayerRule, rowCounts: [Int]) -> LayerState {
    let slots = slots(of: rule, rowCounts: rowCounts)
    return FilledSlots(slots: slots, ordinals: [], fills: [])
      .state(of: rule, promise: promise)
  }

  /// Lays out the layer with a row in every slot.
  private func slots(of rule: LayerRule, rowCounts: [Int]) -> LayerState {
    // By the rule, slot *j* is slot *j* whatever content there is, as with the row of a model. It
    // is not that of the content row below it.
    let supply: LayerRule.Supply = promise == .followRule ? .models(.max) : .everySlot
    return LayerState(
      rule: LayerRule(rows: rule.rows, supply: supply), promise: promise, rowCounts: rowCounts)
  }

  func following(_ content: UpdateMap, of state: LayerState) -> LayerTransition {
    guard let filled = state.memory.filled else {
      return state.laidOutAgain(content, rule: state.rule)
    }
    let slots = filled.slots.following(content)
    return filled.transition(
      of: state, to: slots.new, rule: state.rule, content: content,
      targets: slots.newOrdinals(forFilled: filled.ordinals))
  }

  func following(
    _ content: UpdateMap, of state: LayerState, by rule: LayerRule
  ) -> LayerTransition {
    laidOutAgain(content, of: state, by: rule)
  }

  func changing(_ state: LayerState, to rule: LayerRule, models: ModelChange) -> LayerTransition {
    laidOutAgain(.unchanged(state.layout.contentRowCounts), of: state, by: rule)
  }

  /// Lays the slots out by a rule for new content. What fills a slot is in the slot with the same
  /// ordinal, as far as there is one.
  func laidOutAgain(
    _ content: UpdateMap, of state: LayerState, by rule: LayerRule
  ) -> LayerTransition {
    guard rule.fillsSlots, let filled = state.memory.filled else {
      return state.laidOutAgain(content, rule: rule)
    }
    let slots = slots(of: rule, rowCounts: content.rowCountsAfter)
    return filled.transition(
      of: state, to: slots, rule: rule, content: content,
      targets: filled.ordinals.map { $0 < slots.layout.additionalCount ? $0 : nil })
  }

  func showing(_ layout: TableLayout, of state: LayerState) -> LayerState {
    guard let filled = state.memory.filled else {
      return LayerState(layout: layout, memory: state.memory)
    }
    // Where the free slots are is known when the app has said what the user did.
    let rule = filled.slots.rule
    let lists = promise == .followRule ? [] : layout.rows.map { _ in ListMemory() }
    let slots = LayerState(
      layout: layout,
      memory: LayerMemory(
        rule: rule, promise: promise, rows: PromiseMemory(lists: lists),
        sections: filled.slots.memory.sections))
    return FilledSlots(
      slots: slots, ordinals: Array(0..<layout.additionalCount), fills: filled.fills
    ).state(of: state.rule, promise: promise)
  }
}

extension FilledSlots {
  /// Returns where slots are after a change of the content, as a function of their ordinals; nil
  /// for one that goes.
  ///
  /// What is meant for a slot goes where its row goes: into the empty one above, if the slot goes
  /// and its row stays. That one is nil then, since it is not empty any more.
  ///
  /// - Complexity: O((*m* + filled slots) log *k*) for *m* of *k* slots.
  func places(after content: UpdateMap) -> (Int) -> Int? {
    let transition = slots.following(content)
    var joined: [Int: Int] = [:]
    for (ordinal, target) in zip(ordinals, transition.newOrdinals(forFilled: ordinals)) {
      if let target, transition.newOrdinal(forOld: ordinal) == nil { joined[ordinal] = target }
    }
    let taken = Set(joined.values)
    return { ordinal in
      if let target = joined[ordinal] { return target }
      return transition.newOrdinal(forOld: ordinal).flatMap { taken.contains($0) ? nil : $0 }
    }
  }
}

extension LayerTransition {
  /// Returns the slot that what fills each of some slots is in after; nil if it goes.
  ///
  /// Where a slot that follows the content goes since no content is left between it and the one
  /// above, and that one is empty, what fills it goes there. Its row stays where it is.
  ///
  /// - Parameter ordinals: Slots, ascending.
  /// - Complexity: O((*m* + slots that go) log *k*) for *m* of *k* slots.
  fileprivate func newOrdinals(forFilled ordinals: [Int]) -> [Int?] {
    var targets = newOrdinals(forOld: ordinals)
    guard old.promise == .followContent, targets.contains(nil) else { return targets }
    for (index, ordinal) in ordinals.enumerated() where targets[index] == nil {
      // If a filled slot above has gone as well, it has taken the place that there was.
      let above = index > 0 ? ordinals[index - 1] : -1
      guard let upper = slotAbove(ordinal, below: above) else { continue }
      targets[index] = upper
    }
    return targets
  }

  /// Returns the nearest slot above one that stays (after), if all content between them has gone.
  ///
  /// - Parameter filled: A slot above. Those from there up are not looked at.
  private func slotAbove(_ ordinal: Int, below filled: Int) -> Int? {
    let anchor = old.layout.anchor(ofAdditional: ordinal)
    let first = max(old.layout.firstIndices[anchor.section], filled + 1)
    guard first < ordinal, let rows = content.rows(ofSection: anchor.section),
      !(isForTheEnd(ordinal, of: anchor.section) && rows.endOfSurvivors < rows.countAfter)
    else { return nil }
    for above in (first..<ordinal).reversed() {
      let upper = old.layout.anchor(ofAdditional: above).row
      guard rows.leavesNothing(of: upper..<anchor.row) else { return nil }
      if let after = newOrdinal(forOld: above) { return after }
    }
    return nil
  }
}

extension LayerTransition {
  /// Returns whether a slot of a section (before) is there for the end, and so below new content.
  private func isForTheEnd(_ ordinal: Int, of section: Int) -> Bool {
    old.memory.rows.lists[section].hasEndRow
      && ordinal == old.layout.firstIndices[section] + old.layout.rows[section].additionalCount - 1
  }
}

extension RowMap {
  /// Returns whether all of some rows (before) leave the list.
  fileprivate func leavesNothing(of rows: Range<Int>) -> Bool {
    let first = removed.firstIndex(atLeast: rows.lowerBound)
    let end = removed.firstIndex(atLeast: rows.upperBound)
    guard end - first == rows.count else { return false }
    let move = moves.firstIndexInOrder { $0.source >= rows.lowerBound }
    return move == moves.count || moves[move].source >= rows.upperBound
  }
}

extension LayerState {
  /// Returns the layer laid out for content that was read afresh, of which nobody knows what became
  /// of it: what fills a slot is in the slot with the same ordinal, as far as there is one.
  ///
  /// - Parameters:
  ///   - rule: The places of the slots.
  ///   - promise: The promise that they keep from now on; the present one if nil.
  ///   - rowCounts: The number of content rows of each section, by inner section.
  /// - Complexity: As `LayerRule.layout(of:)`, and O(*k*) for *k* filled slots.
  func refilled(
    by rule: LayerRule, promise: ContentPromise? = nil, rowCounts: [Int]
  ) -> LayerState {
    let promise = promise ?? self.promise
    let new = LayerState(rule: rule, promise: promise, rowCounts: rowCounts)
    guard let before = memory.filled, let slots = new.memory.filled?.slots else { return new }
    let count = before.ordinals.firstIndex(atLeast: slots.layout.additionalCount)
    return FilledSlots(
      slots: slots, ordinals: Array(before.ordinals.prefix(count)),
      fills: Array(before.fills.prefix(count))
    ).state(of: rule, promise: promise)
  }
}
