import DecoratedCollections
import DecoratorTableKit
import Testing

@Suite("Decorated collections, random ones")
struct RandomCollectionTests {
  private typealias Inner = DecoratedCollection<[Int], [Int]>
  private typealias Middle = DecoratedCollection<Inner, [Int]>

  /// Three layers around content, and the same written out.
  private struct World {
    let content: [Int]
    let inner: Inner
    let middle: Middle
    let stack: DecoratedCollection<Middle, [Int]>
    let naive: NaiveDecoration<Middle.Element, Int>

    /// Nil where a rule has no end.
    init?(_ content: [Int], _ rules: [NaivePlacement], _ models: [[Int]]) {
      self.content = content
      inner = content.decorated(with: models[0], placed: rules[0].placement)
      middle = inner.decorated(with: models[1], placed: rules[1].placement)
      stack = middle.decorated(with: models[2], placed: rules[2].placement)
      guard let first = NaiveDecoration(content, models[0], rules[0]),
        let second = NaiveDecoration(first.elements, models[1], rules[1]),
        let third = NaiveDecoration(second.elements, models[2], rules[2])
      else { return nil }
      naive = third
    }
  }

  private func someModels(_ generator: inout SeededGenerator) -> [Int] {
    let numbers = 0..<generator.number(in: 0...60)
    return numbers.filter { _ in generator.number(in: 0...5) > 0 }
  }

  /// Rules with an end, however many models there are.
  private func someRules(_ generator: inout SeededGenerator) -> [NaivePlacement] {
    var rules: [NaivePlacement] = []
    while rules.count < 3 {
      let rule = generator.placement(depth: 2)
      if (0...1000).allSatisfy({ $0 % 50 > 0 || rule.anchors(contentCount: $0) != nil }) {
        rules.append(rule)
      }
    }
    return rules
  }

  @Test("Three layers show what is written out, and report a change of everything")
  func stacks() throws {
    try withEverySeed(Thinning.seeds(0..<60)) { generator in
      let rules = someRules(&generator)
      let lists = (0..<2).map { _ in
        (0..<generator.number(in: 0...200)).filter { _ in generator.number(in: 0...9) > 0 }
      }
      let models = (0..<2).map { _ in (0..<3).map { _ in someModels(&generator) } }
      let worlds = zip(lists, models).compactMap { World($0, rules, $1) }
      guard worlds.count == 2 else { return }
      for world in worlds {
        try expectElements(of: world.stack, are: world.naive.elements)
        try expectLookups(in: world.stack, are: world.naive)
        for (offset, number) in world.content.enumerated() {
          let outer = world.stack.index(
            ofContent: world.middle.index(ofContent: world.inner.index(ofContent: offset)))
          try expectEqual(
            world.stack[outer], .content(.content(.content(number))), "what is at \(outer)")
        }
      }
      let (old, new) = (worlds[0], worlds[1])
      let inner = new.inner.difference(from: old.inner)
      let middle = new.middle.difference(from: old.middle, content: inner)
      let outer = new.stack.difference(from: old.stack, content: middle)
      try expectEqual(
        Array(old.stack).applying(outer), Array(new.stack), "what the difference leads to")
    }
  }
}
