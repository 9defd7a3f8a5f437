import DecoratorTableKit
import Testing

@Suite("Placements against a walk over every row")
struct PlacementTests {
  private static let terms: [NaivePlacement] = [
    .none, .start, .end, .tableRows([0]), .tableRows([1]), .tableRows([2]), .tableRows([5]),
    .tableRows([0, 1]), .tableRows([4, 2, 3, 2]), .tableRows([7, 14]), .before([0]),
    .before([1]), .before([4, 1, 3]), .before([12]), .beforeLast(0), .beforeLast(1),
    .beforeLast(3), .beforeLast(9), .every(1, after: nil), .every(2, after: nil),
    .every(3, after: 0), .every(2, after: 1), .every(5, after: 3), .everyTableRows(2, first: nil),
    .everyTableRows(3, first: nil), .everyTableRows(2, first: 0), .everyTableRows(3, first: 4),
    .everyTableRows(5, first: 1), .between([1, 2, 5, 6, 11]), .between(Set(0...12)),
  ]

  /// Compares the layouts of a rule, narrowed in every given way, for every given count.
  private func expectAgreement(
    _ rule: NaivePlacement, limits: [Int?] = [nil], spacings: [Int?] = [nil],
    contentCounts: [Int] = Array(0...12)
  ) throws {
    try withEvery("rule", in: [rule]) { rule in
      try withEvery("limit", in: limits) { limit in
        try withEvery("spacing", in: spacings) { spacing in
          var narrowed = rule
          if let limit { narrowed = .limited(narrowed, to: limit) }
          if let spacing { narrowed = .spaced(narrowed, atLeast: spacing) }
          let placement = narrowed.placement
          try withEvery("content rows", in: contentCounts) { contentCount in
            // A rule without end is refused elsewhere.
            guard let anchors = narrowed.anchors(contentCount: contentCount) else { return }
            let layout = placement.layout(contentCount: contentCount)
            try expectEqual(layout.anchors, anchors, "anchors")
            let listed = RowLayout(contentCount: contentCount, anchors: anchors)
            try expectEqual(layout, listed, "the layout")
            try expectEqual(layout.hashValue, listed.hashValue, "the hash value")
            try DecoratorTableKitTests.expectAgreement(
              layout, with: NaiveLayout(contentCount: contentCount, anchors: anchors))
          }
        }
      }
    }
  }

  @Test("Every rule alone, with every limit and every spacing")
  func rulesAlone() throws {
    for term in Self.terms {
      try expectAgreement(
        term, limits: [nil, 0, 1, 2, 3, 7], spacings: [nil, 0, 1, 2, 3, 4, 20],
        contentCounts: Array(0...14))
    }
  }

  @Test("Every two rules together, in both orders")
  func pairs() throws {
    var thinning = Thinning.byTurns
    for first in Self.terms {
      for second in Self.terms where thinning.takesNext() {
        try expectAgreement(.plus(first, second), limits: [nil, 2], spacings: [nil, 1, 3])
      }
    }
  }

  @Test("Every three rules together")
  func triples() throws {
    var thinning = Thinning(to: 4)
    for first in Self.terms.indices.dropFirst() {
      for second in Self.terms.indices[first...].dropFirst() {
        for third in Self.terms.indices[second...].dropFirst() where thinning.takesNext() {
          let rule = NaivePlacement.plus(
            Self.terms[first], .plus(Self.terms[second], Self.terms[third]))
          try expectAgreement(rule)
          try expectAgreement(rule, limits: [3], spacings: [2], contentCounts: [4, 9, 12])
        }
      }
    }
  }

  @Test("A number of rows to place acts as a limit")
  func rowsToGiveOut() throws {
    for term in Self.terms {
      try withEvery("rule", in: [term, .limited(term, to: 2), .plus(term, .end)]) { rule in
        let placement = rule.placement
        try withEvery("content rows", in: 0...12) { contentCount in
          try withEvery("to give out", in: 0...5) { limit in
            guard let anchors = rule.anchors(contentCount: contentCount, limit: limit) else {
              return
            }
            try expectEqual(
              placement.layout(contentCount: contentCount, limit: limit).anchors, anchors,
              "anchors")
          }
        }
      }
    }
  }

  @Test("Limits and spacings of one term hold for all, the stricter of two")
  func narrowingTerms() throws {
    let narrowed: [NaivePlacement] = [
      .plus(.limited(.every(2, after: nil), to: 3), .start),
      .plus(.limited(.every(2, after: nil), to: 3), .limited(.end, to: 2)),
      .plus(.spaced(.every(1, after: 0), atLeast: 3), .spaced(.tableRows([4]), atLeast: 2)),
      .limited(.spaced(.limited(.every(1, after: 0), to: 4), atLeast: 2), to: 3),
      .plus(.limited(.none, to: 1), .everyTableRows(2, first: nil)),
      .plus(.spaced(.inSections([1], .start), atLeast: 4), .every(1, after: 0)),
    ]
    for rule in narrowed {
      try expectAgreement(rule)
    }
    // A limit that does not apply in the section, or in the branch, is none.
    let elsewhere: [NaivePlacement] = [
      .plus(.inSections([1], .limited(.start, to: 0)), .every(2, after: 0)),
      .plus(.when(fewerThan: 5, .limited(.start, to: 1), otherwise: .none), .every(2, after: 0)),
    ]
    for rule in elsewhere {
      try expectAgreement(rule)
    }
  }

  @Test("Random combinations in longer content")
  func randomCombinations() throws {
    try withEverySeed(Thinning.seeds(debug: 500, release: 1_500)) { generator in
      let rule = generator.placement(depth: 3)
      let contentCount = generator.number(in: 0...300)
      let section = generator.number(in: 0...2)
      let limit = generator.number(in: 0...3) == 0 ? generator.number(in: 0...40) : nil
      try withEvery("rule", in: [rule]) { rule in
        let anchors = rule.anchors(contentCount: contentCount, section: section, limit: limit)
        guard let anchors else { return }
        let layout = rule.placement.layout(
          contentCount: contentCount, section: section, limit: limit)
        let what = "section \(section), \(contentCount) content rows, limit \(limit as Any)"
        try expectEqual(layout.anchors, anchors, "\(what): anchors")
        try DecoratorTableKitTests.expectAgreement(
          layout, with: NaiveLayout(contentCount: contentCount, anchors: anchors))
      }
    }
  }
}
