#if !os(iOS)
import DecoratorTableKit
import Foundation
import Testing

@testable import ads

@MainActor
@Suite("What UIKit does by itself to a table with ads that arrive")
struct AdsUpkeepTests {
  /// Lets a reader read for eight seconds in a table that UIKit looks after. Upkeep that changes
  /// another table than its own stops the program.
  ///
  /// - Parameter looksAfterContentTable: Whether UIKit looks after the table of the posts as well.
  /// - Returns: The journal of the table.
  private func journal(looksAfterContentTable: Bool) async -> [String] {
    let session = AdsSession(seed: 1, width: 320)
    let table = session.screen.tableView
    await session.begin()
    table.temper = .upkeep
    let contentTables = table.subviews.flatMap(\.subviews).compactMap { $0 as? UITableView }
    #expect(contentTables.count == 1)
    for content in contentTables { content.temper = looksAfterContentTable ? .upkeep : [] }
    table.beginJournal()
    while session.now < 8 {
      await session.frame()
      table.simulateUpkeep()
    }
    await session.end()
    if looksAfterContentTable {
      #expect(contentTables.allSatisfy { $0.firings(of: .upkeep) > 0 })
    }
    return table.journal
  }

  @Test("The table has the same life with and without upkeep of the table of the posts")
  func journals() async {
    let without = await journal(looksAfterContentTable: false)
    let with = await journal(looksAfterContentTable: true)
    #expect(zip(with, without).enumerated().first { $1.0 != $1.1 } == nil)
    #expect(with.count == without.count && with.count > 1000)
  }
}
#endif
