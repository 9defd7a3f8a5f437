import DecoratorTableKit
import Testing

@Suite("The layout of a whole layer")
struct TableLayoutTests {
  @Test("Every small layer without added sections agrees with the rows written out")
  func withoutAddedSections() throws {
    let sections = (0...2).flatMap { count in
      multisets(of: 0...count, upTo: 2).map { NaiveLayout(contentCount: count, anchors: $0) }
    }
    let pairs = sections.flatMap { first in sections.map { [first, $0] } }
    let triples = pairs.flatMap { pair in sections.map { pair + [$0] } }
    try withEvery("sections", in: [[]] + sections.map { [$0] } + pairs + triples) { sections in
      let naive = NaiveTable(rows: sections)
      try naive.expectAgreement(of: naive.layout)
      let layout = TableLayout(
        rows: sections.map { RowLayout(contentCount: $0.contentCount, anchors: $0.anchors) })
      try expectEqual(layout, naive.layout, "the layout")
    }
  }

  @Test("Every small layer with added sections agrees with the rows written out")
  func withAddedSections() throws {
    try withEvery("content sections", in: 0...3) { count in
      let rows = [[1], [], [0, 2]].prefix(count).map { NaiveLayout(contentCount: 2, anchors: $0) }
      try withEvery("anchors of sections", in: multisets(of: 0...count, upTo: 3)) { anchors in
        let everyCount = anchors.reduce([[]]) { counts, _ in
          counts.flatMap { shorter in (0...2).map { shorter + [$0] } }
        }
        try withEvery("rows of added sections", in: everyCount) { added in
          let naive = NaiveTable(
            sections: NaiveLayout(contentCount: count, anchors: anchors), rows: rows,
            addedSectionRowCounts: added)
          try naive.expectAgreement(of: naive.layout)
        }
      }
    }
  }

  @Test("Random layers of many sections agree with the rows written out")
  func randomLayers() throws {
    try withEverySeed(0..<200) { generator in
      var rowCounts: [Int] = []
      for _ in 0..<generator.number(in: 0...20) {
        rowCounts.append(generator.number(in: 0...3) * generator.number(in: 0...3))
      }
      let naive = generator.layer(around: rowCounts, addingSections: true)
      try naive.expectAgreement(of: naive.layout)
    }
  }

  @Test("Layers are equal exactly when their rows are")
  func equality() throws {
    var (same, different) = (0, 0)
    try withEverySeed(0..<300) { generator in
      let first = generator.layer(around: [1, 0], addingSections: true)
      let second = generator.layer(around: [1, 0], addingSections: true)
      let isSame = first.outer == second.outer && first.sections.rows == second.sections.rows
      try expectEqual(first.layout == second.layout, isSame, "equality")
      if isSame {
        same += 1
        try expectEqual(first.layout.hashValue, second.layout.hashValue, "the hash value")
      } else if first.layout.hashValue != second.layout.hashValue {
        different += 1
      }
    }
    #expect(same > 0)
    // A hash that is the same for all would be legal, and of no use.
    #expect(different > 0)
  }

  static let layout = TableLayout(
    sections: RowLayout(contentCount: 2, anchors: [1]),
    rows: [RowLayout(contentCount: 2, anchors: [0]), RowLayout(contentCount: 0)],
    addedSectionRowCounts: [4])

  static let mistakes = [
    Mistake("3 row layouts") {
      _ = TableLayout(
        sections: RowLayout(contentCount: 2),
        rows: Array(repeating: RowLayout(contentCount: 1), count: 3), addedSectionRowCounts: [])
    },
    Mistake("2 row counts") {
      _ = TableLayout(
        sections: RowLayout(contentCount: 0, anchors: [0]), rows: [],
        addedSectionRowCounts: [1, 1])
    },
    Mistake("-5") {
      _ = TableLayout(
        sections: RowLayout(contentCount: 0, anchors: [0, 0]), rows: [],
        addedSectionRowCounts: [1, -5])
    },
    Mistake("0 row layouts for 2 content sections: give one for each") {
      _ = TableLayout(sections: RowLayout(contentCount: 2), rows: [], addedSectionRowCounts: [])
    },
    Mistake("section 8") { _ = layout.rowCount(inSection: 8) },
    Mistake("-1") { _ = layout.rowCount(inSection: -1) },
    Mistake("section 9") { _ = layout.origin(ofSection: 9) },
    Mistake("content section 7") { _ = layout.section(ofContent: 7) },
    Mistake("content section 1") {
      // The table has a second section, the content has none.
      let layout = TableLayout(
        sections: RowLayout(contentCount: 1, anchors: [0]), rows: [RowLayout(contentCount: 1)],
        addedSectionRowCounts: [1])
      _ = layout.section(ofContent: 1)
    },
    Mistake("section 11") { _ = layout.origin(of: RowPosition(section: 11, row: 0)) },
    Mistake("-2") { _ = layout.origin(of: RowPosition(section: -2, row: 0)) },
    Mistake("row 3") { _ = layout.origin(of: RowPosition(section: 0, row: 3)) },
    Mistake("-3") { _ = layout.origin(of: RowPosition(section: 0, row: -3)) },
    Mistake("row 4") { _ = layout.origin(of: RowPosition(section: 1, row: 4)) },
    Mistake("-4") { _ = layout.origin(of: RowPosition(section: 1, row: -4)) },
    Mistake("row 0") { _ = layout.origin(of: RowPosition(section: 2, row: 0)) },
    Mistake("row 2") { _ = layout.position(ofContent: RowPosition(section: 0, row: 2)) },
    Mistake("content section 12") {
      _ = layout.position(ofContent: RowPosition(section: 12, row: 0))
    },
    Mistake("-6") { _ = layout.position(ofContent: RowPosition(section: -6, row: 0)) },
    Mistake("additional row 1") { _ = layout.position(ofAdditional: 1) },
    Mistake("-7") { _ = layout.position(ofAdditional: -7) },
  ]

  #if !os(iOS)
  @Test("Bad input traps and is named", arguments: mistakes.indices)
  func traps(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      TableLayoutTests.mistakes[index].make()
    }
    try expectErrorText(of: result, contains: Self.mistakes[index].text)
  }
  #endif
}
