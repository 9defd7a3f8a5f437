import DecoratorTableKit

/// Additional rows in sorted arrays, found by a plain binary search.
struct SortedRows: RowLookup {
  static let name = "lowerBound"

  /// The content row that follows each additional row.
  let anchors: [Int]
  /// The outer row of each additional row.
  let rows: [Int]

  init(anchors: [Int]) {
    self.anchors = anchors
    rows = anchors.enumerated().map { $0 + $1 }
  }

  func origin(ofRow row: Int) -> RowOrigin {
    let above = Self.lowerBound(rows, row)
    return above < rows.count && rows[above] == row ? .additional(above) : .content(row - above)
  }

  func row(ofContent index: Int) -> Int {
    index + Self.lowerBound(anchors, index + 1)
  }

  /// Returns the index of the first element that is not less than `value`.
  static func lowerBound(_ sorted: [Int], _ value: Int) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = low + (high - low) / 2
      if sorted[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
