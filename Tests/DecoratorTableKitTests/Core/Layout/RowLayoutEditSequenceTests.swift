import Testing

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
    try withEvery("content rows", in: 0...5) { contentCount in
      try withEvery("anchors", in: multisets(of: 0...contentCount, upTo: 3)) { anchors in
        let naive = NaiveLayout(contentCount: contentCount, anchors: anchors)
        let layout = RowLayout(contentCount: contentCount, anchors: anchors)
        try withEvery("first edit", in: naive.singleEdits) { edit in
          let once = applying(edit, to: layout, naive)
          try expectAgreement(once.layout, with: once.naive)
          try withEvery("second edit", in: once.naive.singleEdits) { edit in
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
      // The same edits, with the edits before folded in now and then.
      var folded = layout
      var before: [(layout: RowLayout, naive: NaiveLayout)] = []
      for step in 0..<300 {
        let edit = generator.edit(of: naive)
        let next = applying(edit, to: layout, naive)
        folded = applying(edit, to: folded, naive).layout
        if generator.number(in: 0...9) == 0 { folded = folded.folded }
        try expectEqual(
          next.layout.anchors, next.naive.anchors, "anchors after step \(step), \(edit)")
        if step % 10 == 0 {
          before.append((layout, naive))
          try expectAgreement(next.layout, with: next.naive)
          try expectEqual(folded, next.layout, "the folded layout")
          try expectEqual(folded.hashValue, next.layout.hashValue, "its hash value")
          try expectAgreement(folded, with: next.naive)
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

  @Test("Edits beyond what is held in pieces, refrozen or not, answer as sorted anchors do")
  func manyInsertsAndDeletes() throws {
    try withEvery("whether to refreeze", in: [false, true]) { refreezes in
      try withEverySeed(0..<2) { generator in
        var anchors = generator.anchors(2_000, in: 0...20_000)
        var layout = RowLayout(contentCount: 20_000, anchors: anchors)
        var refrozen = 0
        var frozenByEdits = 0
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
          let pieceCount = layout.pieceCount
          layout = layout.applying(RowLayoutEdit(rows: rows), tailAnchor: rows.countAfter)
          try expectEqual(layout.pieceCount <= 512, true, "whether pieces are few")
          if pieceCount > 500, layout.pieceCount == 1 { frozenByEdits += 1 }
          if refreezes, let frozen = layout.refrozen() {
            refrozen += 1
            try expectEqual(frozen, layout, "the refrozen layout")
            try expectEqual(frozen.pieceCount, 1, "its pieces")
            layout = frozen
          }
          guard step % 100 == 99 else { continue }
          let model = SortedAnchorsModel(contentCount: layout.contentCount, anchors: anchors)
          try model.expectAgreement(of: layout)
          try expectEqual(
            layout, RowLayout(contentCount: layout.contentCount, anchors: anchors), "the layout")
        }
        try expectEqual(refrozen >= 3, refreezes, "whether it was refrozen")
        try expectEqual(frozenByEdits > 0, !refreezes, "whether edits froze it")
      }
    }
  }

  @Test("An edit shares what was frozen, and adds no more than two pieces")
  func sharing() throws {
    var generator = SeededGenerator(seed: 1)
    let anchors = generator.anchors(5_000, in: 0...100_000)
    let start = RowLayout(contentCount: 100_000, anchors: anchors)
    let frozen = start.piecewise.frozen
    var layout = start
    for _ in 0..<60 {
      let before = layout.pieceCount
      let row = generator.number(in: 0...layout.contentCount - 1)
      var rows = RowMap(countBefore: layout.contentCount, countAfter: layout.contentCount + 1)
      rows.added = [row]
      layout = layout.applying(RowLayoutEdit(rows: rows), tailAnchor: rows.countAfter)
      #expect(layout.pieceCount <= before + 2)
      #expect(layout.piecewise.frozen === frozen)
      #expect(layout.refrozen() == nil)
    }
    #expect(start.piecewise.frozen === frozen)
    #expect(start.pieceCount == 1)
  }

  @Test("Taking an edit back leads to the frozen anchors themselves")
  func undoing() {
    let start = RowLayout(contentCount: 400, anchors: (0..<20).map { $0 * $0 })
    var rows = RowMap(countBefore: 400, countAfter: 401)
    rows.added = [50]
    let edited = start.applying(RowLayoutEdit(rows: rows), tailAnchor: 401)
    var back = RowMap(countBefore: 401, countAfter: 400)
    back.removed = [50]
    let undone = edited.applying(RowLayoutEdit(rows: back), tailAnchor: 400)
    #expect(edited.pieceCount == 2)
    #expect(undone == start)
    #expect(undone.pieceCount == 1)
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
      #expect(layout.pieceCount <= step + 2)
      #expect(layout.refrozen() == nil)
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
  /// The pieces in which the anchors are held.
  fileprivate var pieceCount: Int { piecewise.pieces.count }

  /// The same rows, frozen whether it is worth while or not.
  fileprivate var folded: RowLayout {
    RowLayout(contentCount: contentCount, freezing: AnchorPieces(piecewise))
  }
}
