extension LayerState {
  /// The same state with the edits of its layouts folded in, to be made now and then between updates;
  /// nil if there is nothing to fold.
  ///
  /// - Complexity: O(*s* + *k*) for *s* sections and *k* rows in sections with edits.
  func refrozen() -> LayerState? {
    var rows = layout.rows
    var memories = rowMemories
    var isFolded = false
    for section in rows.indices {
      if let folded = rows[section].refrozen() {
        rows[section] = folded
        isFolded = true
      }
      if !memories.isEmpty, let folded = memories[section].wanted?.refrozen() {
        memories[section].wanted = folded
        isFolded = true
      }
    }
    guard isFolded else { return nil }
    return LayerState(
      rule: rule, promise: promise,
      layout: layout.replacing(rows: rows, sameAdditionalCounts: true), rowMemories: memories,
      sectionMemory: sectionMemory, waitingModels: waitingModels, waitingSections: waitingSections)
  }
}
