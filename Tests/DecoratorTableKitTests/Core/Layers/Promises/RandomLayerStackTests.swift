import Testing

@testable import DecoratorTableKit

@Suite("Stacks of layers of which any may count content")
struct RandomLayerStackTests {
  @Test("Random changes of the content, of models and of rules, one after the other")
  func changes() throws {
    var changes = 0
    let count: UInt64 = Thinning.isLong ? 40_000 : Thinning.isDebug ? 200 : 2_500
    try withEverySeed(0..<count) { generator in
      guard var stack = Self.stack(using: &generator) else { return }
      do {
        try withEvery("step", in: 0..<6) { _ in
          if try Self.change(&stack, using: &generator) { changes += 1 }
        }
      } catch is LayerStackRun.NoEnd {
        // Its rules are refused elsewhere.
      }
    }
    #expect(changes > Int(count) * 3)
  }

  @Test("The rules of all layers lay out what each layer does that is told what is content")
  func layouts() throws {
    var stacks = 0
    try withEverySeed(1_000..<(Thinning.isDebug ? 1_300 : 4_000)) { generator in
      guard let stack = Self.stack(using: &generator),
        stack.layers.allSatisfy({ $0.state.filledSlots == nil })
      else { return }
      stacks += 1
      let states = stack.layers.map(\.state)
      let layouts = LayoutStack(
        of: states.reversed().map(\.rule), rowCounts: stack.worlds[0].rowCounts)
      try expectEqual(layouts.layers, states.reversed().map(\.layout), "the layouts")
      for (state, naive) in zip(states, stack.layers.map(\.naive)) {
        if let naive { try expectAgreement(of: state, with: naive) }
      }
    }
    #expect(stacks > 150)
  }

  /// Changes a stack.
  ///
  /// - Returns: Whether the change that was thought of is legal.
  private static func change(
    _ stack: inout LayerStackRun, using generator: inout SeededGenerator
  ) throws -> Bool {
    if generator.chance(25) {
      let level = generator.number(in: 0...stack.layers.count - 1)
      try withEvery("models of layer", in: [level]) {
        try stack.changeModels(ofLayer: $0, using: &generator)
      }
    } else if generator.chance(10) {
      let level = generator.number(in: 0...stack.layers.count - 1)
      try stack.layOut(
        layer: level, by: generator.countingPlacement(), sections: generator.countingPlacement(),
        ContentPromise.allCases[generator.number(in: 0...2)])
    } else {
      let (world, update) = stack.worlds[0].changing(
        using: &generator, changesSections: generator.chance(30))
      let counts = stack.worlds[0].rowCounts
      guard (try? update.validate(before: counts, after: world.rowCounts)) != nil else {
        return false
      }
      try withEvery("update", in: [update]) { try stack.follow(world, $0) }
    }
    return true
  }

  /// A random stack; nil if the rules of a layer have no end.
  private static func stack(using generator: inout SeededGenerator) -> LayerStackRun? {
    let counts = (0..<generator.number(in: 0...4)).map { _ in generator.number(in: 0...8) }
    var stack = LayerStackRun(around: ContentWorld(rowCounts: counts))
    for _ in 0..<generator.number(in: 1...4) {
      switch generator.number(in: 0...9) {
      case 0:
        let period = generator.number(in: 2...4)
        stack.add(LayerRule(hidingWhere: { ($0.row + $0.section) % period == 1 }, asking: .rows))
      case 1:
        let length = generator.number(in: 1...3)
        stack.add(LayerRule(groupsBy: { $0.row % 7 == 3 ? nil : $0.row / length }, asking: .rows))
      default:
        let promise = ContentPromise.allCases[generator.number(in: 0...2)]
        let rows = generator.countingPlacement()
        let sections = generator.chance(40) ? generator.countingPlacement() : .none
        let isAdded =
          generator.chance(10)
          ? stack.add(promise, slots: rows)
          : stack.add(
            promise, rows: rows, sections: sections,
            models: generator.chance(50) ? nil : generator.number(in: 0...12),
            addedSectionRowCounts: generator.chance(60) ? [1, 0, 2] : [])
        if !isAdded { return nil }
      }
    }
    return stack
  }
}
