import Foundation

extension RowHeights {
  /// Returns the heights after rows were removed and others inserted.
  ///
  /// Blocks without changes are kept as they are.
  ///
  /// - Parameters:
  ///   - map: the removed and inserted rows.
  ///   - newHeights: the heights of the inserted rows, from top to bottom, in points.
  /// - Complexity: O(*n* / `usualCount` + *m* · `usualCount`) in the numbers of rows and of
  ///   changes; O(*m*) if all rows have the common height, before and after.
  func updated(by map: ListMap, newHeights: [CGFloat]) -> RowHeights {
    let countAfter = count - map.removed.count + map.added.count
    if blocks.isEmpty, newHeights.allSatisfy({ $0 == commonHeight }) {
      return RowHeights(count: countAfter, commonHeight: commonHeight)
    }
    var source = KeptRows(of: self, without: map.removed)
    var after = RowHeightBlocks(commonHeight: commonHeight)
    for (row, height) in zip(map.added, newHeights) {
      source.move(row - after.count, to: &after)
      after.append(
        height == commonHeight ? RowHeightBlock(commonCount: 1) : RowHeightBlock(heights: [height]))
    }
    source.move(countAfter - after.count, to: &after)
    return RowHeights(after.finished, commonHeight: commonHeight)
  }
}

/// The kept rows, handed over from top to bottom.
private struct KeptRows {
  private let blocks: [RowHeightBlock]
  private let removed: [Int]
  private var block = 0
  private var rowInBlock = 0
  private var row = 0
  private var nextRemoved = 0

  init(of heights: RowHeights, without removed: [Int]) {
    blocks = heights.blocks.isEmpty ? heights.commonBlocks : heights.blocks
    self.removed = removed
  }

  /// Hands over the next rows.
  mutating func move(_ count: Int, to target: inout RowHeightBlocks) {
    var remaining = count
    while remaining > 0 {
      while nextRemoved < removed.count, removed[nextRemoved] == row {
        nextRemoved += 1
        advance(by: 1)
      }
      let limit = nextRemoved < removed.count ? removed[nextRemoved] - row : remaining
      let step = min(remaining, limit, blocks[block].count - rowInBlock)
      target.append(blocks[block].rows(rowInBlock..<rowInBlock + step))
      advance(by: step)
      remaining -= step
    }
  }

  private mutating func advance(by step: Int) {
    row += step
    rowInBlock += step
    if rowInBlock == blocks[block].count {
      block += 1
      rowInBlock = 0
    }
  }
}

/// Blocks under construction. Small neighbours are joined, so that the number of blocks stays
/// proportional to the number of rows.
private struct RowHeightBlocks {
  let commonHeight: CGFloat
  private(set) var count = 0
  private var closed: [RowHeightBlock] = []
  private var open = RowHeightBlock(commonCount: 0)

  init(commonHeight: CGFloat) { self.commonHeight = commonHeight }

  var finished: [RowHeightBlock] { open.count == 0 ? closed : closed + [open] }

  mutating func append(_ block: RowHeightBlock) {
    count += block.count
    if open.count == 0 {
      open = block
    } else if open.count + block.count < 2 * RowHeightBlock.usualCount {
      open.append(block, common: commonHeight)
    } else {
      closed.append(open)
      open = block
    }
  }
}
