import DecoratorTableTesting
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("Cases that the rules leave open, and that were decided")
struct DecidedCasesTests {
  @Test("At a fixed row, what was at the end stays at its row when content is inserted there")
  func fixedRowAtTheEnd() throws {
    let state = LayerState(
      rule: LayerRule(rows: .everyTableRows(4, first: 0) + .end, supply: .everySlot),
      policy: .keepRow, rowCounts: [1])
    #expect(state.layout.rows[0].anchors == [0, 1])
    var update = BatchUpdate()
    update.rows.inserted = [RowPosition(section: 0, row: 1)]
    let after = try state.applying(update, rowCounts: [2])
    // The rows 0 and 2 of before, and those that the rule has below them.
    #expect(after.state.layout.rows[0].anchors == [0, 1, 2, 2])
  }

  @Test(
    "A removed model closes its gap, and one that waits gets the slot that became free",
    arguments: [ContentPolicy.followContent, .keepRow])
  func removedModel(policy: ContentPolicy) {
    let rule = { LayerRule(rows: .every(2), supply: .models($0)) }
    let state = LayerState(rule: rule(5), policy: policy, rowCounts: [8])
    #expect(state.layout.rows[0].anchors == [2, 4, 6, 8])
    // The second is removed, and the fifth has waited.
    let first = state.changing(
      to: rule(4), modelsBefore: ["a", "b", "c", "d", "e"], modelsAfter: ["a", "c", "d", "e"])
    #expect(first.state.layout.rows[0].anchors == [2, 4, 6, 8])
    #expect((0..<4).map(first.state.model(ofAdditional:)) == [0, 3, 1, 2])
    #expect(first.update.description == "-[0, 5] +[0, 5]")
    // No model waits any more.
    let second = first.state.changing(
      to: rule(3), modelsBefore: ["a", "c", "d", "e"], modelsAfter: ["a", "d", "e"])
    #expect(second.state.layout.rows[0].anchors == [2, 4, 8])
    #expect((0..<3).map(second.state.model(ofAdditional:)) == [0, 2, 1])
    #expect(second.update.description == "-[0, 8]")
  }

  @Test("A row that leaves a section that is deleted in the same batch is an insert")
  func rowFromASectionThatGoes() throws {
    var snapshot = TableSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    var after = TableSnapshot<String, Int>()
    after.appendSections(["b"])
    after.appendItems([3, 2], toSection: "b")
    #expect(after.difference(from: snapshot).description == "-§0 +[0, 1]")
  }
}
