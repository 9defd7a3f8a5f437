import DecoratorTableKit
import DecoratorTableSources
import Foundation
import Testing

@testable import DecoratorTableTesting

/// Pairs of snapshots of up to three sections with up to twelve items each, with moves of items
/// across sections and of sections, in a table as it is and inside one to four layers of mixed
/// rules and policies, which is looked at before, during and after each update.
///
/// As many as time allows: few in a turn of a debug build, 100 000 in a release build.
@Suite("Random snapshots")
@MainActor
struct RandomSnapshotsTests {
  private static var pairCount: Int {
    Thinning.isDebug ? 600 / Thinning.turns : 100_000
  }
  private static let pairsOfTable = Thinning.isDebug ? 20 : 50

  @Test("Whatever the list is next, every row is there, and every cell that can stay does")
  func pairs() {
    var totals = ConsistencyChecker.Totals()
    var (updates, keptCells, pairs) = (0, 0, 0)
    // Three tables, of other layers than those of the turn before.
    let firstSeed = Thinning.seeds(0..<30).lowerBound
    var seed = firstSeed
    var failure: String?
    while pairs < Self.pairCount, failure == nil {
      // No front door, none but the front door, and then one to four layers.
      let layerCount = Int(seed % 6) - 1
      let feed = SnapshotFeed(layers: max(layerCount, 0), seed: layerCount < 0 ? nil : seed)
      var snapshots = RandomSnapshots(seed: seed)
      feed.apply(snapshots.snapshot)
      let checker = feed.table.map { table in
        ConsistencyChecker(
          table, content: { Self.identity(of: $0, in: feed.source) }, report: { _ in })
      }
      for step in 0..<Self.pairsOfTable where failure == nil {
        feed.apply(snapshots.next())
        checker?.check()
        failure = feed.failure ?? checker?.violations.first?.description
        failure = failure.map { "seed \(seed), step \(step), \(layerCount) layers: \($0)" }
        pairs += 1
      }
      checker?.stop()
      updates += feed.updateCount
      keptCells += feed.keptCellCount
      totals.updates += checker?.totals.updates ?? 0
      totals.loads += (checker?.totals.loads ?? 1) - 1
      totals.rows += checker?.totals.rows ?? 0
      seed += 1
    }
    #expect(failure == nil, "\(failure ?? "")")
    // Nothing was loaded again instead.
    #expect(totals.loads == 0)
    #expect(updates > pairs * (Thinning.isDebug ? 2 : 3) / 4 && keptCells > updates)
    print(
      "random snapshots: \(pairs) pairs in \(seed - firstSeed) tables, \(updates) updates,",
      "\(keptCells) cells kept, \(totals.rows) rows looked at")
  }

  private static func identity(
    of row: RowPosition, in source: SnapshotTableViewDataSource<String, IdentifiedPost>
  ) -> AnyHashable? {
    source.itemIdentifier(for: IndexPath(row: row.row, section: row.section))?.id
  }
}
