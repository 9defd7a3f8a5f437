/// Tells where rows of a table are after a change, by who they are: a row that a table has to delete and
/// insert, since its section is replaced, is the same row.
struct RowFollower {
  private let content: UpdateMap
  /// Each layer, the outermost first.
  private let layers: [LayerFollower]
  private let before: LayoutStack
  private let after: LayoutStack

  /// - Complexity: O(layers + *m* log *m*) for *m* changes of layers
  init(_ update: AppliedUpdate) {
    content = update.content
    layers = update.transitions.reversed().map(LayerFollower.init)
    before = update.layoutsBefore
    after = update.layoutsAfter
  }

  /// Where a row is after.
  ///
  /// - Parameter row: A row in reuse coordinates (before).
  /// - Returns: The row in reuse coordinates (after); nil if it is gone.
  /// - Complexity: O(layers · log *m*)
  func row(after row: RowPosition) -> RowPosition? {
    let resolved = before.resolve(row)
    guard let position = position(after: resolved) else { return nil }
    return after.convert(position, from: resolved.level, to: 0)
  }

  /// Where a row is after at its owner.
  private func position(after resolved: ResolvedRow) -> RowPosition? {
    switch resolved.row {
    case .content(let row):
      return content.position(after: row)
    case .additional(let ordinal):
      return layers[resolved.level].additional(after: ordinal).map {
        after.layers[resolved.level].position(ofAdditional: $0)
      }
    case .added(let section, let row):
      let layout = after.layers[resolved.level]
      guard let ordinal = layers[resolved.level].addedSection(after: section),
        row < layout.addedSectionRowCounts[ordinal]
      else { return nil }
      return RowPosition(section: layout.sections.row(ofAdditional: ordinal), row: row)
    }
  }
}
