import Foundation

/// Some rows of a section that stand one below the other, and their heights, in points.
///
/// If all of them have the height that is common in their section, no height is stored.
struct RowHeightBlock: Hashable, Sendable {
  /// How many rows a block has that was not made by an update.
  static let usualCount = 256

  /// How many rows there are.
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

  /// The height of a row.
  func height(ofRow row: Int, common: CGFloat) -> CGFloat { isCommon ? common : heights[row] }

  /// Gives a row its height.
  ///
  /// - Complexity: O(`count`) the first time, then O(1).
  mutating func setHeight(_ height: CGFloat, ofRow row: Int, common: CGFloat) {
    store(common: common)
    heights[row] = height
  }

  /// All heights together.
  ///
  /// - Complexity: O(`count`).
  func total(common: CGFloat) -> CGFloat { offset(ofRow: count, common: common) }

  /// The distance from the top of the first row to the top of `row`, which may be `count`.
  ///
  /// - Complexity: O(`count`).
  func offset(ofRow row: Int, common: CGFloat) -> CGFloat {
    isCommon ? CGFloat(row) * common : heights[..<row].reduce(0, +)
  }

  /// The first row whose bottom edge lies below `offset`; `count` if there is none.
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

  /// Some of the rows.
  ///
  /// - Complexity: O(1) for all rows, else O(`count`).
  func rows(_ range: Range<Int>) -> RowHeightBlock {
    if range == 0..<count { return self }
    return isCommon
      ? RowHeightBlock(commonCount: range.count) : RowHeightBlock(heights: Array(heights[range]))
  }

  /// Puts the rows of another block below these.
  ///
  /// - Complexity: O(`count` of the other), and O(`count`) if these begin to be stored.
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
