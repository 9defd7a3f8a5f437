extension LayerState {
  /// The same rows after the user has dragged content, of this list or from elsewhere, among them.
  ///
  /// - Parameter layout: What is on screen, with as many additional rows as before in each section.
  /// - Complexity: O(sections); O(additional rows) for sections that keep rows for lack of content.
  func showing(_ layout: TableLayout) -> LayerState {
    guard promise == .keepRow else { return LayerState(layout: layout, memory: memory) }
    var rows = memory.rows
    for section in rows.indices where self.layout.rows[section] != layout.rows[section] {
      rows[section].wanted = rows[section].wanted.map { $0.beginning(with: layout.rows[section]) }
    }
    return LayerState(
      layout: layout,
      memory: LayerMemory(
        rule: rule, promise: promise, rows: rows, sections: memory.sections,
        waitingModels: memory.waitingModels, waitingSections: memory.waitingSections))
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
