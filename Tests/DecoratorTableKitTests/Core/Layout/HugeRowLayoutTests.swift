import DecoratorTableKit
import Testing

/// Content so long that nothing of its length can be walked through or stored: these tests end only
/// if regular rules are computed and not written out.
@Suite("Regular rows in endless content")
struct HugeRowLayoutTests {
  static let contentCount = Int.max / 4

  /// Where additional row `ordinal` of a rule is.
  struct Progression: Sendable {
    let rule: Placement
    let firstAnchor: Int
    let period: Int
    var count: Int { (HugeRowLayoutTests.contentCount - firstAnchor) / period + 1 }
  }

  static let progressions = [
    Progression(rule: .every(1), firstAnchor: 1, period: 1),
    Progression(rule: .every(6, after: 2), firstAnchor: 2, period: 6),
    Progression(rule: .every(6, after: 0), firstAnchor: 0, period: 6),
    Progression(rule: .every(1_000_003), firstAnchor: 1_000_003, period: 1_000_003),
    Progression(rule: .everyTableRows(2), firstAnchor: 1, period: 1),
    Progression(rule: .everyTableRows(5), firstAnchor: 4, period: 4),
    Progression(rule: .everyTableRows(10, first: 0), firstAnchor: 0, period: 9),
    Progression(rule: .every(4, after: 1).spaced(atLeast: 4), firstAnchor: 1, period: 4),
    Progression(rule: .every(3).inSection(0), firstAnchor: 3, period: 3),
    Progression(
      rule: .when(fewerThan: 4, .end, otherwise: .every(8)), firstAnchor: 8, period: 8),
    Progression(
      rule: .every(5, after: contentCount - 17), firstAnchor: contentCount - 17, period: 5),
  ]

  @Test("A regular rule is laid out and asked in closed form", arguments: progressions.indices)
  func closedForm(index: Int) throws {
    let progression = Self.progressions[index]
    let layout = progression.rule.layout(contentCount: Self.contentCount)
    try expectEqual(layout.additionalCount, progression.count, "additionalCount")
    try expectEqual(layout.count, Self.contentCount + progression.count, "count")
    try withEverySeed(0..<40) { generator in
      let last = progression.count - 1
      for ordinal in [0, last, generator.number(in: 0...last)] {
        let anchor = progression.firstAnchor + ordinal * progression.period
        let row = anchor + ordinal
        try expectEqual(layout.anchor(ofAdditional: ordinal), anchor, "the anchor of \(ordinal)")
        try expectEqual(layout.row(ofAdditional: ordinal), row, "the row of \(ordinal)")
        try expectEqual(layout.origin(ofRow: row), .additional(ordinal), "the origin of \(row)")
        if anchor > 0 {
          try expectEqual(layout.row(ofContent: anchor - 1), row - 1, "the row above")
          try expectEqual(layout.origin(ofRow: row - 1), .content(anchor - 1), "what is above")
          try expectEqual(layout.nearestContent(before: row), anchor - 1, "the content above")
        }
        if anchor < Self.contentCount {
          try expectEqual(layout.row(ofContent: anchor), row + 1, "the row below")
          try expectEqual(layout.origin(ofRow: row + 1), .content(anchor), "what is below")
          try expectEqual(layout.nearestContent(after: row), anchor, "the content below")
        }
      }
    }
  }

  @Test("Fixed rows around a regular rule do not make it long")
  func fixedRowsAndRegularRule() throws {
    let rule: Placement = .start + .tableRows([2]) + .every(10, after: 5) + .end + .beforeLast(1)
    let layout = rule.layout(contentCount: Self.contentCount)
    try expectEqual(
      (0..<5).map(layout.anchor(ofAdditional:)), [0, 1, 5, 15, 25], "the first anchors")
    let last = layout.additionalCount - 1
    try expectEqual(layout.anchor(ofAdditional: last), Self.contentCount, "the last anchor")
    try expectEqual(layout.anchor(ofAdditional: last - 1), Self.contentCount - 1, "the one before")
    try expectEqual(layout.count - 1, layout.row(ofAdditional: last), "the last row")
    let distance =
      layout.anchor(ofAdditional: last / 2 + 1) - layout.anchor(ofAdditional: last / 2)
    try expectEqual(distance, 10, "the distance in the middle")
  }

