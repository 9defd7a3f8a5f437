import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Content and rows of layers inside are inserted and deleted in runs, among rows of rules that
/// count content.
@Suite("Rules that count content, and long lists that change")
struct FollowedCountingTests {
  @Test("Random changes of long lists of which some rows are content, one after the other")
  func randomChanges() throws {
    var runs = 0
    let seeds = Thinning.seeds(debug: 100, release: 10_000, long: 100_000)
    try withEverySeed(seeds) { generator in
      let rule = generator.chance(30) ? generator.countingPlacement() : Self.rule(&generator)
      let supply: FollowedList.Supply =
        switch generator.number(in: 0...3) {
        case 0: .filled(generator.next())
        case 1: .models(generator.number(in: 0...14))
        default: .everySlot
        }
      let share = [10, 50, 80][generator.number(in: 0...2)]
      var world = ContentWorld(rowCounts: [generator.number(in: 0...30)])
      Self.tellApart(&world, share, &generator)
      guard var list = FollowedList(rule, supply, around: world) else { return }
      runs += 1
      try withEvery("step", in: 0..<6) { _ in
        if generator.chance(15) {
          var dragged = list.naive.world
          dragged.sections[0].rows.shuffle(using: &generator)
          list.drag(to: dragged)
        }
        let edit = ListEdit.random(count: list.naive.world.rowCounts[0], using: &generator)
        var (world, update) = edit.applied(to: list.naive.world)
        Self.tellApart(&world, share, &generator, since: list.naive.world)
        let before = list
        let rule = list.canChangeRule && generator.chance(15) ? Self.rule(&generator) : nil
        try withEvery("list, change, new rule", in: [(before, edit, rule)]) { _ in
          try list.follow(world, update, by: rule)
        }
      }
    }
    // A turn of a debug build has too few seeds for a closer share.
    #expect(runs > seeds.count / (Thinning.isDebug ? 4 : 2))
  }

  /// Makes some of the rows that are new rows of a layer inside.
  private static func tellApart(
    _ world: inout ContentWorld, _ percent: Int, _ generator: inout SeededGenerator,
    since old: ContentWorld? = nil
  ) {
    let known = old?.sections[0].rows ?? []
    for row in world.sections[0].rows where !known.contains(row) && generator.chance(percent) {
      world.foreign.insert(row)
    }
  }

  private static func rule(_ generator: inout SeededGenerator) -> NaivePlacement {
    func counting() -> Placement.Counting { generator.chance(75) ? .content : .rows }
    func start() -> Int? { generator.chance(50) ? nil : generator.number(in: 0...6) }
    func term() -> NaivePlacement {
      .every(generator.number(in: 1...6), after: start(), counting: counting())
    }
    var rule = term()
    if generator.chance(40) { rule = .plus(rule, term()) }
    if generator.chance(20) {
      let rows = (0..<5).map { _ in generator.number(in: 0...20) }
      rule = .plus(rule, .before(rows, counting: counting()))
    }
    if generator.chance(20) {
      rule = .plus(rule, .everyTableRows(generator.number(in: 2...7), first: start()))
    }
    if generator.chance(30) { rule = .plus(rule, .end) }
    if generator.chance(40) {
      rule = .spaced(rule, atLeast: generator.number(in: 1...6), counting: counting())
    }
    if generator.chance(20) { rule = .limited(rule, to: generator.number(in: 0...8)) }
    if generator.chance(25) {
      rule = .when(
        fewerThan: generator.number(in: 1...15), counting: counting(), term(), otherwise: rule)
    }
    return rule
  }
}
