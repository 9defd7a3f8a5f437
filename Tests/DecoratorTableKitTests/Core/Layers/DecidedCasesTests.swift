import Testing

@testable import DecoratorTableKit

@Suite("Cases that the rules leave open, and that were decided")
struct DecidedCasesTests {
  @Test("At a fixed row, what was at the end stays at its row when content comes there")
  func fixedRowAtTheEnd() throws {
    let state = LayerState(
      rule: LayerRule(rows: .everyTableRows(4, first: 0) + .end, supply: .everySlot),
      promise: .keepRow, rowCounts: [1])
    #expect(state.layout.rows[0].anchors == [0, 1])
    var update = BatchUpdate()
    update.insertedRows = [RowPosition(section: 0, row: 1)]
    let after = try state.applying(update, rowCounts: [2])
    // The rows 0 and 2 of before, and those that the rule has below them.
    #expect(after.state.layout.rows[0].anchors == [0, 1, 2, 2])
  }

  @Test("A row that leaves a section that goes in the same batch comes as an insert")
  func rowFromASectionThatGoes() throws {
    var snapshot = TableSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    var after = TableSnapshot<String, Int>()
    after.appendSections(["b"])
    after.appendItems([3, 2], toSection: "b")
    let stages = after.difference(from: snapshot).stages
    #expect(stages.map(\.update.description) == ["-§0 +[0,1]"])
  }
}
