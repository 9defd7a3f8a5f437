import Foundation

/// The heights of one section's rows, in points.
///
/// Rows start out with one common height, which costs no memory however many they are. A height that
/// differs is stored in the block of rows that it falls into; blocks without one stay empty.
struct RowHeights: Hashable, Sendable {
  /// How many rows share a block.
  static let blockSize = 256

  /// How many rows there are.
  let count: Int
  /// The height of a row that has none of its own.
  let commonHeight: CGFloat
  private var blocks: [[CGFloat]] = []
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
    self.init(heights, commonHeight: heights.first ?? 0)
  }

  /// Creates the heights of rows that each have their own, or a common one.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  init(_ heights: [CGFloat], commonHeight: CGFloat) {
    self.init(count: heights.count, commonHeight: commonHeight)
    guard heights.contains(where: { $0 != commonHeight }) else { return }
    blocks = stride(from: 0, to: count, by: Self.blockSize).map {
      Array(heights[$0..<min($0 + Self.blockSize, count)])
    }
    blockSums = SumTree(blocks.map { $0.reduce(0, +) })
  }

  /// All heights together.
  var total: CGFloat { blocks.isEmpty ? CGFloat(count) * commonHeight : blockSums.total }

  /// The height of a row.
  ///
  /// - Complexity: O(1) to read; to write O(log *n* + `blockSize`), and O(*n* / `blockSize`) the
  ///   first time that a height differs.
  subscript(row: Int) -> CGFloat {
    get {
      guard !blocks.isEmpty else { return commonHeight }
      let block = blocks[row / Self.blockSize]
      return block.isEmpty ? commonHeight : block[row % Self.blockSize]
    }
    set {
      guard self[row] != newValue else { return }
      makeBlocks()
      let block = row / Self.blockSize
      if blocks[block].isEmpty {
        blocks[block] = Array(repeating: commonHeight, count: rowCount(ofBlock: block))
      }
      blocks[block][row % Self.blockSize] = newValue
      blockSums[block] = blocks[block].reduce(0, +)
    }
  }

  /// Takes a row out.
  ///
  /// - Complexity: O(*n*) in the number of rows; O(1) if all have one height.
  mutating func remove(at row: Int) {
    guard !blocks.isEmpty else {
      self = RowHeights(count: count - 1, commonHeight: commonHeight)
      return
    }
    var heights = (0..<count).map { self[$0] }
    heights.remove(at: row)
    self = RowHeights(heights, commonHeight: commonHeight)
  }

  /// Puts a row in; `row` may be `count`.
  ///
  /// - Complexity: O(*n*) in the number of rows; O(1) if all have one height.
  mutating func insert(_ height: CGFloat, at row: Int) {
    guard !blocks.isEmpty || height != commonHeight else {
      self = RowHeights(count: count + 1, commonHeight: commonHeight)
      return
    }
    var heights = (0..<count).map { self[$0] }
    heights.insert(height, at: row)
    self = RowHeights(heights, commonHeight: commonHeight)
  }

  /// The distance from the top of the first row to the top of `row`, which may be `count`.
  ///
  /// - Complexity: O(log *n* + `blockSize`).
  func offset(ofRow row: Int) -> CGFloat {
    guard !blocks.isEmpty else { return CGFloat(row) * commonHeight }
    guard row < count else { return blockSums.total }
    let block = row / Self.blockSize
    let rowInBlock = row % Self.blockSize
    let inBlock =
      blocks[block].isEmpty
      ? CGFloat(rowInBlock) * commonHeight : blocks[block][..<rowInBlock].reduce(0, +)
    return blockSums.sum(before: block) + inBlock
  }

  /// The first row whose bottom edge lies below `offset`; `count` if there is none.
  ///
  /// - Complexity: O(log *n* + `blockSize`).
  func firstRow(endingAfter offset: CGFloat) -> Int {
    guard offset < total else { return count }
    guard offset >= 0 else { return 0 }
    guard !blocks.isEmpty else {
      return Self.firstOfEqualRows(count: count, height: commonHeight, endingAfter: offset)
    }
    let (block, remainder) = blockSums.firstIndex(endingAfter: offset)
    let heights = blocks[block]
    let first = block * Self.blockSize
    guard !heights.isEmpty else {
      let rows = rowCount(ofBlock: block)
      let row = Self.firstOfEqualRows(count: rows, height: commonHeight, endingAfter: remainder)
      return first + min(row, rows - 1)
    }
    var end: CGFloat = 0
    for (row, height) in heights.enumerated() {
      end += height
      if end > remainder { return first + row }
    }
    return first + heights.count - 1
  }

  private static func firstOfEqualRows(
    count: Int, height: CGFloat, endingAfter offset: CGFloat
  ) -> Int {
    guard height > 0 else { return count }
    var row = Int(min(offset / height, CGFloat(count)))
    // The division may round across an edge; the products decide.
    while row > 0, CGFloat(row) * height > offset { row -= 1 }
    while row < count, CGFloat(row + 1) * height <= offset { row += 1 }
    return row
  }

  private func rowCount(ofBlock block: Int) -> Int {
    min(Self.blockSize, count - block * Self.blockSize)
  }

  private mutating func makeBlocks() {
    guard blocks.isEmpty else { return }
    let blockCount = (count + Self.blockSize - 1) / Self.blockSize
    blocks = Array(repeating: [], count: blockCount)
    let common = commonHeight
    blockSums = SumTree(
      (0..<blockCount).map { CGFloat(rowCount(ofBlock: $0)) * common })
  }
}
