import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Numbered identities")
struct NumberedIdentitiesTests {
  /// An identity whose hash value many others have.
  private struct Colliding: Hashable, Sendable {
    var number: Int
    var hashCount: Int

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number % hashCount) }
  }

  @Test(
    "They are found by any hash values, while others are inserted and removed",
    arguments: [1, 3, 40, 10_000])
  func collisions(_ hashCount: Int) throws {
    try withEverySeed(Thinning.seeds(0..<10)) { generator in
      var index = NumberedIdentities<Colliding>()
      var list: [Int] = []
      for _ in 0..<250 {
        let number = generator.number(in: 0...60)
        let identity = Colliding(number: number, hashCount: hashCount)
        if generator.number(in: 0...4) < 3 {
          let (found, isNew) = index.insert(identity)
          try expectEqual(isNew, !list.contains(number), "whether \(number) is new to \(list)")
          if isNew { list.append(number) }
          try expectEqual(list[found], number, "the number of \(number) in \(list)")
        } else if let position = list.firstIndex(of: number) {
          index.remove(at: position)
          list[position] = list[list.count - 1]
          list.removeLast()
        }
        try expectEqual(index.identities.map(\.number), list, "the identities")
        for number in 0...60 {
          let identity = Colliding(number: number, hashCount: hashCount)
          try expectEqual(
            index.number(of: identity), list.firstIndex(of: number), "\(number) in \(list)")
        }
      }
    }
  }

  @Test("Many are added together, or none if one is there twice")
  func together() {
    var index = NumberedIdentities<Int>()
    let areNew = [[1, 2, 3], [4, 5, 2], [4, 5, 4]].map { index.insertAll($0) }
    #expect(areNew == [true, false, false])
    #expect(index.identities == [1, 2, 3])
    #expect(index.number(of: 4) == nil)
    let (number, _) = index.insert(5)
    #expect(number == 3)
    #expect(index.number(of: 5) == 3)
  }
}
