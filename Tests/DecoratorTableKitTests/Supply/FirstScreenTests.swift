import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

/// Every way in which a feed opens: in each there is an ad on the first screen as soon as its load
/// has ended, or at once if it was ready.
@Suite("Ads on the first screen")
@MainActor
struct FirstScreenTests {
  private func feed(
    posts: Int = 100, reserving reserved: Int? = nil,
    _ change: (inout SupplySettings) -> Void = { _ in }
  ) -> SuppliedFeed {
    SuppliedFeed(posts: posts, reserving: reserved, visibleSlots: .untilTouched, change)
  }

  /// The rows on screen that show ads.
  private func ads(_ feed: SuppliedFeed) -> [Int] {
    feed.screen.filter { $0.key.hasPrefix("ad ") }.map { Int($0.value / 40) }.sorted()
  }

  /// Loads whose ads no test waits for.
  private func finish(_ feed: SuppliedFeed) {
    #expect(feed.feed.anomalies.isEmpty)
    feed.network.hangUp()
  }

  @Test("A plain feed: the slots on screen are asked for from the top, then those ahead")
  func plain() async {
    let feed = feed { $0.concurrentLoads = 3 }
    await feed.show()
    #expect(feed.network.requests.map(\.ordinal) == [0, 1, 2])
    for rows in [[2], [2, 9]] {
      feed.network.answer()
      // The load has ended, and one turn is over.
      await nextTurn()
      feed.feed.tableView.layoutIfNeeded()
      #expect(ads(feed) == rows)
      await feed.settle()
    }
    await feed.answer()
    #expect(feed.rows == ["ad 0 at 2", "ad 1 at 9", "ad 2 at 16"])
    finish(feed)
  }

  @Test("With placeholders, those on screen are there from the start, and nothing moves")
  func reserved() async {
    let feed = feed(reserving: 1)
    feed.feed.show()
    let tableView = feed.feed.tableView
    // Two slots are on screen, and one slot ahead has a placeholder as well.
    #expect(tableView.numberOfRows(inSection: 0) == 103)
    let texts = tableView.visibleCells.map { $0.textLabel?.text ?? "" }
    #expect(texts.indices.filter { texts[$0] == "placeholder" } == [2, 9])
    await feed.settle()
    let screen = feed.screen.filter { $0.key.hasPrefix("post") }
    await feed.answer()
    #expect(ads(feed) == [2])
    #expect(feed.screen.filter { $0.key.hasPrefix("post") } == screen)
    #expect(tableView.numberOfRows(inSection: 0) == 103)
    finish(feed)
  }

  @Test("Posts that load later, and are announced", arguments: [false, true])
  func laterPosts(isAdReady: Bool) async {
    let feed = feed(posts: 0)
    await feed.show()
    #expect(feed.network.requests.isEmpty)
    if isAdReady { await makeReady(feed) }
    feed.feed.update {
      $0[0] = (0..<60).map { "post \($0)" }
    } announcing: {
      $0.insertRows(at: (0..<60).map { path($0) }, with: .none)
    }
    // Ready ads are inserted with the posts.
    #expect(ads(feed) == (isAdReady ? [2] : []))
    await feed.settle()
    await feed.answer()
    #expect(ads(feed) == (isAdReady ? [2, 9] : [2]))
    finish(feed)
  }

  @Test("Posts that load later, with a reload", arguments: [false, true])
  func laterReload(isAdReady: Bool) async {
    let feed = feed(posts: 0)
    await feed.show()
    if isAdReady { await makeReady(feed) }
    feed.feed.source.sections[0] = (0..<60).map { "post \($0)" }
    feed.feed.table.reloadData()
    feed.feed.tableView.layoutIfNeeded()
    #expect(ads(feed) == (isAdReady ? [2] : []))
    await feed.settle()
    await feed.answer()
    #expect(ads(feed) == (isAdReady ? [2, 9] : [2]))
    finish(feed)
  }

  /// Lets an ad be ready: a list of which something was below, and is no more.
  private func makeReady(_ feed: SuppliedFeed) async {
    let before = feed.feed.source.sections
    feed.feed.source.sections[0] = (0..<30).map { "old \($0)" }
    feed.feed.table.reloadData()
    await feed.settle()
    feed.supply.isPaused = true
    await feed.settle()
    await feed.answer()
    #expect(feed.supply.readyModels.count == 1)
    feed.feed.source.sections = before
    feed.feed.table.reloadData()
    feed.feed.tableView.layoutIfNeeded()
    feed.supply.isPaused = false
    await feed.settle()
    #expect(feed.supply.readyModels.count == 1)
  }

  @Test("A refresh of all: other ads where those were, and in slots on screen that were empty")
  func refresh() async {
    let feed = feed { $0.concurrentLoads = 2 }
    await feed.show()
    await feed.answer()
    // A touch, after which no row is inserted on screen.
    feed.feed.tableView.simulateTap(at: path(1))
    await feed.settle()
    await feed.answer()
    #expect(ads(feed) == [2])
    feed.supply.refresh(.all)
    await feed.settle()
    for _ in 0..<3 { await feed.answer() }
    #expect(ads(feed) == [2, 9])
    #expect(feed.screen["ad 0"] == nil)
    finish(feed)
  }

