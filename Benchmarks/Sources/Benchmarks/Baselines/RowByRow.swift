/// A visit of each additional row of a regular rule that determines whether content has to pass it.
struct RowByRow {
  static let name = "row by row"

  let period: Int
  let contentCount: Int
  /// The inserted content rows (after), ascending.
  let inserted: [Int]

  /// The number of operations that a table needs; a reload of the section counts as one.
  var operationCount: Int {
    var above = 0
    var added = 0
    var moved = 0
    for anchor in stride(from: period, through: contentCount + inserted.count, by: period) {
      while above < inserted.count, inserted[above] < anchor { above += 1 }
      if anchor > contentCount { added += 1 } else if above > 0 { moved += 1 }
    }
    return moved > 512 ? 1 : inserted.count + added + moved
  }
}
