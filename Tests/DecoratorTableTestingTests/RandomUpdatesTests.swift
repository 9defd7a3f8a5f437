import DecoratorTableKit
import Foundation
import Testing

@testable import DecoratorTableTesting

/// Batches of 2 to 30 edits, of rows and of sections, through stacks of 1 to 8 layers of mixed
/// rules and policies, in a table that is looked at before, during and after each.
///
/// Few, unless the environment says otherwise: `DECORATOR_RANDOM_UPDATES` is how many, and
/// `DECORATOR_FIRST_SEED` which stack comes first, so that several processes can share the work;
/// `DECORATOR_LONG_TESTS=1` makes it 5 000 000.
@Suite("Random updates through stacks of layers")
@MainActor
struct RandomUpdatesTests {
  static var updateCount: Int {
    if let count = number("DECORATOR_RANDOM_UPDATES") { return count }
    if number("DECORATOR_LONG_TESTS") == 1 { return 5_000_000 }
    return Thinning.isDebug ? 300 / Thinning.turns : 3_000
  }

  /// The seed of the first stack.
  static var firstSeed: UInt64 {
    number("DECORATOR_FIRST_SEED").map { UInt64($0) } ?? Thinning.seeds(0..<100).lowerBound
  }

  static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test("No rule is broken, whatever happens in whatever order")
  func updates() {
    var totals = ConsistencyChecker.Totals()
    let firstSeed = Self.firstSeed
    var seed = firstSeed
    var violation: Violation?
    while totals.updates < Self.updateCount, violation == nil {
      let run = RandomRun(seed: seed, stepCount: 50, editsPerStep: 2...30) {
        Self.makeFeed(seed).subject
      }
      violation = run.firstViolation {
        totals.updates += $0.updates
        totals.loads += $0.loads
        totals.checks += $0.checks
        totals.rows += $0.rows
      }
      seed += 1
    }
    #expect(violation == nil, "\(violation.map(\.description) ?? "")")
    print(
      "random updates: \(totals.updates) in \(seed - firstSeed) stacks, \(totals.loads) loads,",
      "\(totals.rows) rows looked at in \(totals.checks) checks, seeds \(firstSeed)..<\(seed)")
  }

  /// Half as many additional rows as there are content rows, all of which move when something
  /// changes near the top.
  @Test("No rule is broken where so many rows move that sections are reloaded")
  func longSections() {
    #if DEBUG
    let seeds: Range<UInt64> = 0..<2
    #else
    let seeds: Range<UInt64> = 0..<20
    #endif
    var reloads = 0
    for seed in seeds {
      let run = RandomRun(seed: seed, stepCount: 4, editsPerStep: 1...3) {
        let feed = CheckedFeed([2_000])
        feed.addAds(1_000, placed: .every(2), policy: .followRule, named: "ads")
        feed.table.observe { event in
          guard case .didApply(let update) = event, let content = update.levels.last else { return }
          if update.table.reloadedSections.count > content.reloadedSections.count { reloads += 1 }
        }
        feed.show()
        return feed.subject
      }
      let violation = run.firstViolation()
      #expect(violation == nil, "\(violation.map(\.description) ?? "")")
    }
    #expect(reloads > 0)
  }