  @Test("A reload with an ad ready shows it at once")
  func reloadWithReady() async {
    let feed = feed()
    await feed.show()
    feed.feed.tableView.simulateTap(at: path(1))
    feed.supply.isPaused = true
    await feed.settle()
    await feed.answer()
    feed.supply.isPaused = false
    // Before the next turn, so that the supply has not looked.
    feed.feed.table.reloadData()
    feed.feed.tableView.layoutIfNeeded()
    #expect(ads(feed) == [2])
    #expect(feed.takeEvents().last == "shown ad 0")
    await feed.settle()
    #expect(ads(feed) == [2])
    #expect(feed.supply.readyModels.isEmpty)
    finish(feed)
  }

  #if HEADLESS_UIKIT
  @Test("A scroll and back, and a reload at the top")
  func back() async {
    let feed = feed { $0.readyCount = 0 }
    await feed.show()
    feed.feed.tableView.simulateScroll(by: 1200)
    await feed.settle()
    await feed.answer()
    feed.feed.tableView.simulateScroll(by: -1200)
    await feed.settle()
    for _ in 0..<3 { await feed.answer() }
    #expect(ads(feed).isEmpty)
    feed.feed.table.reloadData()
    await feed.settle()
    for _ in 0..<3 { await feed.answer() }
    #expect(ads(feed) == [2, 9])
    finish(feed)
  }
  #endif

  @Test("Several sections, the first of them short")
  func sections() async {
    let feed = feed { $0.concurrentLoads = 3 }
    feed.feed.source.sections = [["a", "b", "c"], (0..<40).map { "post \($0)" }]
    await feed.show()
    for _ in 0..<3 { await feed.answer() }
    #expect(ads(feed) == [2, 6])
    finish(feed)
  }

  @Test("A list that is shorter than the screen")
  func short() async {
    let feed = feed(posts: 4)
    await feed.show()
    await feed.answer()
    #expect(ads(feed) == [2])
    #expect(feed.network.open.isEmpty)
    finish(feed)
  }

  @Test("A screen of ads only")
  func onlyAds() async {
    let feed = SuppliedFeed(
      posts: 1, placed: .tableRows([0, 1, 2, 3]), visibleSlots: .untilTouched)
    await feed.show()
    for _ in 0..<6 { await feed.answer() }
    #expect(ads(feed).count >= 1)
    #expect(feed.screen.keys.contains("post 0"))
    finish(feed)
  }

  #if HEADLESS_UIKIT
  @Test("Fifty posts on top by a pull to refresh: ads as far apart as in the rule")
  func pullToRefresh() async {
    let feed = feed { $0.concurrentLoads = 2 }
    await feed.show()
    for _ in 0..<4 { await feed.answer() }
    feed.feed.tableView.simulateDrag(pastEndBy: 0) {}
    feed.feed.tableView.contentOffset.y = 0
    await feed.settle()
    feed.feed.update {
      $0[0].insert(contentsOf: (0..<50).map { "new \($0)" }, at: 0)
    } announcing: {
      $0.insertRows(at: (0..<50).map { path($0) }, with: .none)
    }
    await feed.settle()
    for _ in 0..<4 { await feed.answer() }
    #expect(ads(feed) == [2, 9])
    finish(feed)
  }
  #endif

  @Test("A section that is reloaded is shown with what is ready")
  func reloadedSection() async {
    let feed = feed()
    feed.feed.source.sections = [(0..<30).map { "post \($0)" }, (0..<30).map { "other \($0)" }]
    await feed.show()
    feed.supply.isPaused = true
    await feed.settle()
    await feed.answer()
    feed.supply.isPaused = false
    feed.feed.table.reloadSections([0], with: .none)
    feed.feed.tableView.layoutIfNeeded()
    #expect(ads(feed) == [2])
    await feed.settle()
    #expect(ads(feed) == [2])
    finish(feed)
  }

  #if HEADLESS_UIKIT
  @Test("A table that is attached before it is in a window")
  func laterWindow() async {
    let feed = feed(reserving: 1)
    feed.feed.tableView.simulateWindow(false)
    feed.feed.table.attach(to: feed.feed.tableView)
    feed.feed.tableView.layoutIfNeeded()
    await feed.settle()
    #expect(feed.network.requests.isEmpty)
    feed.feed.tableView.simulateWindow()
    await feed.settle()
    #expect(feed.screen["placeholder"] != nil)
    await feed.answer()
    #expect(ads(feed) == [2])
    finish(feed)
  }

  @Test("A table that is back in a window shows what is ready, wherever it is scrolled to")
  func comesBack() async {
    for row in [0, 20] {
      let feed = feed()
      await feed.show()
      if row > 0 { feed.feed.tableView.simulateScroll(by: CGFloat(row * 40)) }
      await feed.settle()
      feed.feed.tableView.simulateWindow(false)
      await feed.settle()
      await feed.answer()
      #expect(feed.supply.readyModels.count == 1)
      feed.feed.tableView.simulateWindow()
      await nextTurn()
      feed.feed.tableView.layoutIfNeeded()
      #expect(ads(feed).count == 1)
      finish(feed)
    }
  }
  #endif
}
