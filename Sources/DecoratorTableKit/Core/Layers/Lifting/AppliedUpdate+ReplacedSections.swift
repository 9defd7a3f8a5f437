extension AppliedUpdate {
  /// The sections of the table (reuse, before) that are reloaded only because too many rows of a
  /// layer would have to move, ascending.
  ///
  /// - Complexity: O(reloaded sections · layers · log reloaded sections), and what it takes to find
  ///   the layouts.
  var sectionsReplacedForMoves: [Int] {
    guard !table.reloadedSections.isEmpty else { return [] }
    let layouts = layoutsBefore.layers
    return table.reloadedSections.filter { section in
      var section = section
      for (level, layout) in layouts.enumerated() {
        // A layer that adds a section replaces it itself.
        guard case .content(let inner) = layout.origin(ofSection: section) else { return false }
        guard levels[level + 1].reloadedSections.containsInOrder(inner) else { return true }
        section = inner
      }
      return false
    }
  }
}
