/// Additional rows in a sorted array that is edited as by hand: copied, with every anchor after the
/// new row moved by one.
struct ShiftedRows {
  static let name = "sorted array"

  let contentCount: Int
  /// The outer row of each additional row.
  let rows: [Int]

  init(contentCount: Int, anchors: [Int]) {
    self.contentCount = contentCount
    rows = anchors.enumerated().map { $0 + $1 }
  }

  private init(contentCount: Int, rows: [Int]) {
    self.contentCount = contentCount
    self.rows = rows
  }

  var count: Int { contentCount + rows.count }

  /// Returns the rows after the insertion of a content row at the outer row `row`.
  func inserting(atRow row: Int) -> ShiftedRows {
    var shifted = rows
    for index in SortedRows.lowerBound(rows, row)..<rows.count { shifted[index] += 1 }
    return ShiftedRows(contentCount: contentCount + 1, rows: shifted)
  }

  /// Returns the outer row of a content row that is inserted before the content row `index`: above
  /// the additional rows there.
  func row(insertingContent index: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = low + (high - low) / 2
      if rows[middle] - middle < index { low = middle + 1 } else { high = middle }
    }
    return index + low
  }
}
