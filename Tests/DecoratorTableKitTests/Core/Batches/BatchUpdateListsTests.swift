import DecoratorTableKit
import Testing

@Suite("A batch update from two lists")
struct BatchUpdateListsTests {
  @Test("The example in the documentation holds")
  func example() {
    let update = BatchUpdate(from: [["a", "b", "c"]], to: [["c", "a", "d"]])
    #expect(update.description == "-[0, 1] +[0, 2] [0, 0]>[0, 1]")
    #expect(BatchUpdate(from: [[1, 2], []], to: [[1, 2], []]).isEmpty)
    #expect(BatchUpdate(from: [[1, 2], [3]], to: [[1], [3, 2]]).description == "[0, 1]>[1, 1]")
    #expect(BatchUpdate(from: [[1], [2]], to: [[2, 1]]).description == "-§1 +[0, 0]")
    #expect(BatchUpdate(from: [[1, 2]], to: [[2], [1]]).description == "+§1 -[0, 0]")
  }

  @Test("Rows that are all different move as little as can be")
  func different() throws {
    try withEverySeed(0..<400) { generator in
      var numbers = Array(0..<20)
      func list() -> [[Int]] {
        numbers.shuffle(using: &generator)
        let cuts = [0, generator.number(in: 0...8), generator.number(in: 8...15)]
        let end = generator.number(in: 15...20)
        return zip(cuts, cuts.dropFirst() + [end]).map { Array(numbers[$0..<$1]) }
      }
      let (old, new) = (list(), list())
      let update = try expectLeads(from: old, to: new)
      var moves = 0
      for section in old.indices {
        let order = new[section].compactMap(old[section].firstIndex(of:))
        moves += order.count - longestIncreasingCount(order)
        moves += new[section].count { row in
          old.indices.contains { $0 != section && old[$0].contains(row) }
        }
      }
      try expectEqual(update.movedRows.count, moves, "the number of moves in \(update)")
      let (before, after) = (Set(old.joined()), Set(new.joined()))
      try expectEqual(
        update.deletedRows.count, before.subtracting(after).count, "the deletes in \(update)")
      try expectEqual(
        update.insertedRows.count, after.subtracting(before).count, "the inserts in \(update)")
    }
  }

  @Test("Rows that occur several times, and sections that are inserted and deleted")
  func repeated() throws {
    try withEverySeed(0..<600) { generator in
      func list() -> [[Int]] {
        (0..<generator.number(in: 0...4)).map { _ in
          (0..<generator.number(in: 0...6)).map { _ in generator.number(in: 0...4) }
        }
      }
      let (old, new) = (list(), list())
      _ = try expectLeads(from: old, to: new)
    }
  }

  /// A row that is one of several equal ones.
  private struct Copy: Hashable {
    let value: Int
    let number: Int

    static func == (first: Self, second: Self) -> Bool { first.value == second.value }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  @Test(
    "Equal rows are matched in their order, those of the same section before others")
  func equalRows() throws {
    try withEverySeed(0..<600) { generator in
      var number = 0
      func list(_ sections: Int) -> [[Copy]] {
        (0..<sections).map { _ in
          (0..<generator.number(in: 0...7)).map { _ in
            number += 1
            return Copy(value: generator.number(in: 0...3), number: number)
          }
        }
      }
      let sections = generator.number(in: 1...3)
      let (old, new) = (list(sections), list(sections))
      // For each row after, the one of before that it is; itself if it is new.
      var expected = new
      var left = old
      func take(_ row: Copy, from section: Int) -> Copy? {
        left[section].firstIndex(of: row).map { left[section].remove(at: $0) }
      }
      let changed = old.indices.filter { old[$0] != new[$0] }
      for section in old.indices where !changed.contains(section) {
        expected[section] = old[section]
      }
      var isOld: Set<Int> = []
      for section in changed {
        for (row, copy) in new[section].enumerated() {
          guard let origin = take(copy, from: section) else { continue }
          expected[section][row] = origin
          isOld.insert(copy.number)
        }
      }
      for section in changed {
        for (row, copy) in new[section].enumerated() where !isOld.contains(copy.number) {
          guard let other = changed.first(where: { left[$0].contains(copy) }) else { continue }
          expected[section][row] = take(copy, from: other) ?? copy
        }
      }
      let update = BatchUpdate(from: old, to: new)
      var rows = old
      try update.apply(to: &rows, takingNewFrom: new)
      try expectEqual(
        rows.map { $0.map(\.number) }, expected.map { $0.map(\.number) },
        "\(old) to \(new) by \(update)")
    }
  }

  private func expectLeads(from old: [[Int]], to new: [[Int]]) throws -> BatchUpdate {
    let update = BatchUpdate(from: old, to: new)
    var rows = old
    do {
      try update.apply(to: &rows, takingNewFrom: new)
    } catch {
      throw Disagreement("\(update) from \(old) to \(new): \(error)")
    }
    try expectEqual(rows, new, "\(old) after \(update)")
    return update
  }
}
