import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

// A snapshot that checks itself hashes its items more often.
#if !DECORATOR_INTERNAL_CHECKS
@Suite("What snapshots cost")
struct TableSnapshotCostTests {
  @Test("An item is hashed once when it is added, and once in a difference in which it moves")
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
    #expect(counter.count <= 5 * count)
    let before = counter.count
    #expect(new != old)
    #expect(new.difference(from: new).isEmpty)
    #expect(snapshot([]).difference(from: old).isEmpty == false)
    #expect(counter.count == before)
    let item = CountedIdentity(number: 7, counter: counter)
    #expect(new.position(of: item)?.row == count - 8)
    #expect(counter.count == before + 1)
    new.deleteItems([item])
    // A dictionary hashes the neighbours of what it removes.
    #expect(counter.count <= before + 50)
  }
}
#endif
