/// The slots of a layer that fills some of them, in whatever order.
///
/// The slots are those of a layer with a row in each. Its promise says what becomes of them when
/// the content changes, and what fills a slot goes where the slot goes.
struct FilledSlots: Sendable {
  /// The layer with a row in every slot.
  let slots: LayerState
  /// The slots that are filled, ascending: ordinals of ``slots``.
  let ordinals: [Int]
  /// What fills each of these: a number that is never used again.
  let fills: [Int]

  /// Returns what fills a slot; nil if nothing does.
  ///
  /// - Complexity: O(log *k*) for *k* filled slots.
  func fill(ofSlot ordinal: Int) -> Int? {
    let index = ordinals.firstIndex(atLeast: ordinal)
    return index < ordinals.count && ordinals[index] == ordinal ? fills[index] : nil
  }

  /// Returns the state of the layer with a row in each filled slot.
  ///
  /// - Complexity: O(*k* + *s*) for *k* filled slots and *s* sections.
  func state(of rule: LayerRule, promise: ContentPromise) -> LayerState {
    var anchors: [Int: [Int]] = [:]
    for ordinal in ordinals {
      let anchor = slots.layout.anchor(ofAdditional: ordinal)
      anchors[anchor.section, default: []].append(anchor.row)
    }
    let rows = slots.layout.rows.enumerated().map { section, layout in
      RowLayout(contentCount: layout.contentCount, anchors: anchors[section] ?? [])
    }
    return LayerState(
      layout: TableLayout(rows: rows),
      memory: LayerMemory(rule: rule, promise: promise, filled: self))
  }

  /// Returns the transition of the layer to other slots.
  ///
  /// - Parameters:
  ///   - state: The layer before.
  ///   - slots: The slots after.
  ///   - rule: The rule after.
  ///   - content: The change of the content.
  ///   - targets: The slot that each filled slot is after; nil if it is gone.
  func transition(
    of state: LayerState, to slots: LayerState, rule: LayerRule, content: UpdateMap,
    targets: [Int?]
  ) -> LayerTransition {
    let order = targets.indices.filter { targets[$0] != nil }
      .sorted { targets[$0] ?? 0 < targets[$1] ?? 0 }
    let new = FilledSlots(
      slots: slots, ordinals: order.compactMap { targets[$0] }, fills: order.map { fills[$0] })
    var rows = [Int?](repeating: nil, count: fills.count)
    for (after, before) in order.enumerated() { rows[before] = after }
    return LayerTransition(
      old: state, new: new.state(of: rule, promise: slots.promise), content: content,
      rows: .listed(rows, countAfter: order.count), sections: .unchanged(0))
  }
}

extension LayerState {
  /// The slots, and what fills some of them; nil for a layer that does not fill slots one by one.
  var filledSlots: FilledSlots? { memory.filled }

  /// Fills slots and empties others, while the content stays.
  ///
  /// - Parameter changes: What fills a slot from now on, by its ordinal; nil for nothing. A slot
  ///   that had something else shows the new in the row that it has.
  /// - Complexity: O(*k* + *s*) for *k* filled slots and *s* sections.
  func filling(_ changes: [Int: Int?]) -> LayerTransition {
    guard let before = memory.filled else {
      return LayerTransition(keeping: self, content: .unchanged(layout.contentRowCounts))
    }
    var fills = Dictionary(uniqueKeysWithValues: zip(before.ordinals, before.fills))
    for (slot, fill) in changes { fills[slot] = fill }
    let ordinals = fills.keys.sorted()
    let after = FilledSlots(
      slots: before.slots, ordinals: ordinals, fills: ordinals.compactMap { fills[$0] })
    let rows = before.ordinals.map { slot in
      fills[slot] == nil ? nil : ordinals.firstIndex(atLeast: slot)
    }
    return LayerTransition(
      old: self, new: after.state(of: rule, promise: promise),
      content: .unchanged(layout.contentRowCounts), rows: .listed(rows, countAfter: ordinals.count),
      sections: .unchanged(0),
      changed: before.ordinals.indices.filter { index in
        let fill = fills[before.ordinals[index]]
        return fill != nil && fill != before.fills[index]
      })
  }
}
