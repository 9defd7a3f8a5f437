import Testing

@testable import DecoratorTableKit

/// In a release build the batches are so long that it would take many minutes to insert each
/// operation where it belongs.
@Suite("What it costs to put operations in order")
struct BatchUpdateCostTests {
  #if DEBUG
  private static let count = 20_000
  #else
  private static let count = 1_000_000
  #endif

  @Test("Sections in the reverse order move", .timeLimit(.minutes(1)))
  func reversedSections() {
    let count = Self.count
    var update = BatchUpdate()
    let staying = update.addSections(
      leadingTo: SectionArrangement(
        countBefore: count, order: Array((0..<count).reversed()),
        stays: Array(repeating: false, count: count), reloaded: [], changed: []))
    #expect(staying.isEmpty)
    #expect(update.movedSections.count == count)
    #expect(update.movedSections == update.movedSections.sorted())
    #expect(update.movedSections.allSatisfy { $0.source + $0.target == count - 1 })
  }

  @Test("Rows leave a section that goes in the reverse order", .timeLimit(.minutes(1)))
  func reversedRows() throws {
    let count = Self.count
    var update = BatchUpdate()
    update.deletedSections = [0]
    update.movedRows = (0..<count).map { row in
      BatchUpdate.RowMove(
        from: RowPosition(section: 0, row: row),
        to: RowPosition(section: 0, row: count - 1 - row))
    }
    let sections = update.sectionMaps(before: 2, after: 1).survivors
    let rows = try update.rowOperations(notSwallowedBy: sections)
    #expect(rows.movedRows.isEmpty)
    #expect(rows.insertedRows == (0..<count).map { RowPosition(section: 0, row: $0) })
  }
}
