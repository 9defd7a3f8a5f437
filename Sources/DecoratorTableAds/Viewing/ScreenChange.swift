/// The rows that came on screen and left it since the last update, while no row has moved.
@MainActor
struct ScreenChange {
  /// The indices of the rows that left the screen, among those of the last update, ascending.
  private(set) var removals: [Int] = []
  /// The indices of the rows that came on screen, among those on screen, ascending.
  private(set) var insertions: [Int] = []

  /// Compares the rows of two updates.
  ///
  /// - Complexity: O(rows on screen)
  init(from before: [RowOnScreen], to rows: [RowOnScreen]) {
    var next = 0
    for index in rows.indices {
      let row = rows[index]
      while next < before.count, before[next].position < row.position {
        removals.append(next)
        next += 1
      }
      if next < before.count, before[next] === row { next += 1 } else { insertions.append(index) }
    }
    removals += next..<before.count
  }
}
