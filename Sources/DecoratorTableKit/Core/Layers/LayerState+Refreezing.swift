extension LayerState {
  /// Returns the same state with the edits of its layouts folded in; nil if there is nothing to
  /// fold. Call it now and then between updates.
  ///
  /// - Complexity: O(*s* + *k*) for *s* sections and *k* rows in sections with edits.
  func refrozen() -> LayerState? {
    if let filled = memory.filled {
      return filled.slots.refrozen().map { slots in
        FilledSlots(slots: slots, ordinals: filled.ordinals, fills: filled.fills)
          .state(of: rule, promise: promise)
      }
    }
    var rows = layout.rows
    var lists = memory.rows.lists
    var isFolded = false
    for section in rows.indices {
      if let folded = rows[section].refrozen() {
        rows[section] = folded
        isFolded = true
      }
    }
    var remembersFolded = false
    for section in lists.indices {
      if let folded = lists[section].wanted?.refrozen() {
        lists[section].wanted = folded
        remembersFolded = true
      }
    }
    guard isFolded || remembersFolded else { return nil }
    return LayerState(
      layout: layout.replacing(rows: rows, sameAdditionalCounts: true),
      memory: remembersFolded ? memory.replacing(rows: lists) : memory)
  }
}
