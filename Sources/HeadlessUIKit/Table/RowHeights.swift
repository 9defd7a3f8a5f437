import Foundation

/// The heights of one section's rows, in points.
///
/// Rows begin with one common height, which costs no memory for any number of rows. A different
/// height is stored in the row's block; blocks without one stay empty.
struct RowHeights: Hashable, Sendable {
  /// The number of rows.
  let count: Int
  /// The height of a row that has none of its own.
  let commonHeight: CGFloat
  /// The rows in blocks; none while all rows have the common height.
  private(set) var blocks: [RowHeightBlock] = []
  private var blockCounts = SumTree([])
  private var blockSums = SumTree([])

  /// Creates the heights of rows that are all alike.
  init(count: Int, commonHeight: CGFloat) {
    self.count = count
    self.commonHeight = commonHeight
  }

  /// Creates the heights of rows that each have their own.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  init(_ heights: [CGFloat]) {
    self.init(count: heights.count, commonHeight: heights.first ?? 0)
    guard heights.contains(where: { $0 != commonHeight }) else { return }
    let size = RowHeightBlock.usualCount
    setBlocks(
      stride(from: 0, to: count, by: size).map {
        RowHeightBlock(heights: Array(heights[$0..<min($0 + size, count)]))
      })
  }

  /// Creates the heights of rows that stand in blocks.
  ///
  /// - Complexity: O(*b*) in the number of blocks.
  init(_ blocks: [RowHeightBlock], commonHeight: CGFloat) {
    self.init(count: blocks.reduce(0) { $0 + $1.count }, commonHeight: commonHeight)
    if !blocks.allSatisfy(\.isCommon) { setBlocks(blocks) }
  }

  /// The sum of all heights.
  var total: CGFloat { blocks.isEmpty ? CGFloat(count) * commonHeight : blockSums.total }

  /// The height of a row.
  ///
  /// - Complexity: O(log *n*) to read. To write, O(log *n*), and O(*n* / `usualCount`) the first
  ///   time that a height differs.
  subscript(row: Int) -> CGFloat {
    get {
      guard !blocks.isEmpty else { return commonHeight }
      let (block, rowInBlock) = place(ofRow: row)
      return blocks[block].height(ofRow: rowInBlock, common: commonHeight)
    }
    set {
      guard self[row] != newValue else { return }
      if blocks.isEmpty { setBlocks(commonBlocks) }
      let (block, rowInBlock) = place(ofRow: row)
      blocks[block].setHeight(newValue, ofRow: rowInBlock, common: commonHeight)
      blockSums[block] = blocks[block].total(common: commonHeight)
    }
  }

  /// Returns the distance from the top of the first row to the top of `row`, which may be `count`.
  ///
  /// - Complexity: O(log *n*).
  func offset(ofRow row: Int) -> CGFloat {
    guard !blocks.isEmpty else { return CGFloat(row) * commonHeight }
    guard row < count else { return blockSums.total }
    let (block, rowInBlock) = place(ofRow: row)
    return blockSums.sum(before: block)
      + blocks[block].offset(ofRow: rowInBlock, common: commonHeight)
  }

  /// Returns the first row whose bottom edge lies below `offset`; `count` if there is none.
  ///
  /// - Complexity: O(log *n*).
  func firstRow(endingAfter offset: CGFloat) -> Int {
    guard offset < total else { return count }
    guard offset >= 0 else { return 0 }
    guard !blocks.isEmpty else {
      return RowHeightBlock(commonCount: count).firstRow(endingAfter: offset, common: commonHeight)
    }
    let (block, remainder) = blockSums.firstIndex(endingAfter: offset)
    let row = blocks[block].firstRow(endingAfter: remainder, common: commonHeight)
    return Int(blockCounts.sum(before: block)) + min(row, blocks[block].count - 1)
  }

  /// Returns the block of an existing row, and the row's index in it.
  ///
  /// - Complexity: O(log *n*).
  func place(ofRow row: Int) -> (block: Int, row: Int) {
    // Floating point represents row numbers of this size exactly.
    let (block, rowInBlock) = blockCounts.firstIndex(endingAfter: CGFloat(row))
    return (block, Int(rowInBlock))
  }

  /// The rows in blocks, even while all of them have the common height.
  var commonBlocks: [RowHeightBlock] {
    stride(from: 0, to: count, by: RowHeightBlock.usualCount).map {
      RowHeightBlock(commonCount: min(RowHeightBlock.usualCount, count - $0))
    }
  }

  private mutating func setBlocks(_ blocks: [RowHeightBlock]) {
    self.blocks = blocks
    blockCounts = SumTree(blocks.map { CGFloat($0.count) })
    blockSums = SumTree(blocks.map { $0.total(common: commonHeight) })
  }
}
