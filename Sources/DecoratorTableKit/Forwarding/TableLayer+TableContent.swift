// Which of the rows inside are content, for rules that count it.
extension TableLayer {
  /// Whether the layer depends on which of the rows inside are content. A rule that depends on the
  /// content may count it.
  var dependsOnContent: Bool { ruleForContent != nil || ownState.dependsOnContent }

  /// Returns which rows inside the layer are content of the wrapped sources, and not those of
  /// layers inside.
  ///
  /// - Parameter rowCounts: The number of rows of each section inside, as this layer knows them. If
  ///   the layers inside have others, all rows count as content.
  /// - Complexity: O(layers · sections)
  func tableContent(of rowCounts: [Int]) -> TableContent {
    if let inside, inside.isLoaded {
      return inside.tableContentOutside.checked(against: rowCounts)
    }
    let composed = source?.inner as? ComposedContent
    return composed?.tableContent.checked(against: rowCounts) ?? TableContent(rowCounts: rowCounts)
  }

  /// Which rows outside the layer are content.
  var tableContentOutside: TableContent {
    tableContent(of: inForce.layout.contentRowCounts).around(inForce.layout)
  }

  /// Returns which rows inside the layer are content; nil if a rule does not depend on it, or if
  /// all are.
  func tableContent(for rule: LayerRule, of rowCounts: [Int]) -> TableContent? {
    guard rule.dependsOnContent, inside != nil || source?.inner is ComposedContent else {
      return nil
    }
    return tableContent(of: rowCounts)
  }
}
