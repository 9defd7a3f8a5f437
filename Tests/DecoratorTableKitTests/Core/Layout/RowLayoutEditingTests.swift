import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Edits of one section's layout")
struct RowLayoutEditingTests {
  /// Every set of content rows that are deleted, and every set of at most two that are inserted.
  private func contentEdits(of naive: NaiveLayout) -> [NaiveRowEdit] {
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

  /// The same, and with each every set of additional rows that are deleted, and none or one that is
  /// inserted, at either end of each place between those that stay.
  private func edits(of naive: NaiveLayout) -> [NaiveRowEdit] {
    let additional = subsets(of: naive.anchors.count)
    return contentEdits(of: naive).flatMap { edit in
      additional.flatMap { removed -> [NaiveRowEdit] in
        var edit = edit
        edit.removedAdditional = removed
        let inserting = (0...naive.anchors.count - removed.count).flatMap { above in
          [0.0, 1.0].map { place in
            var edit = edit
            edit.insertedAdditional = [(above, place)]
            return edit
          }
        }
        return [edit] + inserting
      }
    }
  }

  private func subsets(of count: Int) -> [[Int]] {
    (0..<1 << count).map { bits in (0..<count).filter { bits >> $0 & 1 == 1 } }
  }

  @Test("Every small layout is edited as the rows written out are")
  func everySmallEdit() throws {
    try expectEditsAsWrittenOut(contentCounts: 0...4, additionalCount: 3, contentEdits(of:))
  }

  @Test("Every small layout is edited as the rows written out are, its own rows with the content")
  func everySmallEditOfAllRows() throws {
    try expectEditsAsWrittenOut(contentCounts: 0...3, additionalCount: 2, edits(of:))
  }

  @Test("Among many irregular rows, one deleted or inserted on top, in the middle or below them")
  func amongMany() throws {
    let anchors = (0..<400).map { 3 * $0 + $0 * $0 % 3 }
    let naive = NaiveLayout(contentCount: 1_400, anchors: anchors)
    let layout = RowLayout(contentCount: 1_400, anchors: anchors)
    try withEvery("ordinal", in: [0, 1, 200, 399, 400]) { ordinal in
      let anchor = ordinal < 400 ? anchors[ordinal] : 1_300
      var coming = RowLayoutEdit(rows: RowMap(unchanged: 1_400))
      coming.insertedAnchors = [(ordinal, anchor)]
      var more = naive.anchors
      more.insert(anchor, at: ordinal)
      try expectAgreement(
        layout.applying(coming, tailAnchor: 1_400),
        with: NaiveLayout(contentCount: 1_400, anchors: more))
      guard ordinal < 400 else { return }
      var going = RowLayoutEdit(rows: RowMap(unchanged: 1_400))
      going.removedAdditional = [ordinal]
      var fewer = naive.anchors
      fewer.remove(at: ordinal)
      try expectAgreement(
        layout.applying(going, tailAnchor: 1_400),
        with: NaiveLayout(contentCount: 1_400, anchors: fewer))
    }
  }

  /// Makes edits in all layouts of given sizes, and asks each result everything.
  private func expectEditsAsWrittenOut(
    contentCounts: ClosedRange<Int>, additionalCount: Int,
    _ edits: (NaiveLayout) -> [NaiveRowEdit]
  ) throws {
    try withEvery("content rows", in: contentCounts) { contentCount in
      let anchors = multisets(of: 0...contentCount, upTo: additionalCount)
      try withEvery("anchors", in: anchors) { anchors in
        let naive = NaiveLayout(contentCount: contentCount, anchors: anchors)
        let layout = RowLayout(contentCount: contentCount, anchors: anchors)
        try withEvery("edit", in: edits(naive)) { edit in
          let expected = naive.applying(edit)
          let result = layout.applying(expected.edit, tailAnchor: expected.tailAnchor)
          try expectAgreement(result, with: expected.layout)
        }
      }
    }
  }
}
