import DecoratorTableKit

/// The usual way: all rows, content and additional, merged into one array.
struct MergedRows: RowLookup {
  static let name = "merged array"

  let origins: [RowOrigin]
  /// The outer row of each content row.
  let rows: [Int]

  init(contentCount: Int, anchors: [Int]) {
    var origins: [RowOrigin] = []
    var rows: [Int] = []
    origins.reserveCapacity(contentCount + anchors.count)
    rows.reserveCapacity(contentCount)
    var ordinal = 0
    for index in 0..<contentCount {
      while ordinal < anchors.count, anchors[ordinal] == index {
        origins.append(.additional(ordinal))
        ordinal += 1
      }
      rows.append(origins.count)
      origins.append(.content(index))
    }
    while ordinal < anchors.count {
      origins.append(.additional(ordinal))
      ordinal += 1
    }
    self.origins = origins
    self.rows = rows
  }

  func origin(ofRow row: Int) -> RowOrigin { origins[row] }

  func row(ofContent index: Int) -> Int { rows[index] }
}
