import DecoratorTableKit
import Foundation
import Testing

@testable import DecoratorTableTesting

@Suite("A checker of a decorated table")
@MainActor
struct DecoratedTableTests {
  /// Up to four layers of rules and policies that depend on the seed.
  static func makeFeed(_ seed: UInt64) -> CheckedFeed {
    var generator = SeededGenerator(seed: seed)
    let feed = CheckedFeed([5, 0, 3])
    func rule() -> Placement {
      let rules: [Placement] = [
        .every(2, after: 1), .start + .every(3), .end + .before(2), .tableRows([1, 4]), .every(4),
        .everyTableRows(3), .beforeLast(1), .when(fewerThan: 4, .end, otherwise: .every(3)),
      ]
      return rules[Int.random(in: rules.indices, using: &generator)]
    }
    func policy() -> ContentPolicy {
      ContentPolicy.allCases[Int.random(in: 0..<3, using: &generator)]
    }
    for index in 0..<Int.random(in: 0...2, using: &generator) {
      feed.addSeparators(placed: rule(), policy: policy(), named: "separators \(index)")
    }
    if Bool.random(using: &generator) {
      feed.addSections(placed: .start + .every(2), policy: policy())
    }
    for index in 0..<Int.random(in: 0...2, using: &generator) {
      feed.addAds(4, placed: rule(), policy: policy(), named: "ads \(index)")
    }
    feed.show()
    return feed
  }

  @Test("Random updates of a decorated table break no rule")
  func randomUpdates() throws {
    var failures: [String] = []
    let isLong = ProcessInfo.processInfo.environment["DECORATOR_LONG_TESTS"] != nil
    let seeds = isLong ? 0..<2_000 : Thinning.seeds(0..<20)
    var totals = ConsistencyChecker.Totals()
    for seed in seeds {
      let run = RandomRun(seed: seed, stepCount: 20, editsPerStep: 1...5) {
        Self.makeFeed(seed).subject
      }
      let violation = run.firstViolation {
        totals.updates += $0.updates
        totals.loads += $0.loads
        totals.checks += $0.checks
        totals.rows += $0.rows
      }
      if let violation { failures.append(violation.description) }
    }
    // A turn of a debug build has two seeds, of which one may have fewer.
    #expect(totals.updates > (Thinning.isDebug ? 5 : 10) * seeds.count)
    #expect(totals.checks > 2 * totals.updates)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(6).joined(separator: "\n"))")
  }

  @Test("A decorated table is seen before, during and after its update")
  func moments() {
    let feed = CheckedFeed([4])
    feed.addAds(2, placed: .every(2), policy: .followContent, named: "ads")
    feed.show()
    var violations: [Violation] = []
    let checker = ConsistencyChecker(
      feed.table, content: { feed.identity(of: $0) }, models: feed.models
    ) { violations.append($0) }
    feed.sections[0].insert(99, at: 0)
    feed.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    checker.check()
    #expect(violations.isEmpty, "\(violations)")
    #expect(checker.totals.updates == 1)
    #expect(checker.totals.checks == 5)
    #expect(feed.tableView.log.consume() == "+[0, 0]")
    #expect(checker.log.consume() == "+[0, 0]")
    withExtendedLifetime(feed) {}
  }

  /// The rows of the table in which ads are, with their numbers.
  private func places(of ads: RowLayer<CheckedFeed.Ad>, in feed: CheckedFeed) -> [String] {
    (0..<feed.tableView.numberOfRows(inSection: 0)).compactMap { row in
      ads.model(forReuse: IndexPath(row: row, section: 0)).map { "\($0.id) at \(row)" }
    }
  }

  @Test("Fifty posts on top of twenty get ads, and the others stay with their posts")
  func pageOnTop() {
    let feed = CheckedFeed([20])
    feed.addAds(11, placed: .every(6, after: 2), policy: .followContent, named: "ads")
    feed.show()
    let ads = feed.ads[0]
    let checker = ConsistencyChecker(
      feed.table, content: { feed.identity(of: $0) }, models: feed.models
    ) { _ in }
    #expect(places(of: ads, in: feed) == ["0 at 2", "1 at 9", "2 at 16", "3 at 23"])
    feed.sections[0].insert(contentsOf: (0..<50).map { _ in feed.newPost() }, at: 0)
    feed.table.insertRows(at: (0..<50).map { IndexPath(row: $0, section: 0) }, with: .none)
    checker.check()
    // Seven wait, and the eighth of the new slots stays free.
    #expect(
      places(of: ads, in: feed) == [
        "4 at 2", "5 at 9", "6 at 16", "7 at 23", "8 at 30", "9 at 37", "10 at 44", "0 at 59",
        "1 at 66", "2 at 73", "3 at 80",
      ])
    #expect(checker.violations.isEmpty, "\(checker.violations)")
    #expect(checker.totals.updates == 1)
    withExtendedLifetime(feed) {}
  }

  @Test("When the posts between two ads go, the lower ad goes, and comes back below a new page")
  func postsBetweenAds() {
    let feed = CheckedFeed([20])
    feed.addAds(4, placed: .every(6, after: 2), policy: .followContent, named: "ads")
    feed.addSeparators(placed: .every(4), policy: .followRule, named: "separators")
    feed.show()
    let ads = feed.ads[0]
    let checker = ConsistencyChecker(
      feed.table, content: { feed.identity(of: $0) }, models: feed.models
    ) { _ in }
    feed.sections[0].removeSubrange(2..<8)
    feed.table.deleteRows(at: (2..<8).map { IndexPath(row: $0, section: 0) }, with: .none)
    checker.check()
    #expect(places(of: ads, in: feed) == ["0 at 2", "2 at 11", "3 at 20"])
    #expect(ads.models.count == 4)
    feed.sections[0] += (0..<6).map { _ in feed.newPost() }
    feed.table.insertRows(at: (14..<20).map { IndexPath(row: $0, section: 0) }, with: .none)
    checker.check()
    #expect(places(of: ads, in: feed) == ["0 at 2", "2 at 11", "3 at 20", "1 at 28"])
    #expect(checker.violations.isEmpty, "\(checker.violations)")
    #expect(checker.totals.updates == 2)
    withExtendedLifetime(feed) {}
  }

  @Test("A held row of a layer goes with its content row to another section")
  func heldSeparator() throws {
    let feed = CheckedFeed([2, 2])
    feed.addSeparators(placed: .every(2, after: 1), policy: .followRule, named: "separators")
    feed.show()
    let held = try #require(feed.table.holdRow(atReuse: IndexPath(row: 1, section: 0)))
    let checker = ConsistencyChecker(feed.table) { _ in }
    feed.sections = [[1], [3, 2, 4]]
    feed.table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 1, section: 1))
    checker.check()
    #expect(checker.violations.isEmpty, "\(checker.violations)")
    #expect(held.reuseIndexPath == IndexPath(row: 1, section: 1))
    withExtendedLifetime(feed) {}
  }

  @Test("Ads change places without names: what stood before the one is not before the other")
  func unnamedModels() {
    let feed = CheckedFeed([1, 1])
    let ads = feed.addAds(2, placed: .start, policy: .followRule, named: "ads")
    feed.addSeparators(placed: .start.inSection(0), policy: .followRule, named: "separators")
    feed.show()
    var violations: [Violation] = []
    let checker = ConsistencyChecker(feed.table) { violations.append($0) }
    for _ in 0..<2 {
      ads.models.reverse()
      checker.check()
    }
    #expect(violations.isEmpty, "\(violations)")
    #expect(checker.totals.updates == 2)
    withExtendedLifetime(feed) {}
  }
}
