import DecoratorTableKit
import Testing

@Suite("A cursor that remembers the last answer")
struct RowCursorTests {
  private func expectAgreement(
    asking rows: some Sequence<Int>, of layout: RowLayout, _ naive: NaiveLayout
  ) throws {
    var cursor = layout.makeCursor()
    try withEvery("row", in: rows) { row in
      try expectEqual(cursor.origin(ofRow: row), naive.rows[row], "the origin")
    }
  }

  @Test("It answers as the layout does, downwards, upwards, and in jumps")
  func everySmallLayout() throws {
    try withEvery("content rows", in: 0...8) { contentCount in
      try withEvery("anchors", in: multisets(of: 0...contentCount, upTo: 4)) { anchors in
        let naive = NaiveLayout(contentCount: contentCount, anchors: anchors)
        let layout = RowLayout(contentCount: contentCount, anchors: anchors)
        let rows = 0..<layout.count
        try expectAgreement(asking: rows, of: layout, naive)
        try expectAgreement(asking: rows.reversed(), of: layout, naive)
        try expectAgreement(asking: rows.flatMap { [$0, $0] }, of: layout, naive)
        // Every row after every other, on one cursor.
        try expectAgreement(
          asking: rows.flatMap { first in rows.flatMap { [first, $0] } }, of: layout, naive)
      }
    }
  }

  @Test("It answers as the layout does in random order, for regular and irregular layouts")
  func randomOrder() throws {
    try withEverySeed(0..<60) { generator in
      let contentCount = generator.number(in: 1...60)
      let irregular = generator.anchors(generator.number(in: 0...40), in: 0...contentCount)
      let period = generator.number(in: 1...9)
      let regular = Array(stride(from: period, through: contentCount, by: period))
      let layouts = [
        (RowLayout(contentCount: contentCount, anchors: irregular), irregular),
        (Placement.every(period).layout(contentCount: contentCount), regular),
      ]
      try withEvery("layout and anchors", in: layouts) { layout, anchors in
        var rows: [Int] = []
        for _ in 0..<300 {
          let row = generator.number(in: 0...layout.count - 1)
          rows += row..<min(row + generator.number(in: 1...4), layout.count)
        }
        try expectAgreement(
          asking: rows, of: layout, NaiveLayout(contentCount: contentCount, anchors: anchors))
      }
    }
  }
}
