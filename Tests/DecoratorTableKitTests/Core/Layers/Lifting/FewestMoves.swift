@testable import DecoratorLayouts
@testable import DecoratorTableKit

extension NaiveLift {
  /// Fails unless the additional rows of one section have the fewest operations that lead from the
  /// old list to the new one while the content has those of the inner update.
  func expectFewestOperations(_ outer: BatchUpdate) throws {
    let before = old.identities
    let after = new.identities
    let shared = before.filter(after.contains)
    let moves = shared.count - mostStanding(of: shared)
    let reloaded = changed.map { before[$0] }.filter(shared.contains).count
    let count = operationCount(outer) - operationCount(update)
    let least = before.count - shared.count + after.count - shared.count + moves
    // A changed row is reloaded, which is one operation, or deleted and inserted, which is one
    // more.
    try expectEqual(count, least + reloaded, "the number of operations of \(outer)")
  }

  /// How many additional rows can stay at once, next to the content that stays.
  private func mostStanding(of identities: [ID]) -> Int {
    let moved = Set(update.movedRows.map { old.content[0][$0.source.row] })
    let reloaded = update.reloadedRows.map(\.row)
    // Content that shows something new is no other row.
    var content = Set(old.content[0]).intersection(new.content[0]).subtracting(moved)
    var after = new.outer[0]
    let map = UpdateMap(update, before: [old.content[0].count], after: [new.content[0].count])
    for row in reloaded {
      guard let target = map.rows(ofSection: 0)?.newUnmovedRow(forOld: row) else { continue }
      let index = after.firstIndex(of: new.content[0][target])
      if let index { after[index] = old.content[0][row] }
      content.insert(old.content[0][row])
    }
    return (0..<1 << identities.count).filter { subset in
      let standing = content.union(
        identities.indices.filter { subset & 1 << $0 != 0 }.map { identities[$0] })
      return old.outer[0].filter(standing.contains) == after.filter(standing.contains)
    }.map(\.nonzeroBitCount).max() ?? 0
  }

  private func operationCount(_ update: BatchUpdate) -> Int {
    update.deletedRows.count + update.insertedRows.count + update.movedRows.count
      + update.reloadedRows.count
  }
}
