import DecoratorTableKit
import Testing

@Suite("Lists that change at random")
struct RandomListTests {
  @Test("After any changes a list is the array written out, and its copies are as they were")
  func changes() throws {
    try withEverySeed(Thinning.seeds(0..<120)) { generator in
      var world = ChangingList()
      var copies: [ChangingList] = []
      var history: [() -> String] = []
      do {
        for _ in 0..<40 {
          if generator.chance(30) { copies.append(world) }
          history.append(try world.change(&generator))
          try expectAgreement(world.list, with: world.naive)
          if let copy = copies.last { try expectAgreement(copy.list, with: copy.naive) }
        }
        for copy in copies { try expectAgreement(copy.list, with: copy.naive) }
      } catch let disagreement as Disagreement {
        throw disagreement.with("changes", history.map { $0() }.joined(separator: "; "))
      }
    }
  }

  @Test("A copy that changes leaves the list as it was")
  func changesOfCopies() throws {
    try withEverySeed(Thinning.seeds(0..<60)) { generator in
      var world = ChangingList()
      for _ in 0..<12 { _ = try world.change(&generator) }
      for _ in 0..<12 {
        var copy = world
        for _ in 0..<3 { _ = try copy.change(&generator) }
        try expectAgreement(copy.list, with: copy.naive)
        try expectAgreement(world.list, with: world.naive)
      }
    }
  }
}
