import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Content is inserted in runs and deleted in runs, among rows of rules that repeat.
@Suite("Rows of repeating rules, and content that is inserted and deleted amid them")
struct FollowContentTests {
  private static let rules: [NaivePlacement] = [
    .every(1, after: nil), .every(1, after: 0), .every(2, after: 1), .every(3, after: nil),
    .everyTableRows(2, first: nil), .everyTableRows(3, first: 0),
    .plus(.start, .every(2, after: nil)), .plus(.every(2, after: nil), .end),
    .plus(.every(1, after: nil), .end), .spaced(.every(1, after: nil), atLeast: 2),
    .spaced(.plus(.before([1, 2, 4]), .end), atLeast: 2),
    .spaced(.plus(.every(3, after: 1), .end), atLeast: 2),
    .limited(.every(2, after: 0), to: 3), .limited(.plus(.every(1, after: 0), .end), to: 2),
    .when(fewerThan: 5, .every(1, after: nil), otherwise: .every(3, after: 1)),
    .plus(.before([1, 3]), .end),
    .plus(.everyTableRows(4, first: nil), .every(3, after: 1)),
    .plus(.plus(.tableRows([0, 1, 4]), .every(2, after: nil)), .beforeLast(1)),
  ]
  private static let supplies: [FollowedList.Supply] =
    [.everySlot, .filled(0b010101), .filled(0b101010), .filled(0b110011)]
    + (0...5).map { .models($0) }

  @Test("Every change of up to six rows of which none moves, and each move of one of them")
  func everyChange() throws {
    var (few, many) = (Thinning(to: 1), Thinning(to: 601))
    try withEvery("rows", in: 0...6) { count in
      let edits =
        ListEdit.all(count: count, insertingUpTo: 4) + ListEdit.allMoving(count: count)
      try withEvery("rule", in: Self.rules) { rule in
        try withEvery("supply", in: Self.supplies) { supply in
          let list = try #require(FollowedList(rule, supply, count: count))
          try withEvery("change", in: edits) { edit in
            guard count < 3 ? few.takesNext() : many.takesNext() else { return }
            var list = list
            let (world, update) = edit.applied(to: list.naive.world)
            try list.follow(world, update)
          }
        }
      }
    }
  }

  @Test("Random changes of long lists, one after the other")
  func randomChanges() throws {
    var runs = 0
    let seeds = Thinning.seeds(debug: 200, release: 40_000, long: 140_000)
    try withEverySeed(seeds) { generator in
      let rule = Self.rule(using: &generator)
      let supply: FollowedList.Supply =
        switch generator.number(in: 0...3) {
        case 0: .everySlot
        case 1: .filled(generator.next())
        default: .models(generator.number(in: 0...14))
        }
      guard !rule.asksNeighbours,
        var list = FollowedList(rule, supply, count: generator.number(in: 0...40))
      else { return }
      runs += 1
      try withEvery("supply", in: [supply]) { _ in
        try withEvery("step", in: 0..<8) { _ in
          let edit = ListEdit.random(count: list.naive.world.rowCounts[0], using: &generator)
          let before = list
          try withEvery("list and change", in: [(before, edit)]) { _ in
            let (world, update) = edit.applied(to: list.naive.world)
            try list.follow(world, update)
          }
        }
      }
    }
    // A turn of a debug build has too few seeds for a closer share.
    #expect(runs > seeds.count / (Thinning.isDebug ? 4 : 2))
  }

  private static func rule(using generator: inout SeededGenerator) -> NaivePlacement {
    if generator.chance(30) { return rules[generator.number(in: 0...rules.count - 1)] }
    func start() -> Int? { generator.chance(50) ? nil : generator.number(in: 0...7) }
    var rule =
      generator.chance(30)
      ? generator.placement(depth: 1) : .every(generator.number(in: 1...7), after: start())
    if generator.chance(30) {
      rule = .plus(rule, .everyTableRows(generator.number(in: 2...7), first: start()))
    }
    if generator.chance(20) { rule = .plus(rule, .end) }
    if generator.chance(20) { rule = .plus(rule, .start) }
    if generator.chance(20) { rule = .spaced(rule, atLeast: generator.number(in: 1...5)) }
    if generator.chance(20) { rule = .limited(rule, to: generator.number(in: 0...8)) }
    if generator.chance(10) {
      let other = NaivePlacement.every(generator.number(in: 1...4), after: nil)
      rule = .when(fewerThan: generator.number(in: 1...20), rule, otherwise: other)
    }
    return rule
  }
}
