import DecoratorTableKit
import Foundation
import Testing

@testable import DecoratorTableTesting

@Suite("A checker of a decorated table")
@MainActor
struct DecoratedTableTests {
  /// Two layers of rules and promises that depend on the seed.
  static func makeFeed(_ seed: UInt64) -> CheckedFeed {
    let promises = ContentPromise.allCases
    let feed = CheckedFeed([5, 0, 3])
    let rules: [Placement] = [
      .every(2, after: 1), .start + .every(3), .end + .before(2), .tableRows(1, 4), .every(4),
    ]
    feed.addSeparators(
      placed: .every(3), promise: promises[Int(seed % 3)], named: "separators")
    feed.addAds(
      4, placed: rules[Int(seed / 3 % 5)], promise: promises[Int(seed / 15 % 3)], named: "ads")
    feed.show()
    return feed
  }

  @Test("Random updates of a decorated table break no rule")
  func randomUpdates() throws {
    var failures: [String] = []
    for seed in 0..<45 as Range<UInt64> {
      let run = RandomRun(seed: seed, stepCount: 20, editsPerStep: 1...5) {
        Self.makeFeed(seed).subject
      }
      if let violation = run.firstViolation() { failures.append(violation.description) }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(6).joined(separator: "\n"))")
  }

  @Test("A decorated table is seen before, while and after it is told")
  func moments() {
    let feed = CheckedFeed([4])
    feed.addAds(2, placed: .every(2), promise: .followContent, named: "ads")
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
    #expect(feed.tableView.log.take() == "+0")
    withExtendedLifetime(feed) {}
  }
}
