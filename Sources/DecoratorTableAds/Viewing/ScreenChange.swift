/// What has come on screen and gone from it since the look before, while no row has changed places.
@MainActor
struct ScreenChange {
  /// The indices of the rows that have gone, among those of the look before, ascending.
  private(set) var removals: [Int] = []
  /// The indices of the rows that have come, among those on screen, ascending.
  private(set) var insertions: [Int] = []

  /// Finds out what has come and gone.
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

  var isEmpty: Bool { removals.isEmpty && insertions.isEmpty }
}
