// Which rows are content, and not those of layers of children, for layers around all of them.
extension ComposedTable {
  /// Which rows of the children are content of their own sources.
  var tableContent: TableContent {
    composition.tableContent(shown.map(\.tableContent))
  }
}

extension ChildSlot {
  /// Which rows of the child are content of its own source, as the child knows it.
  var tableContent: TableContent { child.tableContent(withoutLayers: rowCounts) }
}
