import DecoratorTableKit
import Testing

@Suite("One section's layout")
struct RowLayoutTests {
  @Test("Every small layout answers as the rows written out do, in both directions")
  func everySmallLayout() throws {
    try withEvery("content rows", in: 0...8) { contentCount in
      try withEvery("anchors", in: multisets(of: 0...contentCount, upTo: 4)) { anchors in
        try expectFullAgreement(
          RowLayout(contentCount: contentCount, anchors: anchors),
          with: NaiveLayout(contentCount: contentCount, anchors: anchors))
      }
    }
  }

  @Test("Up to nine additional rows at one place are one below the other")
  func stacks() throws {
    try withEvery("content rows", in: 0...3) { contentCount in
      try withEvery("anchors", in: multisets(of: 0...contentCount, upTo: 9)) { anchors in
        try expectFullAgreement(
          RowLayout(contentCount: contentCount, anchors: anchors),
          with: NaiveLayout(contentCount: contentCount, anchors: anchors))
      }
    }
  }

  @Test("Every small layout below many irregular and crowded rows answers as written out")
  func everySmallLayoutBelowMany() throws {
    // No two gaps are alike, and twelve rows are at one place.
    let above = [0, 1, 3, 6, 10, 15, 21, 28, 36] + Array(repeating: 37, count: 12)
    try withEvery("content rows", in: 0...6) { contentCount in
      try withEvery("anchors", in: multisets(of: 0...contentCount, upTo: 3)) { anchors in
        let all = above + anchors.map { $0 + 37 }
        try expectAgreement(
          RowLayout(contentCount: contentCount + 37, anchors: all),
          with: NaiveLayout(contentCount: contentCount + 37, anchors: all))
      }
    }
  }

  @Test("A layout without additional rows changes nothing")
  func withoutAdditionalRows() throws {
    try withEvery("content rows", in: 0...5) { contentCount in
      let layout = RowLayout(contentCount: contentCount)
      try expectFullAgreement(layout, with: NaiveLayout(contentCount: contentCount, anchors: []))
      try expectEqual(layout, RowLayout(contentCount: contentCount, anchors: []), "the layout")
    }
  }

  @Test("The worked examples have the results that are written down")
  func workedExamples() throws {
    try withEvery("example", in: try LayoutVectors.load().layouts) { vector in
      let layout = RowLayout(contentCount: vector.contentCount, anchors: vector.anchors)
      try expectEqual(layout.count, vector.count, "count")
      try expectEqual(
        (0..<layout.contentCount).map(layout.row(ofContent:)), vector.rowOfContent,
        "the rows of content")
      try expectEqual(
        (0..<layout.additionalCount).map(layout.row(ofAdditional:)), vector.rowOfAdditional,
        "the rows of additional rows")
      let origins = (0..<layout.count).map(layout.origin(ofRow:))
      try expectEqual(origins.map(\.content), vector.slots.map(\.content), "content")
      try expectEqual(origins.map(\.additional), vector.slots.map(\.additional), "additional")
    }
  }

  @Test("Layouts are equal exactly when their rows are")
  func equality() throws {
    let layouts = (0...4).flatMap { contentCount in
      multisets(of: 0...contentCount, upTo: 3).map {
        NaiveLayout(contentCount: contentCount, anchors: $0)
      }
    }
    try withEvery("first", in: layouts) { first in
      let layout = RowLayout(contentCount: first.contentCount, anchors: first.anchors)
      try withEvery("second", in: layouts) { second in
        let other = RowLayout(contentCount: second.contentCount, anchors: second.anchors)
        try expectEqual(layout == other, first.rows == second.rows, "equality")
        if layout == other {
          try expectEqual(layout.hashValue, other.hashValue, "the hash value")
        }
      }
    }
  }

  @Test("Any sequence of anchors will do")
  func sequences() throws {
    let layout = RowLayout(contentCount: 12, anchors: stride(from: 2, through: 12, by: 5))
    try expectAgreement(layout, with: NaiveLayout(contentCount: 12, anchors: [2, 7, 12]))
    var next = 0
    let once = AnyIterator<Int> {
      next += 1
      return next < 4 ? next * 3 : nil
    }
    try expectAgreement(
      RowLayout(contentCount: 9, anchors: once),
      with: NaiveLayout(contentCount: 9, anchors: [3, 6, 9]))
  }

  @Test("A layout prints its numbers")
  func description() {
    #expect(
      RowLayout(contentCount: 17, anchors: [5, 11]).description
        == "17 content rows and 2 additional, before content rows [5, 11]")
    #expect(
      RowLayout(contentCount: 20, anchors: Array(0...12)).description
        == "20 content rows and 13 additional, "
        + "before content rows [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …]")
  }

  @Test("Random layouts of a few dozen rows answer as the rows written out do")
  func randomLayouts() throws {
    try withEverySeed(0..<150) { generator in
      let contentCount = generator.number(in: 0...40)
      let count = generator.number(in: 0...30)
      let anchors = generator.anchors(count, in: 0...contentCount)
      try withEvery("content rows, anchors", in: [(contentCount, anchors)]) { _ in
        let naive = NaiveLayout(contentCount: contentCount, anchors: anchors)
        let layout = RowLayout(contentCount: contentCount, anchors: anchors)
        try expectAgreement(layout, with: naive)
      }
    }
  }
}
