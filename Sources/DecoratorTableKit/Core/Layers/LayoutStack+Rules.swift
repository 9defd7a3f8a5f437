extension LayoutStack {
  /// Lays out layers one around the other.
  ///
  /// - Parameters:
  ///   - rules: The rule of each layer, the outermost first.
  ///   - rowCounts: The number of rows of each section of the data, 0 or more; traps if one is
  ///     negative.
  /// - Complexity: O(layers · sections + irregular additional rows); see `LayerRule.layout(of:)`.
  public init(of rules: [LayerRule], rowCounts: [Int]) {
    var rowCounts = rowCounts
    var layers: [TableLayout] = []
    for rule in rules.reversed() {
      let layout = rule.layout(of: rowCounts)
      layers.append(layout)
      rowCounts = layout.outerRowCounts
    }
    self.init(layers.reversed())
  }
}
