// The places of single rows before and after, in whatever section.
extension UpdateMap {
  /// Returns the place of a row after, in another section too and also if it is replaced; nil if it
  /// is gone.
  func newPosition(forOld row: RowPosition) -> RowPosition? {
    if let position = newUnreplacedPosition(forOld: row) { return position }
    return replacedRow(forOld: row)?.target
  }

  /// Returns what is known of a row that is deleted and inserted though it is the same; nil for any
  /// other.
  func replacedRow(forOld row: RowPosition) -> ReplacedRow? {
    let index = replaced.firstIndexInOrder { $0.source >= row }
    return index < replaced.count && replaced[index].source == row ? replaced[index] : nil
  }

  /// Returns the place after of a row that the batch keeps or moves, in another section too; nil if
  /// it is gone or replaced.
  func newUnreplacedPosition(forOld row: RowPosition) -> RowPosition? {
    guard let section = self.newSection(forOld: row.section) else { return nil }
    if let row = rows(ofSection: row.section)?.newRow(forOld: row.row) {
      return RowPosition(section: section, row: row)
    }
    return crossings.target(ofSource: row)
  }

  /// Returns the place of a row before, in another section too; nil if it was not there.
  ///
  /// - Parameters:
  ///   - row: The row after.
  ///   - sources: The map's own ``rowSourcesByTarget``, which serves many questions.
  func position(before row: RowPosition, _ sources: [RowPosition: RowPosition]) -> RowPosition? {
    if let section = oldSection(forNew: row.section),
      let unmoved = rows(ofSection: section)?.oldUnmovedRow(forNew: row.row)
    {
      return RowPosition(section: section, row: unmoved)
    }
    return sources[row]
  }

  /// The places of moved rows before, by their places after. So are those of replaced rows, unless
  /// they show something else.
  ///
  /// - Complexity: O(*m*) for *m* moves.
  var rowSourcesByTarget: [RowPosition: RowPosition] {
    var sources: [RowPosition: RowPosition] = [:]
    for row in replaced where row.showing == .same { sources[row.target] = row.source }
    for move in crossings { sources[move.target] = move.source }
    for (section, rows) in touched {
      guard !rows.moves.isEmpty, let target = self.newSection(forOld: section) else { continue }
      for move in rows.moves {
        sources[RowPosition(section: target, row: move.target)] =
          RowPosition(section: section, row: move.source)
      }
    }
    return sources
  }

  /// Returns whether a row is replaced where it stands (before).
  func isReloaded(_ row: RowPosition) -> Bool { reloaded.containsInOrder(row) }
}
