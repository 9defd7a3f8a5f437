import Testing

@testable import DecoratorTableKit

@Suite("What it costs to compose batches")
struct BatchUpdateFollowingCostTests {
  /// A batch of moves, reloads and inserts all over a list of one section.
  private static func batch(
    ofMoves count: Int, rowCount: Int, _ generator: inout SeededGenerator
  ) -> BatchUpdate {
    let stride = rowCount / (4 * count)
    let first = generator.number(in: 0...(stride - 1))
    var targets = (0..<count).map { first + (4 * $0 + 1) * stride }
    targets.shuffle(using: &generator)
    var update = BatchUpdate()
    for (index, target) in targets.enumerated() {
      update.moveRow(
        from: RowPosition(section: 0, row: first + 4 * index * stride),
        to: RowPosition(section: 0, row: target))
    }
    return update.reloadingRows((0..<count).map { first + (4 * $0 + 2) * stride }, inSection: 0)
      .insertingRows((0..<count).map { first + (4 * $0 + 3) * stride }, inSection: 0)
  }

  @Test(
    "The cost of an operation grows with the logarithm of their number", arguments: [200, 3_200])
  func logarithmic(_ count: Int) throws {
    var generator = SeededGenerator(seed: 5)
    var composition = BatchComposition(rowCounts: [100_000_000])
    var rowCount = 100_000_000
    for _ in 0..<2 {
      let update = Self.batch(ofMoves: count, rowCount: rowCount, &generator)
      rowCount += count
      try composition.append(update, rowCountsAfter: [rowCount])
    }
    let steps = composition.edits.rows.values.reduce(0) { $0 + $1.steps }
    var levels = 1
    while 1 << levels < count { levels += 1 }
    #expect(Double(steps) / Double(6 * count * levels) < 8)
  }

  @Test("There are no more operations than both batches have, however long the list")
  func operations() throws {
    var generator = SeededGenerator(seed: 6)
    let count = 100_000_000_000
    let first = Self.batch(ofMoves: 500, rowCount: count, &generator)
    let next = Self.batch(ofMoves: 500, rowCount: count + 500, &generator)
    let both = try first.followed(
      by: next, before: [count], between: [count + 500], after: [count + 1_000])
    #expect(both.movedRows.count <= 1_000)
    #expect(both.operations.count <= first.operations.count + next.operations.count)
    #expect(throws: Never.self) { try both.validate(before: [count], after: [count + 1_000]) }
  }
}