  /// One to eight layers that depend on the seed.
  private static func makeFeed(_ seed: UInt64) -> CheckedFeed {
    var generator = SeededGenerator(seed: seed)
    let feed = CheckedFeed(
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        Int.random(in: 0...6, using: &generator)
      })
    for index in 0..<Int.random(in: 1...8, using: &generator) {
      let rule = CheckedFeed.rules[Int.random(in: CheckedFeed.rules.indices, using: &generator)]
      let policy = ContentPolicy.allCases[Int.random(in: 0..<3, using: &generator)]
      switch Int.random(in: 0..<8, using: &generator) {
      case 0..<3: feed.addSeparators(placed: rule, policy: policy, named: "separators \(index)")
      case 3 where !feed.hasSections: feed.addSections(placed: .start + .every(2), policy: policy)
      default:
        let count = Int.random(in: 0...5, using: &generator)
        feed.addAds(count, placed: rule, policy: policy, named: "ads \(index)")
      }
    }
    feed.show()
    return feed
  }

  /// One to six layers of all kinds, most times one that hides rows among them, in a table with a
  /// temper.
  private static func makeMixedFeed(_ seed: UInt64) -> CheckedFeed {
    var generator = SeededGenerator(seed: seed)
    let feed = CheckedFeed(
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        Int.random(in: 0...8, using: &generator)
      })
    feed.addMixedLayers(1...6, using: &generator)
    feed.tableView.giveTemper(seed)
    feed.show()
    return feed
  }

  @Test("No rule is broken in stacks of layers of all kinds")
  func mixed() {
    var totals = ConsistencyChecker.Totals()
    var seed = Self.firstSeed
    while totals.updates < max(Self.updateCount, 200 / Thinning.turns) {
      let run = RandomRun(seed: seed, stepCount: 50, editsPerStep: 1...12) {
        Self.makeMixedFeed(seed).subject
      }
      let violation = run.firstViolation {
        totals.updates += $0.updates
        totals.loads += $0.loads
      }
      #expect(violation == nil, "\(violation.map(\.description) ?? "")")
      if violation != nil { return }
      seed += 1
    }
    print("random updates of mixed layers: \(totals.updates), \(totals.loads) loads")
  }

  /// One to three layers, the innermost above groups of posts.
  private static func makeGroupedFeed(_ seed: UInt64) -> CheckedFeed {
    var generator = SeededGenerator(seed: seed)
    let feed = CheckedFeed(
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        Int.random(in: 0...6, using: &generator)
      })
    feed.addGroups(kinds: Int.random(in: 2...4, using: &generator), named: "kinds")
    for index in 0..<Int.random(in: 0...2, using: &generator) {
      feed.addAds(
        Int.random(in: 0...5, using: &generator),
        placed: CheckedFeed.rules[
          Int.random(in: 0..<CheckedFeed.rules.count - 1, using: &generator)],
        policy: ContentPolicy.allCases[Int.random(in: 0..<3, using: &generator)],
        named: "ads \(index)")
    }
    feed.show()
    return feed
  }

  @Test("No rule is broken around groups, and each row above one has its key")
  func groups() {
    var totals = ConsistencyChecker.Totals()
    let seeds = Thinning.seeds(0..<10)
    let count = max(Self.updateCount / 30, seeds.count)
    for seed in seeds.lowerBound..<seeds.lowerBound + UInt64(count) {
      var feed: CheckedFeed?
      let run = RandomRun(seed: seed, stepCount: 50, editsPerStep: 1...12) {
        let made = Self.makeGroupedFeed(seed)
        feed = made
        return made.subject
      }
      let violation = run.firstViolation { totals.updates += $0.updates }
      #expect(violation == nil, "\(violation.map(\.description) ?? "")")
      if violation != nil { return }
      if let feed { expectKinds(feed) }
    }
    #expect(totals.updates > 100 / Thinning.turns)
    print("random updates around groups: \(totals.updates)")
  }

  /// Each row above a group is followed by a post of its kind, and no other post begins a group.
  private func expectKinds(_ feed: CheckedFeed) {
    guard let days = feed.groups else { return }
    let kinds = feed.kinds
    var expected: [Int] = []
    for posts in feed.sections {
      var last: Int?
      for post in posts {
        let kind = post % kinds == 0 ? nil : post % kinds
        if let kind, kind != last { expected.append(kind) }
        last = kind
      }
    }
    let found = (0..<feed.tableView.numberOfSections).flatMap { section in
      (0..<feed.tableView.numberOfRows(inSection: section)).compactMap { row in
        days.key(forReuse: IndexPath(row: row, section: section))
      }
    }
    #expect(found == expected)
  }
}
