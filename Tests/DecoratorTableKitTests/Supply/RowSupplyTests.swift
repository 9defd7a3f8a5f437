import DecoratorTableTesting
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

@Suite("Rows that arrive")
@MainActor
struct RowSupplyTests {
  @Test("A slot within reach is asked for, and its row is inserted below what is on screen")
  func ahead() async {
    let feed = SuppliedFeed()
    await feed.show()
    // Slots 0 and 1 are on screen by now; slot 3 is more than eight rows away.
    #expect(feed.takeEvents() == ["asked for slot 2, ahead"])
    #expect(feed.ads.shownModels.isEmpty)
    let screen = feed.screen
    await feed.answer()
    #expect(feed.rows == ["ad 0 at 14"])
    #expect(feed.screen == screen)
    #expect(feed.takeEvents() == ["loaded ad 0", "shown ad 0"])
    #expect(feed.clock.pendingWakeCount == 0)
    // The table gets one batch.
    let updates = feed.feed.applied.count
    await feed.scroll(to: 1)
    await feed.scroll(to: 2)
    #expect(feed.feed.applied.count == updates)
    feed.network.hangUp()
  }

  @Test("While layers are off, a supply asks for nothing; once on again, its rows are the same")
  func turnedOff() async {
    let feed = SuppliedFeed()
    await feed.show()
    await feed.answer()
    let rows = feed.rows
    feed.feed.table.isEnabled = false
    await feed.settle()
    let count = feed.network.requests.count
    await feed.scroll(to: 30)
    #expect(feed.network.requests.count == count)
    #expect(feed.rows.isEmpty)
    await feed.scroll(to: 0)
    feed.feed.table.isEnabled = true
    await feed.settle()
    #expect(feed.rows == rows)
    feed.network.hangUp()
  }