  @Test("A limit ends a rule that would have no end")
  func limits() throws {
    let rule: Placement = .every(7) + .everyTableRows(11) + .before(3)
    let layout = rule.layout(contentCount: Self.contentCount, limit: 500)
    try expectEqual(layout.additionalCount, 500, "additionalCount")
    let short = rule.layout(contentCount: 10_000, limit: 500)
    try expectEqual(layout.anchors, short.anchors, "the anchors")
    try expectEqual(
      rule.limited(to: 500).layout(contentCount: Self.contentCount), layout, "the limited rule")
  }

  @Test("Numbers as large as an integer do not overflow")
  func largestNumbers() throws {
    let rules: [(Placement, [Int])] = [
      (.every(.max), []), (.every(1, after: .max), []), (.every(.max, after: 3), [3]),
      (.every(.max, after: .max), []), (.everyTableRows(.max), []),
      (.everyTableRows(.max, first: 2), [2]), (.everyTableRows(2, first: .max), []),
      (.tableRows([.max]), []), (.before(.max), []), (.beforeLast(.max), []),
      (.end.limited(to: .max), [10]), (.every(4, after: 0).spaced(atLeast: .max), [0]),
      (.when(fewerThan: .max, .start, otherwise: .end), [0]),
      (.tableRows([0, .max]) + .before(contentRows: [.max, 4]), [0, 4]),
    ]
    try withEvery("rule", in: rules) { rule, anchors in
      try expectEqual(rule.layout(contentCount: 10).anchors, anchors, "anchors")
      try expectEqual(rule.layout(contentCount: 10, limit: .max).anchors, anchors, "anchors")
    }
  }

  @Test("The largest numbers in the longest content do not overflow either")
  func largestNumbersInTheLongestContent() throws {
    let rules: [(Placement, [Int])] = [
      (.every(.max, after: 3).spaced(atLeast: .max), [3]),
      (.everyTableRows(.max, first: 2).spaced(atLeast: .max), [2]),
      (.everyTableRows(2, first: 2).spaced(atLeast: .max), [2]),
      (.every(1, after: 0).spaced(atLeast: Self.contentCount), [0, Self.contentCount]),
      (.tableRows([0, .max]) + .before(contentRows: [.max, 4]) + .beforeLast(.max), [0, 4]),
      (.every(Self.contentCount), [Self.contentCount]),
      (.every(Self.contentCount - 1, after: 1) + .end, [1, Self.contentCount]),
    ]
    try withEvery("rule", in: rules) { rule, anchors in
      try expectEqual(rule.layout(contentCount: Self.contentCount).anchors, anchors, "anchors")
    }
  }

  @Test("A table row below as many additional rows as content is found")
  func lastTableRow() throws {
    let rule: Placement = .every(1) + .everyTableRows(.max, first: 2 * Self.contentCount)
    let layout = rule.layout(contentCount: Self.contentCount)
    try expectEqual(layout.additionalCount, Self.contentCount + 1, "additionalCount")
    try expectEqual(
      layout.row(ofAdditional: Self.contentCount), 2 * Self.contentCount, "the last row")
  }

  @Test("Rules whose places coincide are the denser of them")
  func coincidingRules() {
    // Where regular rules meet, the walk goes row by row.
    let count = 10_000
    #expect(
      (Placement.every(1) + .every(1)).layout(contentCount: count)
        == Placement.every(1).layout(contentCount: count))
    #expect(
      (Placement.every(4) + .every(2) + .every(6)).layout(contentCount: count)
        == Placement.every(2).layout(contentCount: count))
    #expect(
      (Placement.everyTableRows(3) + .everyTableRows(6, first: 5)).layout(contentCount: count)
        == Placement.everyTableRows(3).layout(contentCount: count))
  }
}
