/// The rows that were on screen at the last update, to be matched from the top to the bottom.
///
/// An update takes time in proportion to the rows on screen: as long as no row has moved, the old
/// and the new rows are in the same order.
@MainActor
struct KnownRows {
  /// The rows that are still in the table, from the top.
  private let rows: [RowOnScreen]
  /// The first of them that was not passed yet.
  private var next = 0

  /// Creates the rows of the last update, from the top as they were. If they are read anew, they
  /// may have moved, or been removed.
  init(_ rows: [RowOnScreen], anew: Bool) {
    guard anew else {
      self.rows = rows
      return
    }
    for row in rows { row.followChanges() }
    self.rows = rows.filter { !$0.isInvalid }.sorted { $0.position < $1.position }
  }

  /// Returns the row at a position outside all layers, if it was on screen.
  ///
  /// - Parameter position: The row, below all rows of earlier calls.
  mutating func row(at position: RowPosition) -> RowOnScreen? {
    while next < rows.count, rows[next].position < position { next += 1 }
    guard next < rows.count, rows[next].position == position else { return nil }
    return rows[next]
  }
}
