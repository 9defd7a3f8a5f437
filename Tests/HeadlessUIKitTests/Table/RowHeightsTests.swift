import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("RowHeights")
struct RowHeightsTests {
  @Test("Rows of one height are found without storing any of them")
  func uniform() {
    let rows = RowHeights(count: 1_000_000, commonHeight: 44)
    #expect(rows.total == 44_000_000)
    #expect(rows.offset(ofRow: 999_999) == 43_999_956)
    #expect(rows.firstRow(endingAfter: 43_999_955) == 999_998)
    #expect(rows.firstRow(endingAfter: 43_999_956) == 999_999)
    #expect(rows.firstRow(endingAfter: 44_000_000) == 1_000_000)
    #expect(rows.firstRow(endingAfter: -1) == 0)
  }

  @Test("Every edge is part of the row below it, also where the height is no binary fraction")
  func edges() {
    let rows = RowHeights(count: 5000, commonHeight: 44.1)
    for row in 0..<5000 {
      #expect(rows.firstRow(endingAfter: rows.offset(ofRow: row)) == row)
    }
  }

  @Test("The search skips rows without height")
  func zeroHeights() {
    let rows = RowHeights([0, 10, 0, 0, 20, 0])
    #expect(rows.firstRow(endingAfter: 0) == 1)
    #expect(rows.firstRow(endingAfter: 10) == 4)
    #expect(rows.firstRow(endingAfter: 30) == 6)
    #expect(RowHeights(count: 3, commonHeight: 0).firstRow(endingAfter: 0) == 3)
    #expect(RowHeights(count: 0, commonHeight: 44).firstRow(endingAfter: 0) == 0)
  }

  @Test("Heights that were set one by one equal those given at once")
  func settingEqualsCreating() {
    let heights = (0..<700).map { CGFloat($0 % 7) * 3 }
    var rows = RowHeights(count: 700, commonHeight: 9)
    for (row, height) in heights.enumerated() { rows[row] = height }
    let given = RowHeights(heights)
    for row in 0...700 { #expect(rows.offset(ofRow: row) == given.offset(ofRow: row)) }
  }

  @Test("Random heights agree with a plain array", arguments: 1...20)
  func againstNaiveModel(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 0...900, using: &random)
    let common = CGFloat(Int.random(in: 0...60, using: &random))
    var rows = RowHeights(count: count, commonHeight: common)
    var model = [CGFloat](repeating: common, count: count)
    for _ in 0..<40 where count > 0 {
      let row = Int.random(in: 0..<count, using: &random)
      let height = CGFloat(Int.random(in: 0...5, using: &random) * 20)
      rows[row] = height
      model[row] = height
    }
    var tops: [CGFloat] = [0]
    for height in model { tops.append(tops[tops.count - 1] + height) }
    #expect(rows.total == tops[count])
    for row in 0..<count { #expect(rows[row] == model[row]) }
    for _ in 0..<100 {
      let row = Int.random(in: 0...count, using: &random)
      #expect(rows.offset(ofRow: row) == tops[row])
      let offset = CGFloat(Int.random(in: -10...Int(rows.total) + 10, using: &random))
      let found = rows.firstRow(endingAfter: offset)
      let expected = tops.dropFirst().firstIndex { $0 > offset }.map { $0 - 1 } ?? count
      // Below zero nothing ends, so the search starts at the first row whatever its height.
      #expect(found == (offset < 0 ? 0 : expected), "seed \(seed), offset \(offset)")
    }
  }
}
