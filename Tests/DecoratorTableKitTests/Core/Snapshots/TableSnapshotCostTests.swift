import Testing

@testable import DecoratorTableKit

@Suite("What snapshots cost")
struct TableSnapshotCostTests {
  private func snapshot(_ count: Int) -> TableSnapshot<Int, Int> {
    var snapshot = TableSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<count), toSection: 0)
    return snapshot
  }

  /// The greatest number of steps of one of many random changes.
  private func greatestSteps(
    _ snapshot: TableSnapshot<Int, Int>,
    _ change: (inout TableSnapshot<Int, Int>, Int, inout SeededGenerator) -> Void
  ) -> Int {
    var snapshot = snapshot
    var generator = SeededGenerator(seed: 11)
    var greatest = 0
    for number in 0..<300 {
      let before = snapshot.order.steps
      change(&snapshot, number, &generator)
      greatest = max(greatest, snapshot.order.steps - before)
    }
    return greatest
  }

  @Test("A change in the middle comes by about √n places", arguments: [1_000, 10_000, 100_000])
  func edits(_ count: Int) {
    let root = Int(Double(count).squareRoot())
    let snapshot = snapshot(count)
    let inserts = greatestSteps(snapshot) { snapshot, number, generator in
      snapshot.insertItems([-1 - number], beforeItem: generator.number(in: 0...(count - 1)))
    }
    #expect(inserts < 6 * root)
    let deletes = greatestSteps(snapshot) { snapshot, _, generator in
      snapshot.deleteItems([generator.number(in: 0...(count - 1))])
    }
    #expect(deletes < 6 * root)
    let moves = greatestSteps(snapshot) { snapshot, number, generator in
      snapshot.moveItem(number, beforeItem: generator.number(in: 0...(count - 1)))
    }
    #expect(moves < 12 * root)
  }

  @Test("Appending is a few steps an item, in bulk and one by one")
  func appending() {
    let count = 30_000
    #expect(snapshot(count).order.steps < 2 * count)
    var snapshot = snapshot(0)
    for item in 0..<count { snapshot.appendItems([item], toSection: 0) }
    #expect(snapshot.order.steps < 10 * count)
  }

  @Test("Growing and shrinking around any size does not divide all rows anew each time")
  func hysteresis() {
    for count in [128, 512, 2_048, 8_192] {
      var snapshot = snapshot(count - 1)
      let before = snapshot.order.steps
      for item in 0..<100 {
        snapshot.appendItems([count + item], toSection: 0)
        snapshot.deleteItems([item])
        snapshot.deleteItems([100 + item % 20])
        if item >= 20 { continue }
        snapshot.insertItems([-1 - item], beforeItem: 120)
      }
      #expect(
        snapshot.order.steps - before < 2 * count + 300 * 12 * Int(Double(count).squareRoot()))
    }
  }

  @Test("A row is found in the first chunks that the directory names, after any changes")
  func directory() throws {
    try withEverySeed(0..<6) { generator in
      var snapshot = snapshot(generator.number(in: 0...2_000))
      var next = 2_000
      for _ in 0..<60 {
        if let item = snapshot.itemIdentifiers.randomElement(using: &generator) {
          let count = generator.number(in: 0...(generator.number(in: 0...3) == 0 ? 2_000 : 9))
          snapshot.insertItems(Array((next + 1)..<(next + 1 + count)), beforeItem: item)
          next += count
          snapshot.deleteItems([item])
        }
        let share = generator.number(in: 0...20)
        snapshot.deleteItems(
          snapshot.itemIdentifiers.filter { _ in share == generator.number(in: 0...20) })
        if share == 20 {
          let items = snapshot.itemIdentifiers
          snapshot.deleteItems(Array(items.dropFirst(items.count / 20)))
        }
        try expectShortWay(in: snapshot)
      }
    }
  }

  private func expectShortWay(in snapshot: TableSnapshot<Int, Int>) throws {
    let section = snapshot.order.sections[0]
    let sizes = section.chunks.map { snapshot.order.chunks[$0].items.count }
    try expectEqual(sizes.allSatisfy { $0 > 0 && $0 <= 2 * section.chunkSize }, true, "\(sizes)")
    for row in 0..<section.rowCount {
      let rank = snapshot.order.chunkPlace(of: RowPosition(section: 0, row: row)).rank
      let first = Int(section.directory[row >> section.chunkBits])
      try expectEqual(
        rank - first <= 3, true, "row \(row) is \(rank - first) chunks away in \(sizes)")
    }
  }

  @Test("Each item is hashed once, when it comes: neither differences nor equality hash it again")
  func hashing() {
    let count = 500
    let counter = HashCounter()
    func snapshot(_ numbers: [Int]) -> TableSnapshot<Int, CountedIdentity> {
      var snapshot = TableSnapshot<Int, CountedIdentity>()
      snapshot.appendSections([0])
      snapshot.appendItems(numbers.map { CountedIdentity(number: $0, counter: counter) })
      return snapshot
    }
    let old = snapshot(Array(0..<count))
    #expect(counter.count == count)
    var new = snapshot((0..<count).reversed() + (count..<(2 * count)))
    #expect(counter.count == 3 * count)
    #expect(!new.difference(from: old).isEmpty)
    #expect(new != old)
    #expect(new.difference(from: new).isEmpty)
    #expect(counter.count == 3 * count)
    let item = CountedIdentity(number: 7, counter: counter)
    #expect(new.position(of: item)?.row == count - 8)
    #expect(counter.count == 3 * count + 1)
    new.deleteItems([item])
    #expect(counter.count <= 3 * count + 3)
  }
}
