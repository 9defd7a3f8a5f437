import DecoratedCollections
import DecoratorTableKit
import Testing

@Suite("Rules that count content, where there is nothing else")
struct CountedCollectionTests {
  /// Rules that count rows.
  private static let rules: [NaivePlacement] =
    NaivePlacement.everyKind + [
      .beforeLast(1), .plus(.every(2, after: 1), .every(3, after: 0)),
      .spaced(.plus(.start, .every(1, after: 1)), atLeast: 2),
      .when(fewerThan: 3, .every(1, after: 0), otherwise: .spaced(.every(2, after: 0), atLeast: 3)),
      .limited(.plus(.before([1, 2, 4]), .end), to: 2),
    ]

  @Test("One list: content rows are the rows, and all sections the only one")
  func oneList() throws {
    try withEvery("rule", in: Self.rules) { rule in
      for section in 0...1 {
        for count in 0...9 {
          let expected = rule.placement.layout(contentCount: count, section: section)
          for scope in [Placement.SectionScope.eachSection, .allSections] {
            let placement = rule.counting(.content, through: scope).placement
            for limit in [nil, 0, 1, 3] {
              try expectEqual(
                placement.layout(contentCount: count, section: section, limit: limit),
                rule.placement.layout(contentCount: count, section: section, limit: limit),
                "the layout of \(count) rows of section \(section)")
            }
            try expectEqual(
              placement.layout(contentCount: count, section: section), expected, "the layout")
          }
        }
      }
    }
  }

  @Test("Collections")
  func collections() throws {
    let models = ["a", "b", "c"]
    try withEvery("rule", in: Self.rules) { rule in
      for count in 0...7 {
        let expected = Array((0..<count).decorated(with: models, placed: rule.placement))
        for scope in [Placement.SectionScope.eachSection, .allSections] {
          let placement = rule.counting(.content, through: scope).placement
          try expectEqual(
            Array((0..<count).decorated(with: models, placed: placement)), expected, "the list")
        }
      }
    }
  }

  @Test("Collections of sections, and stacks of one layer")
  func sections() throws {
    let shapes = smallCounts(sections: 3, rows: 4)
    let models = Array(100..<105)
    try withEvery("rule", in: Self.rules) { rule in
      let placement = rule.counting(.content).placement
      try withEvery("rows", in: shapes) { shape in
        let sections = shape.map { Array(0..<$0) }
        func rows(_ placement: Placement) -> [[ContentOrAdditional<Int, Int>]] {
          sections.decoratedSections(rows: { $0 }, with: models, placed: placement)
            .map { Array($0.rows) }
        }
        try expectEqual(rows(placement), rows(rule.placement), "the sections")
        func layers(_ placement: Placement) -> [TableLayout] {
          LayoutStack(
            of: [
              LayerRule(
                rows: placement, supply: .everySlot, sections: placement,
                addedSectionRowCounts: [1, 2])
            ], rowCounts: shape
          ).layers
        }
        try expectEqual(layers(placement), layers(rule.placement), "the stack")
      }
    }
  }

  @Test("Through sections, rows and content rows of collections are the same")
  func throughSections() throws {
    let shapes = smallCounts(sections: 4, rows: 5)
    let models = Array(100..<104)
    var thinning = Thinning.byTurns
    try withEvery("rule", in: Self.rules) { rule in
      let placements = Placement.Counting.allCases.map {
        rule.counting($0, through: .allSections).placement
      }
      try withEvery("rows", in: shapes) { shape in
        guard thinning.takesNext() else { return }
        let found = placements.map { placement in
          shape.map { Array(0..<$0) }
            .decoratedSections(rows: { $0 }, with: models, placed: placement)
            .map { Array($0.rows) }
        }
        try expectEqual(found[1], found[0], "the sections")
        // As if the rows of all were in one, where a place between two is the end of the upper one.
        guard case .every(let period, let start, _, _) = rule else { return }
        let whole = Placement.every(period, after: start)
          .layout(contentCount: shape.reduce(0, +), limit: models.count)
        try expectEqual(
          found[0].reduce(0) { $0 + $1.count }, whole.count, "the number of all rows")
      }
    }
  }
}

extension NaivePlacement {
  /// The same rule with other words for what it counts.
  fileprivate func counting(
    _ counting: Placement.Counting, through scope: Placement.SectionScope = .eachSection
  ) -> NaivePlacement {
    func inner(_ placement: NaivePlacement) -> NaivePlacement {
      placement.counting(counting, through: scope)
    }
    return switch self {
    case .before(let rows, _): .before(rows, counting: counting)
    case .every(let period, let start, _, _):
      .every(period, after: start, counting: counting, through: scope)
    case .beforeLast(let count, _): .beforeLast(count, counting: counting)
    case .plus(let first, let second): .plus(inner(first), inner(second))
    case .limited(let placement, let limit): .limited(inner(placement), to: limit)
    case .spaced(let placement, let spacing, _):
      .spaced(inner(placement), atLeast: spacing, counting: counting)
    case .when(let count, _, let short, let other):
      .when(fewerThan: count, counting: counting, inner(short), otherwise: inner(other))
    case .inSections(let sections, let placement): .inSections(sections, inner(placement))
    case .none, .start, .end, .between, .tableRows, .everyTableRows: self
    }
  }
}
