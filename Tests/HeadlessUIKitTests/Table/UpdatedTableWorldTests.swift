import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Batch updates against a list and a table that was loaded afterwards")
struct UpdatedTableWorldTests {
  private nonisolated static let worlds: [[Int]] = {
    let counts = Array(0...3)
    return [[]] + counts.map { [$0] } + counts.flatMap { first in counts.map { [first, $0] } }
  }()

  @Test("Every single operation on up to two sections of up to three rows", arguments: worlds)
  func singleOperations(counts: [Int]) {
    for operation in Thinning.ofThisTurn(TableUpdate.single(in: counts)) {
      UpdatedTable(counts).check(operation, "\(counts) \(operation)")
    }
  }

  @Test(
    "Every valid pair of operations on few rows",
    arguments: [[1], [2], [1, 0], [1, 1]])
  func pairs(counts: [Int]) {
    var thinning = Thinning.byTurns
    let operations = TableUpdate.single(in: counts)
    for (index, first) in operations.enumerated() {
      for second in operations[index...] where thinning.takesNext() {
        let update = first.joined(with: second)
        guard NumberedSection.numbered(counts).updated(by: update) != nil else { continue }
        UpdatedTable(counts, height: 80).check(update, "\(counts) \(update)")
      }
    }
  }

  @Test(
    "Random successive updates of one table, in every style and at any offset",
    arguments: Thinning.oneOf(1...9))
  func random(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    let setup = UpdatedTable(
      (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 0...8, using: &random)
      },
      height: CGFloat(Int.random(in: 100...400, using: &random)), style: styles[seed % 3])
    var legal = 0
    for step in 0..<40 {
      let counts = setup.source.sections.map(\.rows.count)
      let offset = CGFloat(Int.random(in: 0...400, using: &random))
      setup.table.contentOffset.y = setup.table.clampedOffset(offset)
      setup.table.layoutIfNeeded()
      let operations = TableUpdate.single(in: counts)
      var update = TableUpdate()
      // What does not go together with the others is left out, mostly.
      for _ in 0..<Int.random(in: 1...9, using: &random) {
        guard let operation = operations.randomElement(using: &random) else { continue }
        let joined = update.joined(with: operation)
        let isLegal = setup.source.sections.updated(by: joined) != nil
        if isLegal || Int.random(in: 0..<60, using: &random) == 0 { update = joined }
      }
      if setup.check(update, "seed \(seed), step \(step), \(counts), \(update)") { legal += 1 }
      if setup.source.sections.count > 6 || setup.source.sections.places.count > 40 {
        setup.source.sections = NumberedSection.numbered([2, 5])
        setup.table.reloadData()
      }
    }
    #expect(legal > 20)
  }
}
