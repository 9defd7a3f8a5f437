import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Rules that count content, against a walk over every row")
struct CountedPlacementTests {
  private static let sections = MaskedSection.all(upTo: 6)

  private static let counting: [NaivePlacement] =
    (1...3).flatMap { period in
      [nil, 0, 1, 2, 4].map { .every(period, after: $0, counting: .content) }
    }
    + [[0], [1], [3], [1, 2, 5], [0, 2, 6], [7]].map { .before($0, counting: .content) }
    + [0, 1, 2, 3, 6, 7].map { .beforeLast($0, counting: .content) }

  private static let others: [NaivePlacement] = [
    .start, .end, .tableRows([0, 2, 5]), .everyTableRows(2, first: nil),
    .everyTableRows(3, first: 1),
    .every(2, after: 1), .every(3, after: 0), .before([1, 4]), .beforeLast(2),
    .between([1, 2, 5]), .every(2, after: 1, through: .allSections),
  ]

  /// Compares the layouts of a rule around all of some sections.
  private func expectAgreement(
    _ rule: NaivePlacement, around sections: [MaskedSection] = sections
  ) throws {
    let layer = LayerRule(rows: rule.placement, supply: .everySlot)
    let slots = LayerRule(fillingSlotsOf: rule.placement)
    try withEvery("rows", in: sections) { section in
      // A rule without end is refused elsewhere.
      let naive = NaiveSection(isContent: section.isContent)
      guard let anchors = rule.anchors(in: naive) else { return }
      let count = naive.rowCount
      let layout = layer.layout(of: [count], contentPositions: section.contentPositions)
      try expectEqual(layout.rows[0].anchors, anchors, "the anchors")
      try expectEqual(
        layout.rows[0], RowLayout(contentCount: count, anchors: anchors), "the layout")
      try expectEqual(
        slots.layout(of: [count], contentPositions: section.contentPositions), layout, "the slots")
    }
  }

  @Test("Every rule alone, around every list of up to six rows of which some are content")
  func rulesAlone() throws {
    try withEvery("rule", in: Self.counting) { try expectAgreement($0) }
  }

  @Test("Every limit and every spacing, in rows and in content rows")
  func narrowed() throws {
    var thinning = Thinning(to: 31)
    let spacings: [(Int, Placement.Counting)] =
      [(1, .rows), (2, .rows), (4, .rows)] + (0...4).map { ($0, .content) }
    for rule in Self.counting + Self.others {
      for limit in [nil, 0, 1, 2] {
        for first in spacings {
          for second in [nil, (1, .content), (2, .rows)] as [(Int, Placement.Counting)?] {
            var narrowed = NaivePlacement.spaced(rule, atLeast: first.0, counting: first.1)
            if let second {
              narrowed = .spaced(narrowed, atLeast: second.0, counting: second.1)
            }
            if let limit { narrowed = .limited(narrowed, to: limit) }
            try withEvery("rule", in: [narrowed]) { rule in
              try expectAgreement(rule, around: Self.sections.filter { _ in thinning.takesNext() })
            }
          }
        }
      }
    }
  }

  @Test("Every two rules together, of which one counts content, in both orders")
  func pairs() throws {
    var thinning = Thinning(to: 37)
    for first in Self.counting {
      for second in Self.counting + Self.others {
        let pairs: [NaivePlacement] = [
          .plus(first, second), .plus(second, first),
          .spaced(.plus(first, second), atLeast: 2, counting: .content),
        ]
        try withEvery("rule", in: pairs) { rule in
          try expectAgreement(rule, around: Self.sections.filter { _ in thinning.takesNext() })
        }
      }
    }
  }

  @Test("Sections of few rows and sections of little content")
  func conditions() throws {
    for count in 0...4 {
      for counting in Placement.Counting.allCases {
        for other in [Placement.Counting.rows, .content] {
          let rule = NaivePlacement.when(
            fewerThan: count, counting: counting, .start,
            otherwise: .when(
              fewerThan: 4, counting: other, .every(2, after: 1, counting: .content),
              otherwise: .beforeLast(1, counting: .content)))
          try withEvery("rule", in: [rule]) { try expectAgreement($0) }
        }
      }
    }
  }

  @Test("Rules in some sections only count there")
  func someSections() throws {
    let rules: [NaivePlacement] = [
      .inSections([0], .every(2, after: 1, counting: .content)),
      .plus(.inSections([1], .every(1, after: 0, counting: .content)), .end),
      .inSections([0], .spaced(.every(1, after: 0), atLeast: 2, counting: .content)),
    ]
    try withEvery("rule", in: rules) { try expectAgreement($0) }
  }

  @Test("Numbers as great as there are")
  func hugeNumbers() throws {
    let most = Int.max
    let rules: [NaivePlacement] = [
      .every(most, after: 0, counting: .content), .every(most, after: nil, counting: .content),
      .every(1, after: most, counting: .content), .every(most, after: 2, through: .allSections),
      .every(2, after: most, counting: .content, through: .allSections),
      .before([1, most], counting: .content), .beforeLast(most, counting: .content),
      .spaced(.every(1, after: 0), atLeast: most, counting: .content),
      .spaced(.every(1, after: 0, counting: .content), atLeast: most),
      .when(
        fewerThan: most, counting: .content, .every(1, after: 1, counting: .content),
        otherwise: .none),
    ]
    try withEvery("rule", in: rules) { try expectAgreement($0) }
  }

  @Test("A stack of two layers, of which the outer one counts content")
  func stacks() throws {
    try withEvery("rule", in: Self.counting) { rule in
      try withEvery("rows", in: Self.sections) { section in
        let outer = LayerRule(rows: rule.placement, supply: .models(3))
        let inner = LayerRule(rows: .tableRows(section.foreignRows), supply: .everySlot)
        let stack = LayoutStack(of: [outer, inner], rowCounts: [section.contentCount])
        let anchors = rule.anchors(in: NaiveSection(isContent: section.isContent), limit: 3)
        try expectEqual(stack.layers[0].rows[0].anchors, anchors, "the anchors")
      }
    }
  }
}
