// The effect of a change of all rows on the content rows alone: groups and answers about neighbours
// are stored by the numbers of content rows, independent of rows of layers among these.

extension UpdateMap {
  /// Returns the change of the content rows alone, by their numbers.
  ///
  /// - Parameters:
  ///   - before: Which rows are content before; nil if all are.
  ///   - after: Which rows are content after; nil if all are.
  func ofContent(from before: ContentPositions?, to after: ContentPositions?) -> UpdateMap {
    if [before, after].allSatisfy({ $0?.rows.allSatisfy(\.isAllContent) ?? true }) { return self }
    return UpdateMap(
      contentOf: self, from: before ?? ContentPositions(rowCounts: rowCountsBefore),
      to: after ?? ContentPositions(rowCounts: rowCountsAfter))
  }
}

extension RowMap {
  /// Creates the map of the content rows of a list in a change, by their numbers.
  init(contentOf map: RowMap, from before: ContentRows, to after: ContentRows) {
    self.init(countBefore: before.contentCount, countAfter: after.contentCount)
    removed = map.removed.compactMap(before.number(ofRow:))
    added = map.added.compactMap(after.number(ofRow:))
    moves = map.moves.compactMap {
      $0.translated(before.number(ofRow:), after.number(ofRow:))
    }
    guard countBefore - removed.count != countAfter - added.count else { return }
    // The layers inside have changed without an announcement, so no row can be followed.
    (removed, added, moves) = (Array(0..<countBefore), Array(0..<countAfter), [])
  }
}

extension ContentPositions {
  /// Returns the number of a content row among those of its section; nil for any other row.
  func contentNumber(of row: RowPosition) -> RowPosition? {
    rows[row.section].number(ofRow: row.row).map { RowPosition(section: row.section, row: $0) }
  }
}

extension UpdateMap {
  /// Whether rows or sections are inserted, removed or moved.
  package var changesRows: Bool { !sections.isUnchanged || !touched.isEmpty }

  /// Whether the rows are others, or show something else.
  package var changesContent: Bool {
    changesRows || !reloaded.isEmpty || !reconfigured.isEmpty
  }
}
