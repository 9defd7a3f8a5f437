import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Edits one after the other")
struct SequentialEditsTests {
  private func reduced(
    _ counts: [Int], _ edit: (inout NaiveEdits) -> Void
  ) throws -> String {
    var naive = NaiveEdits(counts)
    edit(&naive)
    try expectReduced(naive)
    return naive.edits.reduced().description
  }

  @Test("An edit that is undone is left out")
  func undone() throws {
    #expect(
      try reduced([3]) {
        $0.insertRow(0, 1)
        $0.deleteRow(0, 1)
      } == "")
    #expect(
      try reduced([3]) {
        $0.moveRow(0, 0, to: 0, 2)
        $0.moveRow(0, 2, to: 0, 0)
      } == "")
    #expect(
      try reduced([3, 1]) {
        $0.moveRow(0, 1, to: 1, 0)
        $0.moveRow(1, 0, to: 0, 1)
      } == "")
    #expect(
      try reduced([3]) {
        $0.insertSection(0, rowCount: 2)
        $0.deleteSection(0)
      } == "")
    #expect(
      try reduced([3, 1]) {
        $0.moveSection(0, to: 1)
        $0.moveSection(0, to: 1)
      } == "")
  }

  @Test("The last edit of a row counts")
  func lastWord() throws {
    #expect(
      try reduced([3]) {
        $0.changeRow(0, 1, reloading: true)
        $0.deleteRow(0, 1)
      } == "-[0, 1]")
    #expect(
      try reduced([3]) {
        $0.insertRow(0, 1)
        $0.changeRow(0, 1, reloading: true)
      } == "+[0, 1]")
    #expect(
      try reduced([3]) {
        $0.moveRow(0, 0, to: 0, 2)
        $0.deleteRow(0, 2)
      } == "-[0, 0]")
    #expect(
      try reduced([3]) {
        $0.insertRow(0, 1)
        $0.moveRow(0, 1, to: 0, 3)
      } == "+[0, 3]")
    #expect(
      try reduced([3]) {
        $0.changeRow(0, 1, reloading: false)
        $0.changeRow(0, 1, reloading: true)
      } == "~[0, 1]")
    #expect(
      try reduced([3]) {
        $0.changeRow(0, 2, reloading: false)
        $0.insertRow(0, 0)
      }
        == "+[0, 0] ^[0, 2]")
  }

  @Test("The example in the documentation holds")
  func example() throws {
    let update = try reduced([10]) {
      $0.insertRow(0, 3)
      $0.deleteRow(0, 5)
      $0.moveRow(0, 2, to: 0, 7)
    }
    #expect(update == "-[0, 4] +[0, 2] [0, 2]>[0, 7]")
  }

  @Test("What one batch cannot express is replaced")
  func replaced() throws {
    #expect(
      try reduced([3]) {
        $0.changeRow(0, 0, reloading: true)
        $0.moveRow(0, 0, to: 0, 2)
      }
        == "-[0, 0] +[0, 2]")
    // A section passes one whose rows change, rather than the reverse.
    #expect(
      try reduced([1, 1]) {
        $0.moveSection(0, to: 1)
        $0.insertRow(1, 0)
      } == "§1>§0 +[1, 0]")
    #expect(
      try reduced([1, 1, 1, 1]) {
        $0.moveSection(0, to: 3)
        $0.insertRow(3, 0)
      }
        == "-§0 +§3")
    #expect(
      try reduced([1, 1, 1, 1]) {
        $0.moveSection(0, to: 3)
        $0.reloadSection(3, rowCount: nil)
      }
        == "-§0 +§3")
    // A row leaves a section that is deleted, and moves into one that is new.
    #expect(
      try reduced([2, 2]) {
        $0.moveRow(0, 0, to: 1, 0)
        $0.deleteSection(0)
      } == "-§0 +[0, 0]")
    #expect(
      try reduced([2]) {
        $0.insertSection(0, rowCount: 0)
        $0.moveRow(1, 0, to: 0, 0)
      }
        == "+§0 -[0, 0]")
  }

  @Test("A section stays where it is while two others pass it, instead of being replaced")
  func passedSection() throws {
    #expect(
      try reduced([0, 0, 0]) {
        $0.moveSection(2, to: 0)
        $0.insertSection(0, rowCount: 0)
        $0.insertSection(0, rowCount: 0)
      } == "+§0 +§1 §0>§3 §1>§4")
  }

  @Test("Every one and two edits of rows, on small lists")
  func everyPair() throws {
    var thinning = Thinning.byTurns
    try withEvery("rows", in: smallCounts(sections: 2, rows: 4)) { counts in
      for first in everyRowEdit(NaiveEdits(counts)) {
        try expectReduced(first)
        for second in everyRowEdit(first) where thinning.takesNext() { try expectReduced(second) }
      }
    }
  }

  @Test("Random edits of the rows of one section")
  func randomRows() throws {
    try withEverySeed(Thinning.seeds(0..<600)) { generator in
      try expectRandomEdits([generator.number(in: 0...12)], sectionShare: 0, &generator)
    }
  }

  @Test("Random edits of rows and sections")
  func randomSections() throws {
    try withEverySeed(Thinning.seeds(debug: 500, release: 1_500)) { generator in
      let counts = (0..<generator.number(in: 0...5)).map { _ in generator.number(in: 0...5) }
      let share = generator.number(in: 0...4)
      try expectRandomEdits(counts, sectionShare: share, &generator)
    }
  }

  private func expectRandomEdits(
    _ counts: [Int], sectionShare: Int, _ generator: inout SeededGenerator
  ) throws {
    var naive = NaiveEdits(counts)
    for _ in 0..<generator.number(in: 1...60) {
      // A table without sections accepts no edits of rows.
      naive.addRandomEdit(sectionShare: counts.isEmpty ? 5 : sectionShare, using: &generator)
    }
    try expectReduced(naive)
  }

  /// The edits of one row that can follow, each added to a copy.
  private func everyRowEdit(_ naive: NaiveEdits) -> [NaiveEdits] {
    var all: [NaiveEdits] = []
    func add(_ edit: (inout NaiveEdits) -> Void) {
      var copy = naive
      edit(&copy)
      all.append(copy)
    }
    for (section, rows) in naive.rows.enumerated() {
      for row in 0...rows.count { add { $0.insertRow(section, row) } }
      for row in rows.indices {
        add { $0.deleteRow(section, row) }
        add { $0.changeRow(section, row, reloading: true) }
        add { $0.changeRow(section, row, reloading: false) }
        for (other, others) in naive.rows.enumerated() {
          for target in 0...(others.count - (other == section ? 1 : 0)) {
            add { $0.moveRow(section, row, to: other, target) }
          }
        }
      }
    }
    return all
  }
}
