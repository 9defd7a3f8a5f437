extension LayerState {
  /// The same rows after the user has dragged content, of this list or from elsewhere, among them.
  ///
  /// - Parameter layout: What is on screen, with as many additional rows as before in each section.
  /// - Complexity: O(sections); O(additional rows) for sections that keep rows for lack of content.
  func showing(_ layout: TableLayout) -> LayerState {
    var memories = rowMemories
    for section in memories.indices where self.layout.rows[section] != layout.rows[section] {
      memories[section].wanted = memories[section].wanted.map {
        $0.beginning(with: layout.rows[section])
      }
    }
    return LayerState(
      rule: rule, promise: promise, layout: layout, rowMemories: memories,
      sectionMemory: sectionMemory, waitingModels: waitingModels, waitingSections: waitingSections)
  }
}

extension RowLayout {
  /// The layout with other anchors for its first rows.
  fileprivate func beginning(with first: RowLayout) -> RowLayout {
    let last = max(contentCount, first.contentCount)
    return RowLayout(
      contentCount: last,
      anchors: (0..<additionalCount).lazy.map { ordinal in
        ordinal < first.additionalCount
          ? first.anchor(ofAdditional: ordinal) : self.anchor(ofAdditional: ordinal)
      })
  }
}
