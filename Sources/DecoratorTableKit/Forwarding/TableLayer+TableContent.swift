// Which of the rows inside are content, for rules that count it.
extension TableLayer {
  /// Whether somebody has to know which rows are content. A rule that is found for each content may
  /// turn out to count it.
  var dependsOnContent: Bool { ruleForContent != nil || rule.dependsOnContent }

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
    } else if let composed = (source?.inner as? ComposedDataSource)?.composed {
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
    let hasOthersInside = inside != nil || source?.inner is ComposedDataSource
    return hasOthersInside && rule.dependsOnContent ? tableContent(of: rowCounts) : nil
  }
}

extension DecoratedTable {
  /// Which rows outside all layers are content of the wrapped source.
  ///
  /// - Parameter rowCounts: The number of rows of each section of the source, if there are no layers.
  func tableContent(withoutLayers rowCounts: [Int]) -> TableContent {
    halves.last?.layer.tableContentOutside ?? TableContent(rowCounts: rowCounts)
  }
}

extension ComposedTable {
  var needsTableContent: Bool { table.needsTableContent }

  /// Which rows of the children are content of what they wrap.
  var tableContent: TableContent {
    composition.tableContent(shown.map(\.tableContent))
  }
}

extension ChildSlot {
  /// Which rows of the child are content of what it wraps, as the child knows it.
  var tableContent: TableContent { child.decoratedTable.tableContent(withoutLayers: rowCounts) }
}
