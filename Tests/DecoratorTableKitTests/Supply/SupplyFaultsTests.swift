import DecoratorTableTesting
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

@Suite("Loaders and limits at their extremes")
@MainActor
struct SupplyFaultsTests {
  /// A network of another actor.
  private actor OtherActor {
    private(set) var count = 0

    func load() throws -> String? {
      count += 1
      if count == 1 { throw SlowNetwork.Failure(number: 0) }
      return "ad \(count)"
    }
  }

  @Test("A loader on another actor answers as any other")
  func otherActor() async {
    let feed = UpdatedFeed([(0..<50).map { "post \($0)" }], height: 400)
    let network = OtherActor()
    let clock = ManualClock()
    var settings = SupplySettings()
    settings.visibleSlots = .never
    let supply = RowSupply(settings, clock: clock, random: { 0.5 }) { _ in
      try await network.load()
    }
    var failures = 0
    supply.observer = { event in if case .failed = event { failures += 1 } }
    let ads = feed.table.addRows(
      suppliedBy: supply, placed: .every(6, after: 2),
      cell: .made { tableView, _, ad in textCell(tableView, ad) })
    ads.height(40)
    feed.show()
    await wait { failures == 1 && clock.pendingWakeCount == 1 }
    clock.advance(by: 1)
    await wait { !ads.shownModels.isEmpty }
    #expect(ads.shownModels.map(\.model) == ["ad 2"])
    #expect(failures == 1)
  }

  @Test("A limit of 0 loads nothing, and no placeholder is there")
  func noLimit() async {
    let feed = SuppliedFeed(reserving: 2) { $0.limit = 0 }
    await feed.show()
    await feed.scroll(to: 20)
    #expect(feed.network.requests.isEmpty)
    #expect(feed.feed.tableView.numberOfRows(inSection: 0) == 100)
    #expect(feed.clock.pendingWakeCount == 0)
  }

  @Test("No more are loaded than the limit allows, however far the reader scrolls")
  func limit() async {
    let feed = SuppliedFeed { $0.limit = 2 }
    await feed.show()
    for row in stride(from: 0, to: 80, by: 5) {
      await feed.scroll(to: row)
      await feed.answer()
    }
    #expect(feed.network.requests.count == 2)
    #expect(feed.ads.shownModels.count == 2)
    #expect(feed.clock.pendingWakeCount == 0)
  }

  @Test("A supply that keeps nothing ready shows what fits, and drops the rest")
  func nothingReady() async {
    let feed = SuppliedFeed { $0.readyCount = 0 }
    await feed.show()
    await feed.scroll(to: 80)
    await feed.answer()
    #expect(feed.supply.readyModels.isEmpty)
    #expect(feed.takeEvents().contains("dropped ad 0, surplus") == feed.rows.isEmpty)
    feed.network.hangUp()
  }

  @Test("The lifetime of a model begins when it arrives, also after a slow load")
  func slow() async {
    let feed = SuppliedFeed {
      $0.lifetime = 5
      $0.loadTimeout = .infinity
    }
    await feed.show()
    feed.clock.advance(by: 1000)
    await feed.answer()
    #expect(feed.rows == ["ad 0 at 14"])
    feed.network.hangUp()
  }

  @Test("A lifetime may be infinite")
  func endless() async {
    let feed = SuppliedFeed {
      $0.lifetime = .infinity
      $0.replacesStale = true
    }
    await feed.show()
    feed.supply.isPaused = true
    await feed.settle()
    await feed.answer()
    feed.clock.advance(by: 1e9)
    feed.supply.isPaused = false
    await feed.settle()
    #expect(feed.rows == ["ad 0 at 14"])
    feed.network.hangUp()
  }

