import Testing

@testable import DecoratorTableKit

@Suite("Edits of one section's layout")
struct RowLayoutEditingTests {
  /// Every set of rows that go and every set of at most two that come, and the additional rows that
  /// go and come with them.
  private func edits(of naive: NaiveLayout) -> [NaiveRowEdit] {
    var edits: [NaiveRowEdit] = []
    for removed in subsets(of: naive.contentCount) {
      let left = naive.contentCount - removed.count
      for addedCount in 0...2 {
        for added in subsets(of: left + addedCount) where added.count == addedCount {
          let tails = added.last == left + addedCount - 1 ? [0.0, 1.0] : [0.0]
          edits += tails.map { NaiveRowEdit(removed: removed, added: added, tail: $0) }
        }
      }
    }
    return edits
  }

  private func subsets(of count: Int) -> [[Int]] {
    (0..<1 << count).map { bits in (0..<count).filter { bits >> $0 & 1 == 1 } }
  }

  @Test("Every small layout is edited as the rows written out are")
  func everySmallEdit() throws {
    try withEvery("content rows", in: 0...4) { contentCount in
      try withEvery("anchors", in: multisets(of: 0...contentCount, upTo: 3)) { anchors in
        let naive = NaiveLayout(contentCount: contentCount, anchors: anchors)
        let layout = RowLayout(contentCount: contentCount, anchors: anchors)
        try withEvery("edit", in: edits(of: naive)) { edit in
          let expected = naive.applying(edit)
          let result = layout.applying(expected.edit, tailAnchor: expected.tailAnchor)
          try expectEqual(result.contentCount, expected.layout.contentCount, "contentCount")
          try expectEqual(result.anchors, expected.layout.anchors, "anchors")
        }
      }
    }
  }
}
