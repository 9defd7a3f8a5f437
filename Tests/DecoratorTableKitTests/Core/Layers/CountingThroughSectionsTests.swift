import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Rules that continue to count from section to section")
struct CountingThroughSectionsTests {
  /// A section that a layer sees around another one.
  private enum Section: CustomStringConvertible {
    case content(MaskedSection)
    /// One that the layer inside has added, of so many rows.
    case added(Int)

    var description: String {
      switch self {
      case .content(let rows): "[\(rows)]"
      case .added(let count): "+\(count)"
      }
    }

    /// All sections of up to `count` rows.
    static func all(upTo count: Int) -> [Section] {
      MaskedSection.all(upTo: count).map { .content($0) } + (0..<count).map { .added($0) }
    }
  }

  /// The layer inside, and what is around it.
  private struct Inside {
    let layout: TableLayout
    let world: ContentWorld
    let contentPositions: ContentPositions

    init(_ sections: [Section]) {
      var rows: [RowLayout] = []
      var anchors: [Int] = []
      var addedCounts: [Int] = []
      for section in sections {
        switch section {
        case .content(let section): rows.append(section.inside)
        case .added(let count):
          anchors.append(rows.count)
          addedCounts.append(count)
        }
      }
      layout = TableLayout(
        sections: RowLayout(contentCount: rows.count, anchors: anchors), rows: rows,
        addedSectionRowCounts: addedCounts)
      world = ContentWorld(
        around: ContentWorld(rowCounts: layout.contentRowCounts), layout)
      contentPositions = ContentPositions(rowCounts: layout.contentRowCounts).around(layout)
    }
  }

  /// All tables of up to `count` sections of some kinds.
  private static func tables(upTo count: Int, of sections: [Section]) -> [[Section]] {
    var all: [[Section]] = [[]]
    var longest: [[Section]] = [[]]
    for _ in 0..<count {
      longest = longest.flatMap { shorter in sections.map { shorter + [$0] } }
      all += longest
    }
    return all
  }

  private static let through: [NaivePlacement] = [1, 2, 3, 5].flatMap { period in
    [nil, 0, 1, 2, 4].flatMap { start in
      Placement.Counting.allCases.map {
        .every(period, after: start, counting: $0, through: .allSections)
      }
    }
  }

  private static let combined: [NaivePlacement] = {
    let rows = NaivePlacement.every(2, after: 1, through: .allSections)
    let content = NaivePlacement.every(3, after: 0, counting: .content, through: .allSections)
    return [
      .plus(rows, .end), .plus(.start, content), .plus(rows, content),
      .spaced(.plus(.start, rows), atLeast: 2, counting: .content),
      .spaced(.every(1, after: 0, counting: .content, through: .allSections), atLeast: 2),
      .inSections([1, 2], rows), .plus(.inSections([0], .every(1, after: 0)), content),
      .when(fewerThan: 2, counting: .content, rows, otherwise: .end),
      .when(fewerThan: 2, .end, otherwise: content),
      .plus(.tableRows([0, 3]), content), .plus(rows, .everyTableRows(3, first: nil)),
      .plus(.every(2, after: 1, counting: .content), rows),
      .plus(.beforeLast(1, counting: .content), content),
    ]
  }()

  /// Lays a layer out and compares.
  private func expectAgreement(
    _ rows: NaivePlacement, sections: NaivePlacement = .none, models: Int?, around inside: Inside
  ) throws {
    let naive = NaivePolicyLayer(
      .followRule, placement: rows, sectionPlacement: sections,
      models: models.map { Array(0..<$0) },
      addedSectionRowCounts: [1, 0, 2], world: inside.world)
    // A rule without end is refused elsewhere.
    guard let naive else { return }
    let state = LayerState(
      rule: naive.rule, policy: .followRule, rowCounts: inside.layout.outerRowCounts,
      contentPositions: inside.contentPositions)
    try DecoratorTableKitTests.expectAgreement(of: state, with: naive)
  }

  @Test("Every rule, around every table of up to three sections with up to three rows each")
  func everyTable() throws {
    var thinning = Thinning(to: 61)
    try withEvery("sections", in: Self.tables(upTo: 3, of: Section.all(upTo: 3))) { sections in
      guard thinning.takesNext() else { return }
      let inside = Inside(sections)
      try withEvery("rule", in: Self.through + Self.combined) { rule in
        try expectAgreement(rule, models: nil, around: inside)
      }
    }
  }

  @Test(
    "A limit is one for the table if a rule counts through sections, and else one for each section")
  func limits() throws {
    // Both are divided by turns.
    var (tables, thinning) = (Thinning(to: 5), Thinning(to: 3))
    var turn = 0
    let begin: [NaivePlacement] = [.every(1, after: 0), .every(1, after: 1, counting: .content)]
    try withEvery("sections", in: Self.tables(upTo: 3, of: Section.all(upTo: 2))) { sections in
      guard tables.takesNext() else { return }
      let inside = Inside(sections)
      for rule in Self.through + Self.combined + begin {
        for limit in 0...3 {
          let limited: [NaivePlacement] = [
            .limited(rule, to: limit), .plus(.inSections([0], .limited(.none, to: limit)), rule),
            .plus(.limited(.end, to: limit), .when(fewerThan: 1, .none, otherwise: rule)),
          ]
          try withEvery("rule", in: limited) { rule in
            guard thinning.takesNext() else { return }
            turn += 1
            try expectAgreement(rule, models: [nil, 2, 4][turn % 3], around: inside)
          }
        }
      }
    }
  }

  @Test("Places of added sections, among sections of which layers inside have added some")
  func sections() throws {
    let counting = Placement.Counting.allCases
    let scopes: [Placement.SectionScope] = [.eachSection, .allSections]
    var rules: [NaivePlacement] = [
      .when(
        fewerThan: 2, counting: .content, .start,
        otherwise: .every(1, after: nil, counting: .content)),
      .spaced(.every(1, after: 0), atLeast: 2, counting: .content),
      .limited(.every(1, after: 0, counting: .content, through: .allSections), to: 2),
      .before([0, 2], counting: .content), .beforeLast(1, counting: .content),
      .beforeLast(2, counting: .content), .plus(.start, .before([1], counting: .content)),
    ]
    for period in 1...2 {
      for start in 0...2 {
        rules += counting.flatMap { counting in
          scopes.map { .every(period, after: start, counting: counting, through: $0) }
        }
      }
    }
    let kinds: [Section] = [
      .content(MaskedSection(isContent: [true])), .content(MaskedSection(isContent: [false])),
      .added(1), .added(0),
    ]
    var thinning = Thinning(to: 7)
    try withEvery("sections", in: Self.tables(upTo: 5, of: kinds)) { sections in
      let inside = Inside(sections)
      try withEvery("rule", in: rules) { rule in
        guard thinning.takesNext() else { return }
        try expectAgreement(.end, sections: rule, models: nil, around: inside)
      }
    }
  }
}
