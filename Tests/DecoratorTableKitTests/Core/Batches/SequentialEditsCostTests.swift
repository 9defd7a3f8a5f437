import DecoratorTableTesting
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("What edits one after the other cost")
struct SequentialEditsCostTests {
  @Test("A batch has no more operations than there were edits, however long the list")
  func operations() {
    var generator = SeededGenerator(seed: 11)
    let count = 100_000_000_000
    let times = Thinning.isDebug ? 300 : 1_000
    var edits = SequentialEdits(rowCounts: [count])
    for _ in 0..<times {
      edits.moveRow(
        from: RowPosition(section: 0, row: generator.number(in: 0...(count - 1))),
        to: RowPosition(section: 0, row: generator.number(in: 0...(count - 1))))
      edits.insertRow(at: RowPosition(section: 0, row: generator.number(in: 0...count)))
      edits.deleteRow(at: RowPosition(section: 0, row: generator.number(in: 0...count)))
    }
    let update = edits.reduced()
    #expect(update.movedRows.count <= times)
    #expect(update.operations.count <= 3 * times)
    #expect(throws: Never.self) { try update.validate(before: [count], after: edits.rowCounts) }
  }
}
