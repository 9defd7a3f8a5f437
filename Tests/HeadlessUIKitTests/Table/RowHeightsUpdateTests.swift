import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Heights of updated rows")
struct RowHeightsUpdateTests {
  @Test("Random updates agree with a plain array", arguments: 1...12)
  func againstNaiveModel(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = [0, 1, 5, 256, 257, 600][seed % 6]
    var heights = RowHeights(count: count, commonHeight: 44)
    var naive = [CGFloat](repeating: 44, count: count)
    for step in 0..<25 {
      let removed = naive.indices.filter { _ in Int.random(in: 0..<20, using: &random) == 0 }
      for row in removed.reversed() { naive.remove(at: row) }
      // The first steps keep to the common height, which is stored in another way.
      let newHeights = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        step < 6 || Bool.random(using: &random)
          ? 44 : CGFloat(Int.random(in: 0...80, using: &random))
      }
      let added = (0..<naive.count + newHeights.count).shuffled(using: &random)
        .prefix(newHeights.count).sorted()
      for (row, height) in zip(added, newHeights) { naive.insert(height, at: row) }
      heights = heights.updated(
        by: ListMap(removed: removed, added: added), newHeights: newHeights)
      if let row = naive.indices.randomElement(using: &random), step > 8 {
        naive[row] = 33
        heights[row] = 33
      }
      #expect(heights.count == naive.count, "seed \(seed), step \(step)")
      #expect((0..<heights.count).map { heights[$0] } == naive, "seed \(seed), step \(step)")
      #expect(heights.total == naive.reduce(0, +), "seed \(seed), step \(step)")
      let row = Int.random(in: 0...naive.count, using: &random)
      let offset = naive[..<row].reduce(0, +)
      #expect(heights.offset(ofRow: row) == offset, "seed \(seed), step \(step)")
      if row < naive.count, naive[row] > 0 {
        #expect(heights.firstRow(endingAfter: offset) == row, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("Rows that all have the common height are still not stored after an update")
  func staysUniform() {
    let rows = RowHeights(count: 1_000_000, commonHeight: 44)
    let updated = rows.updated(
      by: ListMap(removed: [7, 900_000], added: [0, 500_000, 1_000_000]),
      newHeights: [44, 44, 44])
    #expect(updated == RowHeights(count: 1_000_001, commonHeight: 44))
    #expect(updated.blocks.isEmpty)
  }

  @Test("After any number of insertions and removals, the blocks are in proportion to the rows")
  func blocksStayLarge() {
    var rows = RowHeights((0..<5000).map { CGFloat($0 % 7) })
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let row = Int.random(in: 0..<rows.count, using: &random)
      let place = Int.random(in: 0..<rows.count, using: &random)
      rows = rows.updated(by: ListMap(removed: [row], added: [place]), newHeights: [9])
    }
    #expect(rows.count == 5000)
    #expect(rows.blocks.count <= 5000 / 128)
    #expect(rows.blocks.allSatisfy { $0.count < 2 * RowHeightBlock.usualCount })
  }
}
