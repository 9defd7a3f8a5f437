import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Edits after edits of one section's layout")
struct RowLayoutEditSequenceTests {
  private func applying(_ edit: NaiveRowEdit, to layout: RowLayout, _ naive: NaiveLayout)
    -> (layout: RowLayout, naive: NaiveLayout)
  {
    let expected = naive.applying(edit)
    let result = layout.applying(expected.edit, tailAnchor: expected.tailAnchor)
    return (result, expected.layout)
  }

  @Test("Every pair of edits of every small layout leads to the rows written out")
  func everySmallPair() throws {
    var thinning = Thinning.byTurns
    try withEvery("content rows", in: 0...5) { contentCount in
      try withEvery("anchors", in: multisets(of: 0...contentCount, upTo: 3)) { anchors in
        let naive = NaiveLayout(contentCount: contentCount, anchors: anchors)
        let layout = RowLayout(contentCount: contentCount, anchors: anchors)
        try withEvery("first edit", in: naive.singleEdits) { edit in
          let once = applying(edit, to: layout, naive)
          try expectAgreement(once.layout, with: once.naive)
          try withEvery("second edit", in: once.naive.singleEdits) { edit in
            guard thinning.takesNext() else { return }
            let twice = applying(edit, to: once.layout, once.naive)
            try expectEqual(twice.layout.anchors, twice.naive.anchors, "anchors")
          }
        }
        try expectAgreement(layout, with: naive)
      }
    }
  }

  @Test("Every pair of edits below many irregular rows leads to the rows written out")
  func everySmallPairBelowMany() throws {
    let above = [0, 1, 3, 6, 10, 15, 21, 28, 36] + Array(repeating: 37, count: 3)
    func below(_ edit: NaiveRowEdit) -> NaiveRowEdit {
      NaiveRowEdit(
        removed: edit.removed.map { $0 + 37 }, added: edit.added.map { $0 + 37 },
        removedAdditional: edit.removedAdditional.map { $0 + above.count },
        insertedAdditional: edit.insertedAdditional.map { ($0.above + above.count, $0.place) },
        tail: edit.tail)
    }
    try withEvery("content rows", in: 0...2) { contentCount in
      try withEvery("anchors", in: multisets(of: 0...contentCount, upTo: 2)) { anchors in
        let small = NaiveLayout(contentCount: contentCount, anchors: anchors)
        let naive = NaiveLayout(
          contentCount: contentCount + 37, anchors: above + anchors.map { $0 + 37 })
        let layout = RowLayout(contentCount: naive.contentCount, anchors: naive.anchors)
        try withEvery("first edit", in: small.singleEdits) { edit in
          let smallOnce = small.applying(edit).layout
          let once = applying(below(edit), to: layout, naive)
          try expectAgreement(once.layout, with: once.naive)
          try withEvery("second edit", in: smallOnce.singleEdits) { edit in
            let twice = applying(below(edit), to: once.layout, once.naive)
            try expectEqual(twice.layout.anchors, twice.naive.anchors, "anchors")
          }
        }
      }
    }
  }

  @Test("Hundreds of edits lead to the rows written out, and leave every layout before as it was")
  func longSequences() throws {
    try withEverySeed(0..<8) { generator in
      let contentCount = generator.number(in: 0...60)
      let irregular = generator.anchors(generator.number(in: 0...40), in: 0...contentCount)
      let regular = Array(stride(from: 1, through: contentCount, by: 3))
      let anchors = generator.number(in: 0...2) == 0 ? regular : irregular
      var naive = NaiveLayout(contentCount: contentCount, anchors: anchors)
      var layout = RowLayout(contentCount: contentCount, anchors: anchors)
      var before: [(layout: RowLayout, naive: NaiveLayout)] = []
      for step in 0..<300 {
        let edit = generator.edit(of: naive)
        let next = applying(edit, to: layout, naive)
        try expectEqual(
          next.layout.anchors, next.naive.anchors, "anchors after step \(step), \(edit)")
        if step % 10 == 0 {
          before.append((layout, naive))
          try expectAgreement(next.layout, with: next.naive)
          let fresh = RowLayout(
            contentCount: next.naive.contentCount, anchors: next.naive.anchors)
          try expectEqual(next.layout, fresh, "the layout")
          try expectEqual(next.layout.hashValue, fresh.hashValue, "its hash value")
        }
        if step % 100 == 0 {
          try expectFullAgreement(next.layout, with: next.naive)
        }
        (layout, naive) = next
      }
      for (layout, naive) in before { try expectAgreement(layout, with: naive) }
    }
  }

  @Test("What is left of many irregular anchors without the first and the last")
  func stretchThatIsLeft() throws {
    try withEverySeed(0..<4) { generator in
      let anchors = generator.anchors(900, in: 0...4_000)
      let layout = RowLayout(contentCount: 4_000, anchors: anchors)
      for left in [10..<900, 0..<880, 5..<890] {
        var edit = RowLayoutEdit(rows: RowMap(unchanged: 4_000))
        edit.removedAdditional = (0..<900).filter { !left.contains($0) }
        let after = layout.applying(edit, tailAnchor: 4_000)
        let model = SortedAnchorsModel(contentCount: 4_000, anchors: Array(anchors[left]))
        try model.expectAgreement(of: after)
      }
    }
  }

