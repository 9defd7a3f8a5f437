#if !os(iOS)
import DecoratorTableKit
import Foundation
import Testing

@testable import ads

@MainActor
@Suite("UIKit's upkeep of a table with ads that arrive")
struct AdsUpkeepTests {
  /// Lets a reader read for five seconds in a table that UIKit looks after. Upkeep that changes
  /// another table than its own stops the program.
  ///
  /// - Parameter looksAfterContentTable: Whether UIKit looks after the table of the posts as well.
  /// - Returns: Where the list was, in points, and how often something on screen has moved for what
  ///   arrived.
  private func read(
    looksAfterContentTable: Bool
  ) async -> (offsets: [CGFloat], jumps: Int) {
    let session = AdsSession(seed: 1, width: 320)
    let table = session.screen.tableView
    await session.begin()
    table.temper = .upkeep
    let contentTables = table.subviews.flatMap(\.subviews).compactMap { $0 as? UITableView }
    #expect(contentTables.count == 1)
    for content in contentTables { content.temper = looksAfterContentTable ? .upkeep : [] }
    while session.now < 5 {
      await session.frame()
      table.simulateUpkeep()
    }
    await session.end()
    if looksAfterContentTable {
      #expect(contentTables.allSatisfy { $0.firings(of: .upkeep) > 0 })
    }
    return (session.offsets.map(\.offset), session.jumps)
  }

  @Test("Upkeep of the posts' table changes no offset of the list")
  func moves() async {
    let without = await read(looksAfterContentTable: false)
    let with = await read(looksAfterContentTable: true)
    #expect(with.offsets == without.offsets && with.jumps == without.jumps)
    #expect(with.offsets.count > 50)
  }
}
#endif
