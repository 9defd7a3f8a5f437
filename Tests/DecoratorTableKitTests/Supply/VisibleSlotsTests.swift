#if HEADLESS_UIKIT
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

@Suite("What the reader does decides whether a row may be inserted on screen")
@MainActor
struct VisibleSlotsTests {
  /// The rows on screen that show ads.
  private func ads(_ feed: SuppliedFeed) -> [Int] {
    feed.screen.filter { $0.key.hasPrefix("ad ") }.map { Int($0.value / 40) }.sorted()
  }

  private func posts(_ feed: SuppliedFeed) -> [String: CGFloat] {
    feed.screen.filter { $0.key.hasPrefix("post ") }
  }

  private func finish(_ feed: SuppliedFeed) async {
    feed.network.hangUp()
    await feed.settle()
    #expect(feed.feed.anomalies.isEmpty)
  }

  // MARK: - Until touched

  /// The ways in which a reader touches a list.
  enum Touch: CaseIterable {
    case tap, drag, flick, focus, scroll

    @MainActor
    func act(on feed: SuppliedFeed) {
      let tableView = feed.feed.tableView
      switch self {
      case .tap: tableView.simulateTap(at: path(1))
      case .drag: tableView.simulateScroll(by: 30)
      case .flick:
        tableView.simulateFlick(velocity: 200)
        tableView.simulateTime(passing: 5)
      case .focus:
        feed.notificationCenter.post(
          name: Notification.Name("UIAccessibilityElementFocusedNotification"), object: nil)
      case .scroll: tableView.contentOffset.y = 45
      }
      tableView.layoutIfNeeded()
    }
  }

  @Test("After a touch of any kind nothing moves for what arrives", arguments: Touch.allCases)
  func touched(touch: Touch) async {
    let feed = SuppliedFeed(visibleSlots: .untilTouched) { $0.concurrentLoads = 2 }
    await feed.show()
    #expect(feed.network.requests.map(\.ordinal) == [0, 1])
    touch.act(on: feed)
    await feed.settle()
    let before = posts(feed)
    for _ in 0..<4 { await feed.answer() }
    #expect(posts(feed) == before)
    #expect(ads(feed).isEmpty)
    #expect(!feed.rows.isEmpty)
    // Nothing observes touches any more.
    #expect(feed.feed.tableView.gestureRecognizers?.isEmpty ?? true)
    await finish(feed)
  }

  @Test("A touch before the load does not count for what was loaded")
  func touchedBefore() async {
    let feed = SuppliedFeed(visibleSlots: .untilTouched)
    await feed.show()
    feed.feed.tableView.simulateTap(at: path(1))
    await feed.settle()
    feed.feed.table.reloadData()
    await feed.settle()
    await feed.answer()
    #expect(ads(feed) == [2])
    await finish(feed)
  }

  @Test("A finger on the list since before the load blocks insertions until it is lifted")
  func heldDuringLoad() async {
    let feed = SuppliedFeed(visibleSlots: .untilTouched)
    await feed.show()
    feed.feed.tableView.isHeld = true
    feed.feed.table.reloadData()
    await feed.settle()
    await feed.answer()
    #expect(ads(feed).isEmpty)
    feed.feed.tableView.isHeld = false
    feed.clock.advance(by: 0.3)
    await feed.settle()
    await feed.answer()
    #expect(ads(feed).count == 1)
    await finish(feed)
  }

  @Test("A first touch while an arrival is animated: that one ends, the next one is not inserted")
  func touchDuringAnimation() async {
    let feed = SuppliedFeed(visibleSlots: .untilTouched) { $0.concurrentLoads = 2 }
    await feed.show()
    feed.network.answer()
    feed.network.answer()
    await nextTurn()
    feed.feed.tableView.simulateTap(at: path(1))
    await feed.settle()
    let before = feed.screen
    for _ in 0..<3 { await feed.answer() }
    #expect(feed.screen.filter { $0.key.hasPrefix("post") } == posts(feed))
    #expect(before.filter { $0.key.hasPrefix("post") } == posts(feed))
    await finish(feed)
  }

  @Test("Rubber-banding at the top is a touch")
  func rubberBand() async {
    let feed = SuppliedFeed(visibleSlots: .untilTouched)
    await feed.show()
    feed.feed.tableView.isHeld = true
    feed.feed.tableView.contentOffset.y = -60
    feed.feed.tableView.layoutIfNeeded()
    await feed.settle()
    feed.feed.tableView.isHeld = false
    feed.feed.tableView.contentOffset.y = 0
    await feed.settle()
    let before = posts(feed)
    await feed.answer()
    #expect(posts(feed) == before)
    #expect(ads(feed).isEmpty)
    await finish(feed)
  }

  @Test("A list that is loaded in its middle keeps what is there, and late arrivals move nothing")
  func reloadInTheMiddle() async {
    let feed = SuppliedFeed(visibleSlots: .untilTouched)
    await feed.show()
    await feed.scroll(to: 30)
    feed.feed.table.reloadData()
    await feed.settle()
    let before = posts(feed)
    for _ in 0..<3 { await feed.answer() }
    #expect(posts(feed) == before)
    await finish(feed)
  }

  // MARK: - Always

