// Which rows are content, and not those of layers of children, for layers around all of them.
extension ComposedTable {
  /// Which rows of the children are content of their own sources.
  var contentPositions: ContentPositions {
    composition.contentPositions(shown.map(\.contentPositions))
  }
}

extension ChildSlot {
  /// Which rows of the child are content of its own source, as the child knows it.
  var contentPositions: ContentPositions { child.contentPositions(withoutLayers: rowCounts) }
}