  @Test("Where no policy is chosen, a post on top moves no row away from its post")
  func usualPolicy() async {
    let feed = SuppliedFeed(policy: nil)
    await feed.show()
    await feed.answer()
    #expect(feed.ads.policy == .followContent)
    #expect(feed.rows == ["ad 0 at 14"])
    feed.feed.update {
      $0[0].insert("new", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    }
    #expect(feed.rows == ["ad 0 at 15"])
    #expect(feed.feed.applied.last?.table.description == "+[0, 0]")
    feed.ads.placement = .end
    await feed.settle()
    #expect(feed.ads.policy == .followRule)
    feed.feed.table.reloadData()
    await feed.settle()
    #expect(feed.ads.policy == .followRule)
    #expect(SuppliedFeed(placed: .start, policy: nil).ads.policy == .followRule)
    feed.network.hangUp()
  }

  @Test("Other places while the table is shown are slots to be filled, too")
  func otherPlaces() async {
    let feed = SuppliedFeed()
    await feed.show()
    await feed.answer()
    #expect(feed.rows == ["ad 0 at 14"])
    feed.ads.placement = .every(12, after: 2)
    await feed.settle()
    #expect(feed.feed.tableView.numberOfRows(inSection: 0) == 100 + feed.rows.count)
    #expect(feed.rows.count <= 1)
    await feed.answer()
    #expect(feed.feed.tableView.numberOfRows(inSection: 0) == 100 + feed.rows.count)
    #expect(feed.feed.anomalies.isEmpty)
    feed.network.hangUp()
  }

  @Test("A request has the properties of its slot")
  func requests() async {
    let feed = SuppliedFeed()
    feed.feed.addAds((0..<40).map { "other \($0)" }, placed: .every(3), named: "others")
    await feed.show()
    // Three of the ten rows on screen are others, so that slot 1 is the first below.
    let request = feed.network.requests.first
    #expect(request?.ordinal == 1)
    #expect(request?.contentAbove == path(7))
    #expect(request?.contentBelow == path(8))
    #expect(request?.width == 320)
    #expect(request?.reason == .ahead)
    feed.network.hangUp()
  }

  @Test("A model that arrives too late for its slot is ready for the next one")
  func late() async {
    let feed = SuppliedFeed()
    await feed.show()
    await feed.scroll(to: 8)
    let screen = feed.screen
    await feed.answer()
    // Slot 2 is on screen: the model is shown in slot 3, before content row 20.
    #expect(feed.rows == ["ad 0 at 20"])
    #expect(feed.screen == screen)
    feed.network.hangUp()
  }

  @Test("A slot that is scrolled back to shows what it showed, and is not asked for again")
  func back() async {
    let feed = SuppliedFeed()
    await feed.show()
    await feed.answer()
    await feed.scroll(to: 40)
    await feed.answer()
    let before = feed.rows
    let requests = feed.network.requests.count
    await feed.scroll(to: 8)
    #expect(feed.screen["ad 0"] == CGFloat(14 - 8) * 40)
    #expect(feed.rows.first == before.first)
    #expect(feed.network.requests.count == requests)
    feed.network.hangUp()
  }

  @Test("A row is not inserted above what is on screen, however late it arrives")
  func notAbove() async {
    let feed = SuppliedFeed { $0.readyCount = 0 }
    await feed.show()
    await feed.scroll(to: 60)
    await feed.answer()
    #expect(feed.ads.shownModels.allSatisfy { $0.indexPath.row > 69 })
    let screen = feed.screen
    await feed.scroll(to: 0)
    await feed.answer()
    #expect(!feed.rows.contains { $0.hasSuffix(" at 2") || $0.hasSuffix(" at 8") })
    #expect(feed.screen != screen)
    feed.network.hangUp()
  }

  @Test("A loader that fails is asked again after longer and longer pauses, then not any more")
  func failures() async {
    let feed = SuppliedFeed { $0.retryDelays = [1, 2] }
    await feed.show()
    feed.network.fail()
    await feed.settle()
    #expect(feed.network.requests.count == 1)
    feed.clock.advance(by: 0.9)
    await feed.settle()
    #expect(feed.network.requests.count == 1)
    feed.clock.advance(by: 0.1)
    await feed.settle()
    #expect(feed.network.requests.count == 2)
    #expect(feed.network.requests.last?.reason == .retry)
    feed.network.fail()
    await feed.settle()
    feed.clock.advance(by: 2)
    await feed.settle()
    feed.network.fail()
    await feed.settle()
    #expect(feed.supply.hasGivenUp)
    #expect(feed.clock.pendingWakeCount == 0)
    #expect(feed.takeEvents().filter { $0.hasPrefix("failed") || $0 == "rests" }.count == 4)
    feed.clock.advance(by: 1000)
    await feed.settle()
    #expect(feed.network.requests.count == 3)
    feed.supply.resume()
    await feed.settle()
    #expect(feed.network.requests.count == 4)
    await feed.answer()
    #expect(feed.rows == ["ad 3 at 14"])
    feed.network.hangUp()
  }

  @Test("Where there is nothing, the slot stays empty and is asked for again later")
  func nothing() async {
    let feed = SuppliedFeed()
    await feed.show()
    feed.network.answerNothing()
    await feed.settle()
    #expect(feed.ads.shownModels.isEmpty)
    feed.clock.advance(by: 29)
    await feed.settle()
    #expect(feed.network.requests.count == 1)
    feed.clock.advance(by: 1)
    await feed.settle()
    #expect(feed.network.requests.map(\.ordinal) == [2, 2])
    feed.network.hangUp()
  }

  @Test("A loader that never ends counts as failed, and its late result is dropped")
  func patience() async {
    let feed = SuppliedFeed { $0.loadTimeout = 5 }
    await feed.show()
    feed.clock.advance(by: 5)
    await feed.settle()
    #expect(feed.network.cancelledCount == 1)
    #expect(feed.takeEvents().last == "timed out")
    await feed.answer()
    #expect(feed.ads.shownModels.isEmpty)
    #expect(feed.supply.readyModels.isEmpty)
    feed.clock.advance(by: 1)
    await feed.settle()
    await feed.answer()
    #expect(feed.rows == ["ad 1 at 14"])
    feed.network.hangUp()
  }

  @Test("A layer that is removed cancels its loads, and their results are dropped")
  func gone() async {
    let feed = SuppliedFeed()
    await feed.show()
    await feed.answer()
    await feed.scroll(to: 6)
    feed.ads.removeFromTable()
    await feed.settle()
    #expect(feed.network.cancelledCount == 1)
    #expect(feed.takeEvents().last == "dropped ad 0, ended")
    await feed.answer()
    #expect(feed.supply.readyModels.isEmpty)
    #expect(feed.supply.loadCount == 0)
    #expect(feed.feed.texts[0].count == 100)
    #expect(feed.clock.pendingWakeCount == 0)
    feed.network.hangUp()
  }

  @Test("A row is removed with its content, and a model whose row was not seen is ready again")
  func contentChanges() async {
    let feed = SuppliedFeed()
    await feed.show()
    await feed.answer()
    feed.feed.update {
      $0[0].insert("new", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    }
    await feed.settle()
    #expect(feed.rows == ["ad 0 at 15"])
    feed.feed.update {
      $0[0].removeLast(97)
    } announcing: {
      $0.deleteRows(at: (4..<101).map { path($0) }, with: .none)
    }
    await feed.settle()
    // The place after the last row is the slot of the removed content, and is on screen.
    #expect(feed.feed.anomalies.isEmpty)
    feed.feed.update {
      $0 = []
    } announcing: {
      $0.deleteSections([0], with: .none)
    }
    await feed.settle()
    #expect(feed.ads.shownModels.isEmpty)
    feed.network.hangUp()
  }

  @Test("The model of a removed row is dropped if it was on screen, and ready if it was not")
  func seenRowsThatGo() async {
    for isSeen in [true, false] {
      let feed = SuppliedFeed { $0.limit = 1 }
      await feed.show()
      await feed.answer()
      if isSeen { await feed.scroll(to: 10) }
      await feed.scroll(to: 0)
      feed.feed.update {
        $0 = []
      } announcing: {
        $0.deleteSections([0], with: .none)
      }
      await feed.settle()
      #expect(feed.takeEvents().contains("dropped ad 0, seen") == isSeen)
      #expect(feed.supply.readyModels == (isSeen ? [] : ["ad 0"]))
      feed.network.hangUp()
    }
  }

  @Test("A reader who scrolls up is served there first")
  func upwards() async {
    for start in [42, 60] {
      let feed = SuppliedFeed { $0.lookAhead = 20 }
      await feed.show()
      for row in stride(from: 0, through: 60, by: 6) {
        await feed.scroll(to: row)
        while !feed.network.open.isEmpty { await feed.answer() }
      }
      await feed.scroll(to: start)
      await feed.scroll(to: 51)
      feed.supply.refresh(.offScreen)
      await feed.settle()
      #expect(feed.network.requests.last?.reason == .refresh)
      let above = feed.network.requests.last?.contentAbove?.row ?? 0
      let visible = feed.feed.tableView.indexPathsForVisibleRows ?? []
      let first = visible.compactMap { feed.feed.table.dataIndexPath(forReuse: $0)?.row }.min() ?? 0
      #expect((above < first) == (start > 51))
      feed.network.hangUp()
    }
  }

  @Test("A request names content through the layers inside")
  func layersInside() async {
    let feed = UpdatedFeed([(0..<60).map { "post \($0)" }], height: 400)
    feed.addAds((0..<20).map { "inside \($0)" }, placed: .every(2), named: "inside")
    let network = SlowNetwork()
    let supply = RowSupply(clock: ManualClock()) { try await network.load($0) }
    let ads = feed.table.addRows(
      suppliedBy: supply, placed: .every(4, after: 2),
      cell: .made { tableView, _, ad in textCell(tableView, ad) })
    ads.height(40)
    feed.show()
    await nextTurn()
    let request = network.requests.first
    network.answer()
    await wait { !ads.shownModels.isEmpty }
    let row = ads.shownModels.first?.indexPath.row ?? 0
    func content(from row: Int, by step: Int) -> IndexPath? {
      var row = row + step
      while row >= 0, feed.table.dataIndexPath(forReuse: path(row)) == nil { row += step }
      return feed.table.dataIndexPath(forReuse: path(row))
    }
    #expect(request?.contentAbove != nil)
    #expect(request?.contentAbove == content(from: row, by: -1))
    #expect(request?.contentBelow == content(from: row, by: 1))
    network.hangUp()
  }

  @Test("Pages that are appended get rows")
  func pages() async {
    let feed = SuppliedFeed(posts: 12)
    await feed.show()
    #expect(feed.network.requests.isEmpty)
    feed.feed.update {
      $0[0] += (12..<30).map { "post \($0)" }
    } announcing: {
      $0.insertRows(at: (12..<30).map { path($0) }, with: .none)
    }
    await feed.settle()
    await feed.answer()
    #expect(feed.rows == ["ad 0 at 14"])
    feed.network.hangUp()
  }

  @Test("A page on top gets slots, which the reader's way up leaves empty and the way down fills")
  func pagesOnTop() async {
    let feed = SuppliedFeed()
    await feed.show()
    await feed.answer()
    feed.feed.update {
      $0[0].insert(contentsOf: (0..<12).map { "new \($0)" }, at: 0)
    } announcing: {
      $0.insertRows(at: (0..<12).map { path($0) }, with: .none)
    }
    await feed.settle()
    // It was before post 14, and is still.
    #expect(feed.rows == ["ad 0 at 26"])
    let slots = feed.ads.inForce.filledSlots?.slots.layout.rows[0].anchors.prefix(5)
    #expect(slots == [2, 8, 14, 20, 26])
    feed.network.hangUp()
  }

  @Test("An ad stays when the posts between it and an empty slot above are removed")
  func joinedSlots() async {
    let feed = SuppliedFeed()
    await feed.show()
    await feed.answer()
    #expect(feed.rows == ["ad 0 at 14"])
    _ = feed.takeEvents()
    feed.feed.update {
      $0[0].removeSubrange(8..<14)
    } announcing: {
      $0.deleteRows(at: (8..<14).map { path($0) }, with: .none)
    }
    await feed.settle()
    #expect(feed.rows == ["ad 0 at 8"])
    #expect(!feed.takeEvents().contains { $0.hasPrefix("dropped") })
    #expect(feed.ads.inForce.filledSlots?.ordinals == [1])
    feed.network.hangUp()
  }

  @Test("Loading again keeps what is shown", arguments: ContentPolicy.allCases)
  func reload(policy: ContentPolicy) async {
    let feed = SuppliedFeed(policy: policy)
    await feed.show()
    await feed.answer()
    feed.feed.table.reloadData()
    await feed.settle()
    #expect(feed.rows == ["ad 0 at 14"])
    await feed.scroll(to: 8)
    feed.feed.table.reloadData()
    await feed.settle()
    #expect(feed.screen["ad 0"] == CGFloat(14 - 8) * 40)
    await feed.scroll(to: 0)
    // Other content that was not announced: the slot with the same number.
    feed.feed.source.sections[0].removeFirst(3)
    feed.feed.table.reloadData()
    await feed.settle()
    #expect(feed.rows == ["ad 0 at 14"])
    feed.network.hangUp()
  }

  @Test("Placeholders are there before the models, which replace them where they are")
  func reserved() async {
    let feed = SuppliedFeed(reserving: 2)
    await feed.show()
    #expect(feed.feed.tableView.numberOfRows(inSection: 0) == 102)
    // The first of them is scrolled on screen.
    await feed.scroll(to: 8)
    #expect(feed.screen["placeholder"] == CGFloat(14 - 8) * 40)
    let rows = feed.feed.tableView.numberOfRows(inSection: 0)
    var screen = feed.screen
    await feed.answer()
    #expect(feed.feed.tableView.numberOfRows(inSection: 0) == rows)
    screen["ad 0"] = screen.removeValue(forKey: "placeholder")
    #expect(feed.screen == screen)
    feed.network.hangUp()
  }

  @Test("Refreshed rows show what they showed until the new model is there, and move nothing")
  func refresh() async {
    let feed = SuppliedFeed()
    await feed.show()
    await feed.answer()
    await feed.scroll(to: 8)
    await feed.answer()
    feed.supply.refresh(.offScreen)
    await feed.settle()
    #expect(feed.screen["ad 0"] != nil)
    #expect(feed.network.requests.last?.reason == .refresh)
    #expect(feed.network.requests.last?.ordinal == 3)
    await feed.answer()
    #expect(feed.screen["ad 0"] != nil)
    #expect(feed.rows.contains("ad 2 at 21"))
    feed.supply.refresh(.all)
    await feed.settle()
    let screen = feed.screen
    await feed.answer()
    #expect(feed.screen["ad 0"] == nil)
    #expect(feed.screen.values.sorted() == screen.values.sorted())
    feed.network.hangUp()
  }

  @Test("A paused supply asks for nothing and shows nothing, until it is resumed")
  func paused() async {
    let feed = SuppliedFeed()
    await feed.show()
    feed.supply.isPaused = true
    await feed.settle()
    await feed.answer()
    #expect(feed.ads.shownModels.isEmpty)
    #expect(feed.supply.readyModels == ["ad 0"])
    await feed.scroll(to: 20)
    #expect(feed.network.requests.count == 1)
    feed.supply.isPaused = false
    await feed.settle()
    #expect(feed.rows == ["ad 0 at 32"])
    feed.network.hangUp()
  }

  #if HEADLESS_UIKIT
  @Test("A table in no window is not fed")
  func noWindow() async {
    let feed = SuppliedFeed()
    feed.feed.tableView.simulateWindow(false)
    feed.feed.table.attach(to: feed.feed.tableView)
    feed.feed.tableView.layoutIfNeeded()
    await feed.settle()
    #expect(feed.network.requests.isEmpty)
    feed.feed.tableView.simulateWindow()
    await feed.scroll(to: 1)
    #expect(feed.network.requests.count == 1)
    feed.network.hangUp()
  }

  #endif

  @Test("Stale models are not shown, and released ones are dropped")
  func stale() async {
    let feed = SuppliedFeed { $0.lifetime = 60 }
    await feed.show()
    feed.supply.isPaused = true
    await feed.settle()
    await feed.answer()
    feed.clock.advance(by: 61)
    feed.supply.isPaused = false
    await feed.settle()
    #expect(feed.takeEvents().contains("dropped ad 0, stale"))
    #expect(feed.ads.shownModels.isEmpty)
    feed.supply.isPaused = true
    await feed.settle()
    await feed.answer()
    #expect(feed.supply.readyModels == ["ad 1"])
    feed.supply.releaseReady()
    #expect(feed.supply.readyModels.isEmpty)
    feed.network.hangUp()
  }

  @Test("Ready models are dropped when the system sends a memory warning")
  func memory() async {
    let feed = SuppliedFeed()
    await feed.show()
    await feed.answer()
    feed.supply.isPaused = true
    await feed.settle()
    await feed.scroll(to: 8)
    feed.supply.isPaused = false
    await feed.settle()
    feed.supply.isPaused = true
    await feed.settle()
    await feed.answer()
    #expect(feed.supply.readyModels == ["ad 1"])
    _ = feed.takeEvents()
    let warning = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    feed.notificationCenter.post(name: warning, object: nil)
    await feed.settle()
    #expect(feed.supply.readyModels.isEmpty)
    #expect(feed.takeEvents() == ["dropped ad 1, released"])
    #expect(feed.rows == ["ad 0 at 14"])
    feed.network.hangUp()
  }

  @Test("A supply that rests tries again when the table is loaded again, and not for a question")
  func loadedAgain() async {
    let feed = SuppliedFeed { $0.retryDelays = [] }
    await feed.show()
    feed.network.fail()
    await feed.settle()
    #expect(feed.supply.hasGivenUp)
    let tableView = feed.feed.tableView
    _ = tableView.dataSource?.numberOfSections?(in: tableView)
    await feed.scroll(to: 1)
    #expect(feed.network.requests.count == 1)
    feed.feed.table.reloadData()
    await feed.settle()
    #expect(!feed.supply.hasGivenUp)
    #expect(feed.network.requests.count == 2)
    await feed.answer()
    #expect(feed.rows == ["ad 1 at 14"])
    feed.network.hangUp()
  }

  @Test("A supply that is released cancels its loads")
  func released() async {
    let network = SlowNetwork()
    weak var supply: RowSupply<String>?
    do {
      let feed = UpdatedFeed([(0..<50).map { "post \($0)" }], height: 400)
      let made = RowSupply(clock: ManualClock()) { try await network.load($0) }
      supply = made
      feed.table.addRows(
        suppliedBy: made, placed: .every(6, after: 2),
        cell: .made { tableView, _, ad in textCell(tableView, ad) }
      ).height(40)
      feed.show()
      await nextTurn()
      #expect(network.requests.count == 1)
      feed.table.detach()
    }
    await nextTurn()
    #expect(supply == nil)
    #expect(network.cancelledCount == 1)
    network.hangUp()
  }

  #if HEADLESS_UIKIT
  @Test("A model that is dropped keeps its row until the table has been updated")
  func leaving() async {
    let feed = SuppliedFeed()
    let tableView = feed.feed.tableView
    await feed.show()
    await feed.answer()
    await feed.scroll(to: 8)
    #expect(feed.screen["ad 0"] != nil)
    feed.supply.refresh(.all)
    await feed.settle()
    // The list moves, so that nothing on screen changes.
    tableView.simulateFlick(velocity: 60)
    for _ in 0..<3 { await feed.answer() }
    #expect(feed.takeEvents().contains("dropped ad 0, replaced"))
    // Its cell is asked for again.
    for row in [30, 9] {
      tableView.contentOffset.y = CGFloat(row) * 40
      tableView.layoutIfNeeded()
    }
    #expect(tableView.isDecelerating)
    #expect(feed.screen["ad 0"] != nil)
    tableView.simulateTime(passing: 10)
    #expect(!tableView.isDecelerating)
    await wait { feed.screen["ad 0"] == nil }
    #expect(feed.screen["ad 0"] == nil)
    #expect(feed.screen.keys.contains { $0.hasPrefix("ad ") })
    #expect(feed.feed.anomalies.isEmpty)
    feed.network.hangUp()
  }
  #endif

  @Test("A ready model follows its slot when content above it is removed")
  func slotsThatMove() async {
    let feed = SuppliedFeed {
      $0.lookAhead = 20
      $0.concurrentLoads = 3
    }
    // One slot is in the section that is deleted.
    feed.feed.source.sections.insert((0..<6).map { "old \($0)" }, at: 0)
    await feed.show()
    #expect(feed.network.requests.map(\.ordinal) == [2, 3, 4])
    feed.supply.isPaused = true
    await feed.settle()
    feed.network.answer(2)
    await feed.settle()
    feed.feed.update {
      $0.removeFirst()
    } announcing: {
      $0.deleteSections([0], with: .none)
    }
    await feed.settle()
    feed.supply.isPaused = false
    await feed.settle()
    #expect(feed.rows == ["ad 2 at 20"])
    feed.network.hangUp()
  }

  @Test("Below a row of a layer further out at the lower edge, slots are as near as without it")
  func slotBelowOuterRow() async {
    for height in [9, 10] {
      let feed = SuppliedFeed(placed: .before(contentRows: [10])) { $0.lookAhead = 1 }
      feed.feed.addAds(["promo"], placed: .before(contentRows: [9]), named: "promos")
      feed.feed.tableView.frame.size.height = CGFloat(height) * 40
      await feed.show()
      // The promo is row 9.
      #expect(feed.takeEvents() == (height == 9 ? [] : ["asked for slot 0, ahead"]))
    }
  }
}
