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
  func contentPositions(of rowCounts: [Int]) -> ContentPositions {
    if let inside, inside.isLoaded {
      return inside.contentPositionsOutside.checked(against: rowCounts)
    }
    return segment?.contentPositions(of: rowCounts) ?? ContentPositions(rowCounts: rowCounts)
  }

  /// Which rows outside the layer are content.
  var contentPositionsOutside: ContentPositions {
    contentPositions(of: inForce.layout.contentRowCounts).around(inForce.layout)
  }

  /// Returns which rows inside the layer are content; nil if a rule does not depend on it, or if
  /// all are.
  func contentPositions(for rule: LayerRule, of rowCounts: [Int]) -> ContentPositions? {
    guard rule.dependsOnContent, inside != nil || source?.children != nil else {
      return nil
    }
    return contentPositions(of: rowCounts)
  }
}
