#if !os(iOS)
import DecoratorTableKit
import Foundation
import Testing

@testable import compose

@MainActor
@Suite("UIKit's upkeep of several sources in one table")
struct ComposeUpkeepTests {
  private let steps = Thinning.isDebug ? 40 : 150

  /// Lets things happen on a screen whose table UIKit looks after.
  ///
  /// - Parameters:
  ///   - seed: What happens by chance.
  ///   - looksAfterContentTables: Whether UIKit looks after the tables of wrapped code as well.
  /// - Returns: The journal of the table, and what upkeep has changed of other tables.
  private func run(
    seed: Int, looksAfterContentTables: Bool
  ) -> (journal: [String], changes: [String]) {
    let (temper, tripwire) = (UITableView.defaultTemper, UITableView.upkeepTripwire)
    defer { (UITableView.defaultTemper, UITableView.upkeepTripwire) = (temper, tripwire) }
    var changes: [String] = []
    UITableView.upkeepTripwire = { _, member in changes.append(member) }
    UITableView.defaultTemper = .upkeep
    let life = ComposeLife(seed: seed, rows: 24, width: 320)
    let table = life.screen.tableView
    if !looksAfterContentTables {
      UITableView.defaultTemper = []
      let contentTables = table.subviews.flatMap(\.subviews).compactMap { $0 as? UITableView }
      for content in contentTables { content.temper = [] }
    }
    table.beginJournal()
    for _ in 0..<steps {
      _ = life.step()
      table.layoutIfNeeded()
      table.simulateUpkeep()
    }
    let present = table.subviews.flatMap(\.subviews).compactMap { $0 as? UITableView }
    if looksAfterContentTables {
      #expect(present.contains { $0.firings(of: .upkeep) > 0 })
    }
    return (table.journal, changes)
  }

  @Test(
    "No upkeep changes another table, and the journal is the same as without it",
    arguments: Thinning.oneOf(1...2))
  func journals(seed: Int) {
    // The tables have a temper of this test, whatever the others of the process have.
    guard UITableView.defaultTemper == [] else { return }
    let without = run(seed: seed, looksAfterContentTables: false)
    let with = run(seed: seed, looksAfterContentTables: true)
    #expect(with.changes == [] && without.changes == [])
    #expect(zip(with.journal, without.journal).enumerated().first { $1.0 != $1.1 } == nil)
    #expect(with.journal.count == without.journal.count && with.journal.count > 7 * steps)
  }
}
#endif
