// Which of the rows inside are content, for rules that count it.
extension TableLayer {
  /// Whether somebody has to know which rows are content. A rule that is found for each content may
  /// turn out to count it.
  var dependsOnContent: Bool { ruleForContent != nil || inForce.dependsOnContent }

  /// Returns which rows inside the layer are content of the wrapped sources, and not those of
  /// layers inside.
  ///
  /// - Parameter rowCounts: The number of rows of each section inside, as this layer knows them. If
  ///   what is inside has others, since it has changed without a word, all rows are content.
  /// - Complexity: O(layers · sections)
  func tableContent(of rowCounts: [Int]) -> TableContent {
    let content: TableContent
    if let inside, inside.isLoaded {
      content = inside.tableContentOutside
    } else if let composed = source?.inner as? any ComposedContent {
      content = composed.tableContent
    } else {
      return TableContent(rowCounts: rowCounts)
    }
    return content.rows.elementsEqual(rowCounts) { $0.count == $1 }
      ? content : TableContent(rowCounts: rowCounts)
  }

  /// Which rows outside the layer are content.
  var tableContentOutside: TableContent {
    tableContent(of: inForce.layout.contentRowCounts).around(inForce.layout)
  }

  /// Returns which rows inside the layer are content, if a rule has to know; nil if it need not, or
  /// if all are.
  func tableContent(for rule: LayerRule, of rowCounts: [Int]) -> TableContent? {
    guard rule.dependsOnContent, inside != nil || source?.inner is any ComposedContent else {
      return nil
    }
    return tableContent(of: rowCounts)
  }
}