  @Test("Always: a slot on screen is filled when the list rests, and rows above it stay")
  func always() async {
    let feed = SuppliedFeed(visibleSlots: .always)
    await feed.show()
    await feed.scroll(to: 30)
    feed.feed.tableView.isHeld = true
    await feed.settle()
    let before = posts(feed)
    for _ in 0..<2 { await feed.answer() }
    #expect(posts(feed) == before)
    feed.feed.tableView.isHeld = false
    feed.clock.advance(by: 0.3)
    await feed.settle()
    for _ in 0..<2 { await feed.answer() }
    let row = ads(feed).first
    #expect(row != nil)
    for (post, edge) in posts(feed) {
      guard let old = before[post] else { continue }
      #expect(Int(edge / 40) < row ?? 0 ? old == edge : edge > old, "the place of \(post)")
    }
    await finish(feed)
  }

  @Test("Always, where heights differ from their estimates")
  func alwaysEstimated() async {
    let feed = SuppliedFeed(visibleSlots: .always)
    feed.feed.tableView.rowHeight = UITableView.automaticDimension
    feed.feed.tableView.estimatedRowHeight = 100
    await feed.show()
    await feed.answer()
    #expect(feed.screen.keys.contains("ad 0"))
    await feed.scroll(to: 20)
    for _ in 0..<3 { await feed.answer() }
    let shown = feed.ads.shownModels.map(\.model)
    #expect(Set(shown).count == shown.count)
    await finish(feed)
  }

  // MARK: - Passed slots

  @Test(
    "A slot that was passed stays empty, unless the settings allow filling it",
    arguments: [false, true])
  func passed(isFilled: Bool) async {
    let feed = SuppliedFeed(visibleSlots: .untilTouched) {
      $0.fillsPassedSlots = isFilled
      $0.lookAhead = 12
    }
    await feed.show()
    feed.feed.tableView.simulateScroll(by: 30 * 40 + 15)
    await feed.settle()
    let before = posts(feed)
    for _ in 0..<5 { await feed.answer() }
    #expect(posts(feed) == before)
    let above = feed.ads.shownModels.filter { $0.indexPath.row < 29 }
    #expect(above.isEmpty == !isFilled)
    await finish(feed)
  }

  // MARK: - What goes wrong

  @Test("A slot that is removed between its request and its arrival: the ad gets another one")
  func slotGoes() async {
    let feed = SuppliedFeed(visibleSlots: .untilTouched)
    await feed.show()
    #expect(feed.network.requests.map(\.ordinal) == [0])
    feed.feed.update {
      $0[0].removeFirst(5)
    } announcing: {
      $0.deleteRows(at: (0..<5).map { path($0) }, with: .none)
    }
    await feed.settle()
    await feed.answer()
    #expect(feed.ads.shownModels.map(\.model) == ["ad 0"])
    await finish(feed)
  }

  @Test("A decorated table that is deallocated leaves no views and recognizers in its table")
  func decoratedTableGoes() async {
    let tableView = UITableView.forTests()
    let posts = TextSource([["a", "b", "c"]])
    do {
      var settings = SupplySettings()
      settings.visibleSlots = .untilTouched
      let supply = RowSupply<String>(settings) { _ in
        try await Task.sleep(nanoseconds: 1_000_000_000)
        return nil
      }
      let table = DecoratedTable(dataSource: posts)
      table.addRows(
        suppliedBy: supply, placed: .every(2),
        cell: .made { tableView, _, ad in textCell(tableView, ad) })
      table.attach(to: tableView)
      tableView.layoutIfNeeded()
      for _ in 0..<5 { await nextTurn() }
      #expect(tableView.subviews.contains { $0.isHidden && $0.frame == .zero })
      #expect(tableView.gestureRecognizers?.isEmpty == false)
    }
    for _ in 0..<5 { await nextTurn() }
    #expect(!tableView.subviews.contains { $0.isHidden && $0.frame == .zero })
    #expect(tableView.gestureRecognizers?.isEmpty ?? true)
  }

  @Test("A load that ends after the table was released fills no row, and none is lost or twice")
  func tableGoes() async {
    let feed = SuppliedFeed(visibleSlots: .untilTouched)
    await feed.show()
    feed.feed.table.detach()
    await feed.settle()
    await feed.answer()
    #expect(feed.supply.readyModels == ["ad 0"])
    #expect(feed.feed.tableView.subviews.allSatisfy { !($0.isHidden && $0.frame == .zero) })
    #expect(feed.feed.tableView.gestureRecognizers?.isEmpty ?? true)
    feed.feed.table.attach(to: feed.feed.tableView)
    feed.feed.tableView.layoutIfNeeded()
    #expect(ads(feed) == [2])
    await feed.settle()
    #expect(feed.ads.shownModels.map(\.model) == ["ad 0"])
    await finish(feed)
  }

  @Test("Fifty posts on top while three loads are in flight: all three are shown, each once")
  func loadsInFlight() async {
    let feed = SuppliedFeed(visibleSlots: .untilTouched) { $0.concurrentLoads = 3 }
    await feed.show()
    #expect(feed.network.open.count == 3)
    feed.feed.update {
      $0[0].insert(contentsOf: (0..<50).map { "new \($0)" }, at: 0)
    } announcing: {
      $0.insertRows(at: (0..<50).map { path($0) }, with: .none)
    }
    await feed.settle()
    for _ in 0..<3 {
      feed.network.answer()
    }
    await feed.settle()
    let shown = feed.ads.shownModels.map(\.model) + feed.supply.readyModels
    #expect(Set(shown).isSuperset(of: ["ad 0", "ad 1", "ad 2"]))
    #expect(Set(shown).count == shown.count)
    #expect(ads(feed) == [2, 9])
    await finish(feed)
  }
}
#endif
