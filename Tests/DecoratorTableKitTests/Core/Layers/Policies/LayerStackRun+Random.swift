@testable import DecoratorLayouts
@testable import DecoratorTableKit

extension LayerStackRun {
  /// Changes the stack at random.
  ///
  /// - Returns: Whether the change that was thought of is legal.
  mutating func change(using generator: inout SeededGenerator) throws -> Bool {
    if generator.chance(25) {
      let level = generator.number(in: 0...layers.count - 1)
      try withEvery("models of layer", in: [level]) {
        try changeModels(ofLayer: $0, using: &generator)
      }
    } else if generator.chance(10) {
      let level = generator.number(in: 0...layers.count - 1)
      try layOut(
        layer: level, by: generator.countingPlacement(), sections: generator.countingPlacement(),
        ContentPolicy.allCases[generator.number(in: 0...2)])
    } else {
      let (world, update) = worlds[0].changing(
        using: &generator, changesSections: generator.chance(30))
      let counts = worlds[0].rowCounts
      guard (try? update.validate(before: counts, after: world.rowCounts)) != nil else {
        return false
      }
      try withEvery("update", in: [update]) { try follow(world, $0) }
    }
    return true
  }

  /// A random stack; nil if the rules of a layer have no end.
  static func random(using generator: inout SeededGenerator) -> LayerStackRun? {
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
        let policy = ContentPolicy.allCases[generator.number(in: 0...2)]
        let rows = generator.countingPlacement()
        let sections = generator.chance(40) ? generator.countingPlacement() : .none
        let isAdded =
          generator.chance(10)
          ? stack.add(policy, slots: rows)
          : stack.add(
            policy, rows: rows, sections: sections,
            models: generator.chance(50) ? nil : generator.number(in: 0...12),
            addedSectionRowCounts: generator.chance(60) ? [1, 0, 2] : [])
        if !isAdded { return nil }
      }
    }
    return stack
  }
}
