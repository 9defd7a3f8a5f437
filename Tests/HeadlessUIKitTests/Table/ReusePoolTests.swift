import Testing

@testable import HeadlessUIKit

@Suite("ReusePool")
struct ReusePoolTests {
  private final class Thing {}

  @Test("It is last in, first out, for each identifier")
  func lastInFirstOut() {
    var pool = ReusePool<Thing>()
    let (first, second, other) = (Thing(), Thing(), Thing())
    pool.put(first, identifier: "a")
    pool.put(second, identifier: "a")
    pool.put(other, identifier: "b")
    #expect(pool.count(identifier: "a") == 2)
    #expect(pool.take(identifier: "a") === second)
    #expect(pool.take(identifier: "a") === first)
    #expect(pool.take(identifier: "a") == nil)
    #expect(pool.take(identifier: "b") === other)
    #expect(pool.take(identifier: "c") == nil)
  }

  @Test("An element is not added twice")
  func noDuplicates() {
    var pool = ReusePool<Thing>()
    let thing = Thing()
    pool.put(thing, identifier: "a")
    pool.put(thing, identifier: "a")
    #expect(pool.count(identifier: "a") == 1)
  }
}
