#if !os(iOS)
import CommandLineWords
import DecoratorTableKit
import Foundation
import Testing

@testable import adopt

@MainActor
@Suite("UIKit's upkeep of an adopted controller's table")
struct AdoptUpkeepTests {
  /// Touches a screen whose table UIKit looks after.
  ///
  /// - Parameters:
  ///   - seed: What is touched.
  ///   - touches: How often.
  ///   - looksAfterContentTable: Whether UIKit looks after the table of the controller as well.
  /// - Returns: The journal of the table, and what upkeep has changed of other tables.
  private func run(
    seed: UInt64, touches: Int, looksAfterContentTable: Bool
  ) -> (journal: [String], changes: [String]) {
    let (temper, tripwire) = (UITableView.defaultTemper, UITableView.upkeepTripwire)
    defer { (UITableView.defaultTemper, UITableView.upkeepTripwire) = (temper, tripwire) }
    var changes: [String] = []
    UITableView.upkeepTripwire = { _, member in changes.append(member) }
    UITableView.defaultTemper = .upkeep
    let screen = ChatsScreen(SampleChats.all, size: CGSize(width: 300, height: 400))
    if !looksAfterContentTable { UITableView.defaultTemper = [] }
    screen.decorate()
    screen.tableView.layoutIfNeeded()
    screen.tableView.beginJournal()
    var random = SeededRandom(seed: seed)
    for _ in 0..<touches {
      let touch = AdoptTouch.random(chatCount: screen.store.count, using: &random)
      AdoptTouches(of: screen).make(touch)
      screen.tableView.simulateUpkeep()
    }
    if looksAfterContentTable {
      #expect(screen.feed?.contentTableView.map { $0.firings(of: .upkeep) > 0 } == true)
    }
    return (screen.tableView.journal, changes)
  }

  @Test(
    "No upkeep changes another table, and the journal is the same as without it",
    arguments: Thinning.oneOf([1, 2] as [UInt64]))
  func journals(seed: UInt64) {
    // The tables have a temper of this test, whatever the others of the process have.
    guard UITableView.defaultTemper == [] else { return }
    let touches = Thinning.isDebug ? 30 : 100
    let without = run(seed: seed, touches: touches, looksAfterContentTable: false)
    let with = run(seed: seed, touches: touches, looksAfterContentTable: true)
    #expect(with.changes == [] && without.changes == [])
    #expect(zip(with.journal, without.journal).enumerated().first { $1.0 != $1.1 } == nil)
    let least = (Thinning.isDebug ? 5 : 10) * touches
    #expect(with.journal.count == without.journal.count && with.journal.count > least)
  }
}
#endif
