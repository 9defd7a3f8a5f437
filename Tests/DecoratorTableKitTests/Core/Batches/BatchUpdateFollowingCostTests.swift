import Testing

@testable import DecoratorLayouts
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
    let moves = targets.enumerated().map { index, target in
      BatchUpdate.Operation.moveRow(
        from: RowPosition(section: 0, row: first + 4 * index * stride),
        to: RowPosition(section: 0, row: target))
    }
    return BatchUpdate(moves).reloadingRows(
      (0..<count).map { first + (4 * $0 + 2) * stride }, inSection: 0
    )
    .insertingRows((0..<count).map { first + (4 * $0 + 3) * stride }, inSection: 0)
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
