/// The rows that were on screen at the last look, to be found again from the top to the bottom.
///
/// A look takes time in proportion to the rows on screen: as long as no row has changed places,
/// those of before and those of now are in the same order.
@MainActor
struct KnownRows {
  /// The rows that are in the table still, from the top as they are by now.
  private let rows: [WatchedRow]
  /// The first of them that was not passed.
  private var next = 0
  /// Those that have gone, or of which nobody knows where they are, since the table was loaded
  /// again.
  private var lost: [WatchedRow]

  init(_ rows: [WatchedRow]) {
    lost = rows.filter { $0.position == nil }
    let present = lost.isEmpty ? rows : rows.filter { $0.position != nil }
    let isInOrder = zip(present, present.dropFirst()).allSatisfy(Self.isAbove)
    self.rows = isInOrder ? present : present.sorted(by: Self.isAbove)
  }

  private static func isAbove(_ first: WatchedRow, _ second: WatchedRow) -> Bool {
    guard let above = first.position, let below = second.position else { return false }
    return above < below
  }

  /// Returns the row at a position (reuse) if it shows what it showed.
  ///
  /// - Parameters:
  ///   - position: The row, below all that were asked for before.
  ///   - identity: The identity of what it shows; nil where only the row itself has one.
  mutating func row(at position: RowPosition, showing identity: AnyHashable?) -> WatchedRow? {
    while next < rows.count, let other = rows[next].position, other < position { next += 1 }
    guard next < rows.count, rows[next].position == position,
      rows[next].subject.identity == identity
    else { return nil }
    return rows[next]
  }

  /// Takes the number of a row out that is not in the table any more, by what it showed: a table
  /// that was loaded again has lost its rows, but not what they show.
  mutating func takeLostNumber(showing identity: AnyHashable?) -> Int? {
    guard let identity else { return nil }
    return lost.firstIndex { $0.subject.identity == identity }.map { lost.remove(at: $0).number }
  }
}