  @Test("Edits of very many rows answer as sorted anchors do")
  func manyInsertsAndDeletes() throws {
    try withEverySeed(Thinning.seeds(0..<2)) { generator in
      var anchors = generator.anchors(2_000, in: 0...20_000)
      var layout = RowLayout(contentCount: 20_000, anchors: anchors)
      for step in 0..<1_200 {
        var rows = RowMap(
          countBefore: layout.contentCount, countAfter: layout.contentCount + 1)
        let row = generator.number(in: 0...layout.contentCount - 1)
        if generator.number(in: 0...2) > 0 {
          rows.added = [row]
          anchors = anchors.map { $0 >= row ? $0 + 1 : $0 }
        } else {
          rows = RowMap(countBefore: layout.contentCount, countAfter: layout.contentCount - 1)
          rows.removed = [row]
          anchors = anchors.map { $0 > row ? $0 - 1 : $0 }
        }
        layout = layout.applying(RowLayoutEdit(rows: rows), tailAnchor: rows.countAfter)
        guard step % 100 == 99 else { continue }
        let model = SortedAnchorsModel(contentCount: layout.contentCount, anchors: anchors)
        try model.expectAgreement(of: layout)
        try expectEqual(
          layout, RowLayout(contentCount: layout.contentCount, anchors: anchors), "the layout")
      }
    }
  }

  @Test("Runs become rows as edits divide them, and rows become runs again")
  func runsAndRows() throws {
    let start = Placement.every(5).layout(contentCount: 200)
    var layout = start
    var edits: [RowMap] = []
    var counts: [Int?] = []
    for row in stride(from: 3, to: 200, by: 15) {
      var rows = RowMap(countBefore: layout.contentCount, countAfter: layout.contentCount + 1)
      rows.added = [row]
      layout = layout.applying(RowLayoutEdit(rows: rows), tailAnchor: rows.countAfter)
      edits.append(rows)
      counts.append(layout.runCount)
    }
    // The first insert is above all rows. Each other one divides a run.
    #expect(counts == Array(1...8) + Array(repeating: nil, count: 6))
    for edit in edits.reversed() {
      var back = RowMap(countBefore: edit.countAfter, countAfter: edit.countBefore)
      back.removed = edit.added
      layout = layout.applying(RowLayoutEdit(rows: back), tailAnchor: back.countAfter)
    }
    #expect(layout == start)
    #expect(layout.runCount == 1)
  }

  @Test("A regular rule in endless content stays a few runs, whatever is edited")
  func regularRules() throws {
    let contentCount = 100_000_000
    var generator = SeededGenerator(seed: 2)
    var layout = Placement.every(5).layout(contentCount: contentCount)
    var inserted: [Int] = []
    for step in 0..<600 {
      let row = generator.number(in: 0...layout.contentCount)
      inserted = inserted.map { $0 >= row ? $0 + 1 : $0 } + [row]
      var rows = RowMap(countBefore: layout.contentCount, countAfter: layout.contentCount + 1)
      rows.added = [row]
      layout = layout.applying(RowLayoutEdit(rows: rows), tailAnchor: rows.countAfter)
      #expect(try #require(layout.runCount) <= 2 * step + 4)
    }
    inserted.sort()
    for _ in 0..<2_000 {
      let ordinal = generator.number(in: 0...layout.additionalCount - 1)
      // The content row below is the one that it was, so many inserted rows further down.
      var anchor = (ordinal + 1) * 5
      for row in inserted where row <= anchor { anchor += 1 }
      try expectEqual(layout.anchor(ofAdditional: ordinal), anchor, "the anchor of \(ordinal)")
      let row = anchor + ordinal
      try expectEqual(layout.origin(ofRow: row), .additional(ordinal), "the origin of \(row)")
      try expectEqual(layout.origin(ofRow: row - 1), .content(anchor - 1), "the row above")
      if anchor < layout.contentCount {
        try expectEqual(layout.row(ofContent: anchor), row + 1, "the row of content \(anchor)")
      }
    }
  }

  @Test("Layouts that came about in different ways are equal exactly when their rows are")
  func equality() throws {
    let layouts = (0...3).flatMap { contentCount in
      multisets(of: 0...contentCount, upTo: 2).map {
        NaiveLayout(contentCount: contentCount, anchors: $0)
      }
    }
    try withEvery("layout", in: layouts) { naive in
      let layout = RowLayout(contentCount: naive.contentCount, anchors: naive.anchors)
      try withEvery("edit", in: naive.singleEdits) { edit in
        let edited = applying(edit, to: layout, naive)
        try withEvery("other", in: layouts) { other in
          let fresh = RowLayout(contentCount: other.contentCount, anchors: other.anchors)
          try expectEqual(edited.layout == fresh, edited.naive.rows == other.rows, "equality")
          if edited.layout == fresh {
            try expectEqual(edited.layout.hashValue, fresh.hashValue, "the hash value")
          }
        }
      }
    }
  }
}

extension RowLayout {
  /// The number of runs in which the anchors are held; nil if they are held one by one.
  fileprivate var runCount: Int? {
    if case .runs(let runs) = storage { runs.count } else { nil }
  }
}
