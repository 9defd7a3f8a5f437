import DecoratorTableTesting
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Lifting changes between regular rows that belong to their content")
struct LiftedRunsTests {
  /// Content so long that its rows can be neither walked through nor stored.
  private static let endless = Int.max / 4 - 100

  private static let changes: [(update: BatchUpdate, growth: Int)] = [
    (BatchUpdate().insertingRows([0], inSection: 0), 1),
    (BatchUpdate().insertingRows(0..<7, inSection: 0), 7),
    (BatchUpdate().deletingRows([5, endless / 2], inSection: 0), -2),
    (BatchUpdate().insertingRows(endless..<endless + 50, inSection: 0), 50),
    (BatchUpdate().movingRow(from: endless - 1, to: 0, inSection: 0), 0),
    (BatchUpdate().reloadingRows([0, endless - 1], inSection: 0), 0),
  ]

  @Test(
    "A row for every slot of a regular rule costs no more in endless content",
    arguments: changes.indices, ContentPolicy.allCases)
  func endlessContent(_ index: Int, _ policy: ContentPolicy) throws {
    let (update, growth) = Self.changes[index]
    for rule: Placement in [.every(7), .every(1), .every(10, after: 5) + .end + .beforeLast(1)] {
      let state = LayerState(
        rule: LayerRule(rows: rule, supply: .everySlot), policy: policy,
        rowCounts: [Self.endless])
      let after = try state.applying(update, rowCounts: [Self.endless + growth])
      #expect(after.update.operations.count <= 600)
      #expect(throws: Never.self) {
        try after.update.validate(
          before: state.layout.outerRowCounts, after: after.outerRowCounts)
      }
      if policy == .followRule {
        #expect(
          after.state.layout == state.rule.layout(of: [Self.endless + growth]))
      }
    }
  }

  @Test("As many rows as before that are all dealt anew are one reload")
  func dealtAnew() throws {
    func update(_ count: Int) throws -> BatchUpdate {
      let state = LayerState(
        rule: LayerRule(rows: .every(5), supply: .everySlot), policy: .followRule,
        rowCounts: [count])
      return try state.applying(
        BatchUpdate().insertingRows([0], inSection: 0), rowCounts: [count + 1]
      ).update
    }
    #expect(try update(10_000) == BatchUpdate().reloadingSections([0]))
    // The limit is the most of them, and so far each is deleted and inserted.
    #expect(try update(5 * 513) == BatchUpdate().reloadingSections([0]))
    let most = try update(5 * 513 - 1)
    #expect(most.deletedRows.count == 512 && most.insertedRows.count == 514)
  }

  @Test("Deletions alone, or insertions alone, are no reason for a reload")
  func onlyGoing() throws {
    let rule = LayerRule(rows: .every(5), supply: .everySlot)
    let state = LayerState(rule: rule, policy: .followRule, rowCounts: [10_000, 10])
    let shorter = try state.applying(
      BatchUpdate().deletingRows(5..<10_000, inSection: 0), rowCounts: [5, 10])
    #expect(shorter.update.reloadedSections.isEmpty)
    let longer = try shorter.state.applying(
      BatchUpdate().insertingRows(5..<10_000, inSection: 0), rowCounts: [10_000, 10])
    #expect(longer.update.reloadedSections.isEmpty)
    #expect(longer.update.insertedRows.count == 9_995 + 1_999)
  }

  @Test("Each section has a limit of its own")
  func sections() throws {
    let rule = LayerRule(rows: .every(5), supply: .everySlot)
    let state = LayerState(rule: rule, policy: .followRule, rowCounts: [100, 10_000, 100])
    let update = BatchUpdate().insertingRows([0], inSection: 0).insertingRows([0], inSection: 1)
    let after = try state.applying(update, rowCounts: [101, 10_001, 100]).update
    #expect(after.reloadedSections == [1])
    #expect(after.deletedRows.count == 20 && after.insertedRows.count == 21)
    #expect(after.deletedRows.allSatisfy { $0.section == 0 })
  }

  @Test("The models of a layer that are all others are one reload, too")
  func otherModels() {
    let rule = LayerRule(rows: .every(1), supply: .models(600))
    let state = LayerState(rule: rule, policy: .followRule, rowCounts: [1_000])
    let change = state.changing(
      to: rule, modelsBefore: Array(0..<600), modelsAfter: Array(600..<1_200))
    #expect(change.update.reloadedSections == [0])
    let fewer = state.changing(
      to: LayerRule(rows: .every(1), supply: .models(0)), modelsBefore: Array(0..<600),
      modelsAfter: [])
    #expect(fewer.update.deletedRows.count == 600)
  }
}
