import DecoratorTableAds
import DecoratorTableKit
import Foundation
import Testing

/// A finger is on the list, and a visible row is to show something else, which waits until the
/// finger is lifted. Other arrivals wait with it.
@Suite("Rows that wait for the end of a scroll")
@MainActor
struct WaitingFillsTests {
  /// A feed with a finger on it. On screen is the ad of slot 2, which another waiting one will
  /// replace. Request 1 is open, for slot 3, the next one below.
  private func heldFeed(
    reserving reserved: Int? = nil, _ change: (inout SupplySettings) -> Void = { _ in }
  ) async -> SuppliedFeed {
    let feed = SuppliedFeed(reserving: reserved) {
      $0.concurrentLoads = 2
      change(&$0)
    }
    await feed.show()
    await feed.answer()
    await feed.scroll(to: 8)
    #expect(feed.rows == ["ad 0 at 14"])
    #expect(feed.network.requests.map(\.ordinal) == [2, 3])
    feed.feed.tableView.isHeld = true
    feed.supply.refresh(.all)
    await feed.settle()
    #expect(feed.network.requests.last?.reason == .refresh)
    feed.network.answer(2)
    await feed.settle()
    #expect(feed.rows == ["ad 0 at 14"])
    #expect(feed.takeEvents().contains("dropped ad 0, replaced"))
    return feed
  }

  /// The finger is lifted, and the visible row shows what it was to show.
  private func letGo(_ feed: SuppliedFeed, row: IndexPath = path(14)) async {
    feed.feed.tableView.isHeld = false
    await wait { feed.ads.model(forReuse: row) == "ad 2" }
    #expect(feed.ads.model(forReuse: row) == "ad 2")
    await feed.settle()
    #expect(feed.feed.anomalies.isEmpty)
  }

  @Test("A row is not inserted where it is visible by then, and its model is shown further down")
  func rowComesOnScreen() async {
    let feed = await heldFeed()
    feed.network.answer(1)
    await feed.settle()
    #expect(feed.takeEvents().contains("shown ad 1"))
    await feed.scroll(to: 13)
    var screen = feed.screen
    await letGo(feed)
    #expect(feed.rows == ["ad 2 at 14", "ad 1 at 27"])
    screen["ad 2"] = screen.removeValue(forKey: "ad 0")
    #expect(feed.screen == screen)
    feed.network.hangUp()
  }

  @Test("A slot whose row waits is not asked for again")
  func slotIsNotAskedForAgain() async {
    let feed = await heldFeed()
    feed.network.answer(1)
    await feed.settle()
    await feed.scroll(to: 9)
    #expect(feed.rows == ["ad 0 at 14"])
    #expect(feed.network.requests.count { $0.ordinal == 3 } == 1)
    await letGo(feed)
    #expect(feed.rows == ["ad 2 at 14", "ad 1 at 21"])
    feed.network.hangUp()
  }

  @Test("A row that is above what is visible by then is not inserted")
  func rowIsPassed() async {
    let feed = await heldFeed()
    feed.network.answer(1)
    await feed.settle()
    // The visible ad is off screen as well.
    await feed.scroll(to: 24)
    let screen = feed.screen
    await letGo(feed)
    #expect(feed.rows.first == "ad 2 at 14")
    #expect(!feed.rows.contains("ad 1 at 21"))
    #expect(feed.screen == screen)
    feed.network.hangUp()
  }

  @Test("A placeholder that is to be removed stays if it is on screen by then")
  func placeholderComesOnScreen() async {
    let feed = await heldFeed(reserving: 1) {
      $0.retryDelays = []
      $0.collapsesReserved = true
    }
    #expect(feed.feed.tableView.numberOfRows(inSection: 0) == 102)
    feed.network.fail()
    await feed.settle()
    #expect(feed.supply.hasGivenUp)
    await feed.scroll(to: 13)
    await letGo(feed)
    #expect(feed.screen["placeholder"] == CGFloat(21 - 13) * 40)
    // It is removed off screen.
    await feed.scroll(to: 28)
    #expect(feed.feed.tableView.numberOfRows(inSection: 0) == 101)
    feed.network.hangUp()
  }

  @Test("A row follows its slot when content is inserted above it")
  func slotMoves() async {
    let feed = await heldFeed()
    feed.network.answer(1)
    await feed.settle()
    feed.feed.update {
      $0.insert((0..<3).map { "new \($0)" }, at: 0)
    } announcing: {
      $0.insertSections([0], with: .none)
    }
    await feed.settle()
    #expect(feed.ads.model(forReuse: path(14, 1)) == "ad 0")
    await letGo(feed, row: path(14, 1))
    #expect(feed.ads.shownModels.map(\.model) == ["ad 2", "ad 1"])
    #expect(feed.ads.shownModels.map(\.indexPath) == [path(14, 1), path(21, 1)])
    feed.network.hangUp()
  }

  @Test("A row is not inserted if its slot was removed with content without an announcement")
  func slotGoes() async {
    let feed = await heldFeed()
    feed.network.answer(1)
    await feed.settle()
    feed.feed.source.sections[0].removeLast(83)
    feed.feed.table.reloadData()
    await letGo(feed)
    #expect(feed.rows == ["ad 2 at 14"])
    #expect(feed.supply.readyModels == ["ad 1"])
    feed.network.hangUp()
  }

  @Test("A table that asks for its counts meanwhile loses nothing")
  func countsAskedAgain() async {
    let feed = await heldFeed()
    feed.network.answer(1)
    await feed.settle()
    let tableView = feed.feed.tableView
    for _ in 0..<3 {
      _ = tableView.dataSource?.numberOfSections?(in: tableView)
      _ = tableView.dataSource?.tableView(tableView, numberOfRowsInSection: 0)
      await feed.settle()
    }
    await letGo(feed)
    #expect(feed.rows == ["ad 2 at 14", "ad 1 at 21"])
    feed.network.hangUp()
  }

  @Test("Rows that have moved with their content stay there when the table asks for its counts")
  func countsAskedAfterMove() async {
    let feed = await heldFeed()
    feed.network.answer(1)
    await feed.settle()
    feed.feed.update {
      $0[0].insert(contentsOf: (0..<3).map { "new \($0)" }, at: 0)
    } announcing: {
      $0.insertRows(at: (0..<3).map { path($0) }, with: .none)
    }
    await feed.settle()
    #expect(feed.rows == ["ad 0 at 17"])
    let tableView = feed.feed.tableView
    _ = tableView.dataSource?.numberOfSections?(in: tableView)
    _ = tableView.dataSource?.tableView(tableView, numberOfRowsInSection: 0)
    #expect(feed.rows == ["ad 0 at 17"])
    await letGo(feed, row: path(17))
    #expect(feed.rows.first == "ad 2 at 17")
    feed.network.hangUp()
  }
}
