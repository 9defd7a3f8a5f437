import Testing

@testable import DecoratorTableKit

@Suite("What edits one after the other cost")
struct SequentialEditsCostTests {
  /// How many nodes of the tree `count` edits come by, for each edit and for each doubling of their
  /// number.
  private func stepsPerLevel(
    _ count: Int, _ edit: (inout SequentialEdits, Int, inout SeededGenerator) -> Void
  ) -> Double {
    var generator = SeededGenerator(seed: 7)
    var edits = SequentialEdits(rowCounts: [count, count])
    for index in 0..<count { edit(&edits, index, &generator) }
    let steps = edits.sections.steps + edits.rows.values.reduce(0) { $0 + $1.steps }
    var levels = 1
    while 1 << levels < count { levels += 1 }
    return Double(steps) / Double(count * levels)
  }

  @Test("The cost of an edit grows with the logarithm of their number", arguments: [500, 8_000])
  func logarithmic(_ count: Int) {
    func row(_ section: Int, _ row: Int) -> RowPosition { RowPosition(section: section, row: row) }
    let inserts = stepsPerLevel(count) { edits, _, generator in
      edits.insertRow(at: row(0, generator.number(in: 0...edits.rowCount(of: 0))))
    }
    let atOnePlace = stepsPerLevel(count) { edits, _, _ in edits.insertRow(at: row(0, 3)) }
    let ascending = stepsPerLevel(count) { edits, index, _ in
      edits.insertRow(at: row(0, 2 * index))
    }
    let deletes = stepsPerLevel(count) { edits, _, generator in
      edits.deleteRow(at: row(0, generator.number(in: 0...(edits.rowCount(of: 0) - 1))))
    }
    let deletesFromEnd = stepsPerLevel(count) { edits, index, _ in
      if index % 2 == 0 { edits.deleteRow(at: row(0, count - 1 - index)) }
    }
    let moves = stepsPerLevel(count) { edits, _, generator in
      edits.moveRow(
        from: row(0, generator.number(in: 0...(count - 1))),
        to: row(0, generator.number(in: 0...(count - 1))))
    }
    let reloads = stepsPerLevel(count) { edits, index, generator in
      if index % 2 == 0 { edits.insertRow(at: row(0, generator.number(in: 0...count))) }
      edits.reloadRow(at: row(0, generator.number(in: 0...(count - 1))))
    }
    let sections = stepsPerLevel(count) { edits, _, generator in
      edits.insertSection(at: generator.number(in: 0...edits.sectionCount))
    }
    for steps in [
      inserts, atOnePlace, ascending, deletes, deletesFromEnd, reloads, sections,
    ] {
      #expect(steps < 8)
    }
    #expect(moves < 16)
  }

  @Test("A batch has no more operations than there were edits, however long the list")
  func operations() {
    var generator = SeededGenerator(seed: 11)
    let count = 100_000_000_000
    var edits = SequentialEdits(rowCounts: [count])
    for _ in 0..<1_000 {
      edits.moveRow(
        from: RowPosition(section: 0, row: generator.number(in: 0...(count - 1))),
        to: RowPosition(section: 0, row: generator.number(in: 0...(count - 1))))
      edits.insertRow(at: RowPosition(section: 0, row: generator.number(in: 0...count)))
      edits.deleteRow(at: RowPosition(section: 0, row: generator.number(in: 0...count)))
    }
    let update = edits.reduced()
    #expect(update.movedRows.count <= 1_000)
    #expect(update.operations.count <= 3_000)
    #expect(throws: Never.self) { try update.validate(before: [count], after: edits.rowCounts) }
  }
}
