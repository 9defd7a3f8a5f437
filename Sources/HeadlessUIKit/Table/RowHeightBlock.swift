import Foundation

/// Adjacent rows of a section and their heights, in points.
///
/// If all of them have the section's common height, no height is stored.
struct RowHeightBlock: Hashable, Sendable {
  /// The number of rows in a block that was not made by an update.
  static let usualCount = 256

  /// The number of rows.
  private(set) var count: Int
  private var heights: [CGFloat] = []

  /// Creates a block of rows that have the common height.
  init(commonCount count: Int) { self.count = count }

  /// Creates a block of rows that each have their own height.
  init(heights: [CGFloat]) {
    count = heights.count
    self.heights = heights
  }

  /// Whether all rows have the common height.
  var isCommon: Bool { heights.isEmpty }

  /// Returns the height of a row.
  func height(ofRow row: Int, common: CGFloat) -> CGFloat { isCommon ? common : heights[row] }

  /// Sets the height of a row.
  ///
  /// - Complexity: O(`count`) the first time, then O(1).
  mutating func setHeight(_ height: CGFloat, ofRow row: Int, common: CGFloat) {
    store(common: common)
    heights[row] = height
  }

  /// Returns the sum of all heights.
  ///
  /// - Complexity: O(`count`).
  func total(common: CGFloat) -> CGFloat { offset(ofRow: count, common: common) }

  /// Returns the distance from the top of the first row to the top of `row`, which may be `count`.
  ///
  /// - Complexity: O(`count`).
  func offset(ofRow row: Int, common: CGFloat) -> CGFloat {
    isCommon ? CGFloat(row) * common : heights[..<row].reduce(0, +)
  }

  /// Returns the first row whose bottom edge lies below `offset`; `count` if there is none.
  ///
  /// - Complexity: O(`count`); O(1) if all rows have the common height.
  func firstRow(endingAfter offset: CGFloat, common: CGFloat) -> Int {
    guard isCommon else {
      var end: CGFloat = 0
      return heights.firstIndex { height in
        end += height
        return end > offset
      } ?? count
    }
    guard common > 0 else { return count }
    var row = Int(min(offset / common, CGFloat(count)))
    // The division may round across an edge; the products decide.
    while row > 0, CGFloat(row) * common > offset { row -= 1 }
    while row < count, CGFloat(row + 1) * common <= offset { row += 1 }
    return row
  }

  /// Returns some of the rows.
  ///
  /// - Complexity: O(1) for all rows, else O(`count`).
  func rows(_ range: Range<Int>) -> RowHeightBlock {
    if range == 0..<count { return self }
    return isCommon
      ? RowHeightBlock(commonCount: range.count) : RowHeightBlock(heights: Array(heights[range]))
  }

  /// Appends the rows of another block.
  ///
  /// - Complexity: O(`count` of the other), and O(`count`) if these heights were not stored before.
  mutating func append(_ other: RowHeightBlock, common: CGFloat) {
    if isCommon, other.isCommon {
      count += other.count
      return
    }
    store(common: common)
    if other.isCommon {
      heights.append(contentsOf: repeatElement(common, count: other.count))
    } else {
      heights.append(contentsOf: other.heights)
    }
    count = heights.count
  }

  private mutating func store(common: CGFloat) {
    if isCommon { heights = Array(repeating: common, count: count) }
  }
}
