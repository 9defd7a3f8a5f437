import DecoratorTableKit
import DecoratorTableTesting
import Testing

// A test that is expected to end its process needs a process of its own, which iOS does not start.
#if !os(iOS)
@Suite("Edits that are impossible")
struct SequentialEditsErrorTests {
  private static func mistake(
    _ text: String, _ edit: @escaping @Sendable (inout SequentialEdits) -> Void
  ) -> Mistake {
    Mistake(text) {
      var edits = SequentialEdits(rowCounts: [2, 1])
      edit(&edits)
    }
  }

  private static func row(_ section: Int, _ row: Int) -> RowPosition {
    RowPosition(section: section, row: row)
  }

  static let mistakes = [
    Mistake("-3 rows in section 1") { _ = SequentialEdits(rowCounts: [2, -3]) },
    mistake("insert row [0, 3]: the section has 2 rows") { $0.insertRow(at: row(0, 3)) },
    mistake("delete row [0, 2]: the section has 2 rows") { $0.deleteRow(at: row(0, 2)) },
    mistake("reload row [1, 1]: the section has 1 rows") { $0.reloadRow(at: row(1, 1)) },
    mistake("reconfigure row [1, -1]") { $0.reconfigureRow(at: row(1, -1)) },
    mistake("move row [0, 2]") { $0.moveRow(from: row(0, 2), to: row(0, 0)) },
    mistake("move row [0, 0] to [0, 2]: without it the section has 1 rows") {
      $0.moveRow(from: row(0, 0), to: row(0, 2))
    },
    mistake("section 2 does not exist: there are 2") { $0.insertRow(at: row(2, 0)) },
    mistake("section -1 does not exist") { $0.deleteSection(at: -1) },
    mistake("insert section 3: there are 2") { $0.insertSection(at: 3) },
    mistake("-1 rows in section 0") { $0.insertSection(at: 0, rowCount: -1) },
    mistake("move section 0 to 2: without it there are 1") { $0.moveSection(from: 0, to: 2) },
    mistake("section 5 does not exist") { $0.reloadSection(at: 5) },
    Mistake("-3 rows in section 1: a row count is 0 or more") {
      _ = SequentialEdits(rowCounts: [2, -3])
    },
    mistake("insert row [0, 3]: the section has 2 rows, insert at 0...2") {
      $0.insertRow(at: row(0, 3))
    },
    mistake("move row [0, 0] to [0, 2]") { $0.moveRow(from: row(0, 0), to: row(0, 2)) },
    mistake("section 2 does not exist: there are 2") { $0.reloadRow(at: row(2, 0)) },
    mistake("move section 0 to 2") { $0.moveSection(from: 0, to: 2) },
    mistake("-1 rows in section 0: a row count is 0 or more") {
      $0.reloadSection(at: 0, rowCount: -1)
    },
    Mistake("insert row [0, 7]: the section has \(Int.max) rows, and cannot have more") {
      var edits = SequentialEdits(rowCounts: [.max])
      edits.insertRow(at: row(0, 7))
    },
    Mistake("move row [1, 7] to [0, 7]: the section has \(Int.max) rows, and cannot have more") {
      var edits = SequentialEdits(rowCounts: [.max, 8])
      edits.moveRow(from: row(1, 7), to: row(0, 7))
    },
  ]

  @Test("An edit of what does not exist traps with a text", arguments: mistakes.indices)
  func traps(_ index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      SequentialEditsErrorTests.mistakes[index].make()
    }
    try expectErrorText(
      of: result, contains: Self.mistakes[index].text, library: "DecoratorTableTesting")
  }
}
#endif