  @Test("What is shown for longer than its lifetime is replaced off screen, if that is wanted")
  func replacesStale() async {
    let feed = SuppliedFeed {
      $0.lifetime = 60
      $0.replacesStale = true
    }
    await feed.show()
    await feed.answer()
    await feed.scroll(to: 10)
    while !feed.network.open.isEmpty { await feed.answer() }
    feed.clock.advance(by: 61)
    await feed.scroll(to: 11)
    // The row on screen stays, the one below it is asked for again.
    #expect(feed.network.requests.last?.reason == .refresh)
    await feed.answer()
    #expect(feed.rows.first == "ad 0 at 14")
    #expect(feed.takeEvents().contains("dropped ad 1, replaced"))
    feed.network.hangUp()
  }

  @Test("Placeholders that no model will fill stay, or are removed off screen")
  func collapse() async {
    for collapses in [false, true] {
      let feed = SuppliedFeed(reserving: 2) {
        $0.retryDelays = []
        $0.collapsesReserved = collapses
      }
      await feed.show()
      #expect(feed.feed.tableView.numberOfRows(inSection: 0) == 102)
      // The first placeholder is scrolled on screen.
      await feed.scroll(to: 8)
      let screen = feed.screen
      #expect(screen["placeholder"] != nil)
      for _ in 0..<3 {
        feed.network.fail()
        await feed.settle()
      }
      #expect(feed.supply.hasGivenUp)
      #expect(feed.screen == screen)
      let below = feed.feed.texts[0][20...].filter { $0 == "placeholder" }.count
      #expect((below == 0) == collapses)
      // It is removed when it is off screen.
      await feed.scroll(to: 40)
      await feed.scroll(to: 20)
      #expect(feed.feed.texts[0][14] == (collapses ? "post 14" : "placeholder"))
      feed.network.hangUp()
    }
  }

  @Test("Ads of other heights replace those off screen, and what is visible keeps its pixels")
  func refreshedHeights() async {
    let feed = SuppliedFeed()
    feed.ads.height { ad in ad == "ad 0" ? 40 : 90 }
    await feed.show()
    await feed.answer()
    await feed.scroll(to: 18)
    await feed.answer()
    #expect(feed.rows.first == "ad 0 at 14")
    let screen = feed.screen
    for rows in [RowSupply<String>.RefreshedRows.offScreen, .all] {
      feed.supply.refresh(rows)
      await feed.settle()
      for _ in 0..<4 { await feed.answer() }
    }
    #expect(feed.rows.first != "ad 0 at 14")
    for (text, edge) in feed.screen where text.hasPrefix("post") {
      #expect(screen[text] == nil || screen[text] == edge, "the place of \(text)")
    }
    feed.network.hangUp()
  }

  @Test("The request of a slot in another section has that section")
  func sections() async {
    let feed = UpdatedFeed(
      [(0..<4).map { "post \($0)" }, (0..<40).map { "other \($0)" }], height: 200)
    let network = SlowNetwork()
    var settings = SupplySettings()
    settings.visibleSlots = .never
    let supply = RowSupply(settings, clock: ManualClock()) { try await network.load($0) }
    feed.table.addRows(
      suppliedBy: supply, placed: .every(5, after: 3) + .start,
      cell: .made { tableView, _, ad in textCell(tableView, ad) }
    ).height(40)
    feed.show()
    await nextTurn()
    let request = network.requests.first
    #expect(request?.ordinal == 3)
    #expect(request?.contentAbove == path(2, 1))
    #expect(request?.contentBelow == path(3, 1))
    network.hangUp()
  }

  @Test("A row below what is on screen is inserted while the list moves, a visible one waits")
  func whileScrolling() async {
    let feed = SuppliedFeed()
    await feed.show()
    feed.feed.tableView.isHeld = true
    await feed.answer()
    #expect(feed.rows == ["ad 0 at 14"])
    await feed.scroll(to: 8)
    feed.supply.refresh(.all)
    await feed.settle()
    for _ in 0..<3 { await feed.answer() }
    #expect(feed.ads.model(forReuse: path(14)) == "ad 0")
    feed.feed.tableView.isHeld = false
    await wait { feed.ads.model(forReuse: path(14)) != "ad 0" }
    #expect(feed.ads.model(forReuse: path(14)) != "ad 0")
    feed.network.hangUp()
  }
}
