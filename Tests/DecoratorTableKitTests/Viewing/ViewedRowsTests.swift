import DecoratorTableTesting
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

@Suite("Rows that a person sees")
@MainActor
struct ViewedRowsTests {
  struct Promo: Identifiable, Equatable {
    var id: Int
    var text = "promo"
  }

  /// A feed of a hundred posts, ten of them on screen, with promos before rows 5, 25, 45 ….
  @MainActor
  final class Screen {
    let feed = UpdatedFeed([(0..<100).map { "post \($0)" }], height: 400)
    let clock = ManualClock()
    let notificationCenter = NotificationCenter()
    let promos: RowLayer<Promo>
    private(set) var viewed: [String] = []
    private(set) var ended: [String] = []

    init(_ standard: ViewabilityStandard = .mrcDisplay) {
      promos = feed.table.addRows(
        (0..<5).map { Promo(id: $0) }, named: "promos", placed: .every(20, after: 5),
        policy: .followContent
      ) { tableView, _, promo in textCell(tableView, "\(promo.text) \(promo.id)") }
      promos.height(40)
      feed.table.viewing.clock = clock
      feed.table.viewing.notificationCenter = notificationCenter
      promos.onViewed(standard) { [weak self] promo, row in
        self?.viewed.append("\(promo.id) at \(row.time) in row \(row.reuseIndexPath.row)")
      } ended: { [weak self] promo, row in
        self?.ended.append("\(promo.id) after \(row.record.visibleTime)")
      }
    }

    func show() async {
      feed.show()
      await nextTurn()
    }

    func scroll(to offset: CGFloat) {
      feed.tableView.contentOffset.y = offset
      feed.tableView.layoutIfNeeded()
    }
  }

  @Test("A cancelled observation reports nothing more, in the middle of an update as well")
  func cancelling() async {
    let screen = Screen()
    var observation: TableObservation?
    var seen: [Int] = []
    observation = screen.feed.table.onViewed(.content, .mrcDisplay) { path, _ in
      seen.append(path.row)
      if seen.count == 3 { observation?.cancel() }
    }
    await screen.show()
    screen.clock.advance(by: 1)
    #expect(seen.count == 3)
    #expect(observation?.isCancelled == true)
    // The other one continues.
    #expect(screen.viewed.count == 1)
    screen.scroll(to: 800)
    await nextTurn()
    screen.clock.advance(by: 1)
    #expect(seen.count == 3)
    #expect(screen.viewed.count == 2)
  }

  @Test("Once its layer is off, the impression of a row has ended")
  func turnedOff() async {
    let screen = Screen()
    await screen.show()
    screen.clock.advance(by: 0.5)
    screen.feed.table.isEnabled = false
    await nextTurn()
    #expect(screen.ended == ["0 after 0.5"])
    screen.clock.advance(by: 5)
    #expect(screen.viewed.isEmpty)
  }

  @Test("A row that stays in place for the time has been viewed, and no timer waits then")
  func views() async {
    let screen = Screen()
    await screen.show()
    #expect(screen.clock.pendingWakeCount == 1)
    screen.clock.advance(by: 0.75)
    #expect(screen.viewed.isEmpty)
    screen.clock.advance(by: 0.25)
    #expect(screen.viewed == ["0 at 1.0 in row 5"])
    #expect(screen.clock.pendingWakeCount == 0)
    screen.clock.advance(by: 100)
    #expect(screen.viewed.count == 1)
  }

  @Test("A row that is less visible, or there for less, has not been viewed; its end is reported")
  func tooLittle() async {
    let screen = Screen()
    await screen.show()
    screen.clock.advance(by: 0.5)
    // A quarter of the row is left on screen.
    screen.scroll(to: 5 * 40 + 30)
    #expect(screen.clock.pendingWakeCount == 0)
    screen.clock.advance(by: 5)
    screen.scroll(to: 6 * 40)
    #expect(screen.viewed.isEmpty)
    #expect(screen.ended == ["0 after 5.5"])
    screen.scroll(to: 5 * 40)
    screen.clock.advance(by: 1)
    #expect(screen.viewed == ["0 at 6.5 in row 5"])
  }

  @Test("A handler's scroll counts on the next turn; others get what was on screen")
  func scrollInHandler() async {
    let screen = Screen()
    let table = screen.feed.table
    var hasScrolled = false
    var seen: Set<Int> = []
    table.onViewed(.content, .full) { [weak screen] _, _ in
      guard !hasScrolled else { return }
      hasScrolled = true
      screen?.scroll(to: 40 * 40)
    }
    table.onViewed(.content, .full) { path, _ in seen.insert(path.row) }
    await screen.show()
    await nextTurn()
    #expect(seen.isSuperset(of: 0..<9))
    #expect(seen.isSuperset(of: 39..<46))
    #expect(seen.isDisjoint(with: 10..<37))
  }

  @Test("A scroll in the same turn as a change sees what the rows show by then")
  func scrollAfterChange() async {
    let screen = Screen(.full)
    await screen.show()
    #expect(screen.viewed == ["0 at 0.0 in row 5"])
    screen.clock.advance(by: 1)
    screen.promos.replace(at: 0, with: Promo(id: 9))
    screen.scroll(to: 40)
    #expect(screen.viewed.last == "9 at 1.0 in row 5")
    #expect(screen.ended == ["0 after 1.0"])
    screen.feed.update {
      $0[0].insert("new", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    }
    screen.promos.replace(at: 0, with: Promo(id: 8))
    screen.scroll(to: 80)
    #expect(screen.viewed.last == "8 at 1.0 in row 6")
  }

  @Test("A scroll at which a row counts asks what it shows by then, also without an announcement")
  func scrollWhenDue() async {
    let feed = UpdatedFeed([["post"]], height: 400)
    let clock = LateClock()
    feed.table.viewing.clock = clock
    var shown = "first"
    var ended: [String] = []
    feed.table.onViewed(.content(id: { _ in shown }), .mrcDisplay) { _, _ in
    } ended: { _, row in
      ended.append("\(shown) after \(row.record.visibleTime)")
    }
    feed.show()
    await nextTurn()
    shown = "second"
    clock.now = 0.5
    feed.tableView.contentOffset.y = 4
    feed.tableView.layoutIfNeeded()
    #expect(ended.isEmpty)
    clock.now = 1
    feed.tableView.contentOffset.y = 8
    feed.tableView.layoutIfNeeded()
    #expect(ended == ["second after 1.0"])
  }

  @Test("A fling across a row does not count it")
  func fling() async {
    let screen = Screen()
    await screen.show()
    for step in 0..<100 {
      screen.scroll(to: CGFloat(step) * 30)
      screen.clock.advance(by: 0.016)
    }
    #expect(screen.viewed.isEmpty)
    #expect(!screen.ended.isEmpty)
  }

  @Test("A row that moves, is loaded again, or is passed by others keeps its time")
  func changes() async {
    let screen = Screen()
    await screen.show()
    screen.clock.advance(by: 0.5)
    screen.feed.table.reloadData()
    await nextTurn()
    screen.feed.update {
      $0[0].insert("new", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    }
    await nextTurn()
    screen.promos.replace(at: 0, with: Promo(id: 0, text: "changed"))
    await nextTurn()
    screen.clock.advance(by: 0.5)
    #expect(screen.viewed == ["0 at 1.0 in row 6"])
  }

  @Test("A row that shows another model starts anew")
  func replaced() async {
    let screen = Screen()
    await screen.show()
    screen.clock.advance(by: 0.5)
    screen.promos.replace(at: 0, with: Promo(id: 9))
    await nextTurn()
    #expect(screen.ended == ["0 after 0.5"])
    screen.clock.advance(by: 0.75)
    #expect(screen.viewed.isEmpty)
    screen.clock.advance(by: 0.25)
    #expect(screen.viewed == ["9 at 1.5 in row 5"])
  }

  @Test("What is covered, hidden or transparent is not visible, nor is an app that is not active")
  func visibility() async {
    let screen = Screen()
    await screen.show()
    let (tableView, viewing) = (screen.feed.tableView, screen.feed.table.viewing)
    let ways: [(String, () -> Void, () -> Void)] = [
      (
        "a bar",
        { viewing.coveredRectangles = [CGRect(x: 0, y: 0, width: 320, height: 221)] },
        { viewing.coveredRectangles = [] }
      ),
      (
        "a bar and a button that overlap",
        {
          viewing.coveredRectangles = [
            CGRect(x: 0, y: 0, width: 320, height: 215),
            CGRect(x: 160, y: 210, width: 160, height: 40),
          ]
        },
        { viewing.coveredRectangles = [] }
      ),
      (
        "an inset", { tableView.contentInset.bottom = 181 }, { tableView.contentInset.bottom = 0 }
      ),
      ("hidden", { tableView.isHidden = true }, { tableView.isHidden = false }),
      ("transparent", { tableView.alpha = 0 }, { tableView.alpha = 1 }),
      ("not active", { viewing.isAppActive = false }, { viewing.isAppActive = true }),
      (
        "not active, as the system says",
        {
          screen.notificationCenter.post(
            name: Notification.Name("UIApplicationWillResignActiveNotification"), object: nil)
        },
        {
          screen.notificationCenter.post(
            name: Notification.Name("UIApplicationDidBecomeActiveNotification"), object: nil)
        }
      ),
    ]
    for (name, hide, show) in ways {
      hide()
      await nextTurn()
      viewing.refresh()
      screen.clock.advance(by: 2)
      #expect(screen.viewed.isEmpty, "\(name)")
      #expect(screen.clock.pendingWakeCount == 0, "\(name)")
      show()
      await nextTurn()
      viewing.refresh()
      screen.clock.advance(by: 0.75)
    }
    screen.clock.advance(by: 0.25)
    #expect(screen.viewed.count == 1)
  }

  #if HEADLESS_UIKIT
  @Test("A table that was removed from its window without a callback is not seen")
  func noWindow() async {
    let screen = Screen()
    await screen.show()
    screen.clock.advance(by: 0.5)
    screen.feed.tableView.simulateWindow(false)
    screen.clock.advance(by: 5)
    #expect(screen.viewed.isEmpty)
    #expect(screen.clock.pendingWakeCount == 0)
    screen.feed.tableView.simulateWindow()
    screen.scroll(to: 1)
    screen.clock.advance(by: 1)
    #expect(screen.viewed == ["0 at 6.5 in row 5"])
  }

  @Test("The time in which another screen is in front of the table does not count")
  func otherScreen() async {
    let screen = Screen()
    await screen.show()
    screen.clock.advance(by: 2)
    #expect(screen.viewed == ["0 at 1.0 in row 5"])
    screen.feed.tableView.simulateWindow(false)
    await nextTurn()
    #expect(screen.ended == ["0 after 2.0"])
    screen.clock.advance(by: 5)
    screen.feed.tableView.simulateWindow()
    await nextTurn()
    #expect(screen.clock.pendingWakeCount == 1)
    screen.clock.advance(by: 1)
    #expect(screen.viewed == ["0 at 1.0 in row 5", "0 at 8.0 in row 5"])
  }

  @Test("A table has no view of the kit's once nobody observes its rows, or it is detached")
  func windowObserver() async {
    let screen = Screen()
    let (feed, tableView) = (screen.feed, screen.feed.tableView)
    var observers: Int { tableView.subviews.count { $0 is WindowObserver } }
    let observation = feed.table.onViewed(.content, .mrcDisplay) { _, _ in }
    await screen.show()
    #expect(observers == 1)
    observation.cancel()
    await nextTurn()
    #expect(observers == 1)
    feed.table.detach()
    await nextTurn()
    #expect(observers == 0)

    let alone = UpdatedFeed([["a row"]])
    let only = alone.table.onViewed(.content, .mrcDisplay) { _, _ in }
    alone.show()
    await nextTurn()
    #expect(alone.tableView.subviews.contains { $0 is WindowObserver })
    only.cancel()
    #expect(!alone.tableView.subviews.contains { $0 is WindowObserver })
  }
  #endif

  @Test("Rows of the content are seen as well, by their own index paths")
  func content() async {
    let screen = Screen()
    var viewed: [Int] = []
    screen.feed.table.onViewed(.content, .full) { path, row in
      viewed.append(path.row)
      #expect(row.dataIndexPath == path)
    }
    await screen.show()
    // Nine posts and a promo.
    #expect(viewed == Array(0..<9))
    screen.scroll(to: 40)
    #expect(viewed == Array(0..<10))
  }

  @Test("Content alone is watched without any other layer")
  func contentOnly() async {
    let feed = UpdatedFeed([(0..<30).map { "post \($0)" }], height: 400)
    let clock = ManualClock()
    feed.table.viewing.clock = clock
    var viewed: [Int] = []
    feed.table.onViewed(.content, .mrcDisplay) { path, _ in viewed.append(path.row) }
    feed.show()
    await nextTurn()
    clock.advance(by: 1)
    #expect(viewed == Array(0..<10))
    #expect(feed.table.dataIndexPath(forReuse: path(7)) == path(7))
    #expect(clock.pendingWakeCount == 0)
  }

  @Test("A tap counts at once")
  func taps() async {
    let screen = Screen()
    await screen.show()
    screen.clock.advance(by: 0.25)
    screen.feed.table.viewing.noteTap(at: path(5))
    screen.feed.table.viewing.noteTap(at: path(6))
    #expect(screen.viewed == ["0 at 0.25 in row 5"])
    #expect(screen.clock.pendingWakeCount == 0)
  }

  @Test("A row that the user selects counts at once, before the app is notified")
  func selections() async {
    let screen = Screen()
    var order: [String] = []
    screen.promos.onSelect { [weak screen] promo, _ in
      order = (screen?.viewed ?? []) + ["selected \(promo.id)"]
    }
    // A layer further out than the one that is observed.
    let banner = screen.feed.addAds(["banner"], placed: .before(2), named: "banners")
    banner.onSelect { _, _ in }
    var banners: [String] = []
    banner.onViewed(.mrcDisplay) { text, _ in banners.append(text) }
    var posts: [Int] = []
    screen.feed.table.onViewed(.content, .mrcDisplay) { path, _ in posts.append(path.row) }
    await screen.show()
    screen.clock.advance(by: 0.25)
    screen.feed.tableView.simulateTap(at: path(6))
    #expect(order == ["0 at 0.25 in row 6", "selected 0"])
    screen.feed.tableView.simulateTap(at: path(2))
    #expect(banners == ["banner"])
    screen.feed.tableView.simulateTap(at: path(4))
    #expect(posts == [3])
    screen.feed.tableView.simulateTap(at: path(4))
    #expect(posts == [3])
  }

  @Test("A tap does not count by a standard of time alone")
  func selectionsThatDoNotCount() async {
    let screen = Screen(ViewabilityStandard(fraction: 0.5, seconds: 1, countsTaps: false))
    screen.promos.onSelect { _, _ in }
    await screen.show()
    screen.feed.tableView.simulateTap(at: path(5))
    #expect(screen.viewed.isEmpty)
  }

  @Test("What counts once counts once, however often it is on screen")
  func onceForEachModel() async {
    let screen = Screen(ViewabilityStandard(fraction: 0.5, seconds: 1, counting: .eachModel))
    await screen.show()
    screen.clock.advance(by: 1)
    #expect(screen.viewed == ["0 at 1.0 in row 5"])
    for _ in 0..<3 {
      screen.scroll(to: 60 * 40)
      screen.clock.advance(by: 0.5)
      screen.scroll(to: 0)
      screen.clock.advance(by: 5)
    }
    #expect(screen.viewed.count == 1)
    #expect(screen.clock.pendingWakeCount == 0)
    // In another row it is the same.
    screen.promos.replace(at: 0, with: Promo(id: 7))
    screen.promos.replace(at: 1, with: Promo(id: 0))
    await nextTurn()
    screen.scroll(to: 20 * 40)
    screen.clock.advance(by: 5)
    #expect(screen.viewed == ["0 at 1.0 in row 5"])
    screen.scroll(to: 0)
    screen.clock.advance(by: 5)
    #expect(screen.viewed.count == 2)
  }

  @Test("Rows of the content have the identities that the app returns")
  func contentWithIdentity() async {
    let feed = UpdatedFeed([(0..<40).map { "post \($0)" }], height: 400)
    let clock = ManualClock()
    feed.table.viewing.clock = clock
    var viewed: [String] = []
    let source = feed.source
    let once = ViewabilityStandard(fraction: 0.5, seconds: 1, counting: .eachModel)
    feed.table.onViewed(.content(id: { source.sections[0][$0.row] }), once) { path, _ in
      viewed.append(source.sections[0][path.row])
    }
    feed.show()
    await nextTurn()
    clock.advance(by: 1)
    #expect(viewed == (0..<10).map { "post \($0)" })
    // The same posts, loaded again in another order, and a new one.
    feed.source.sections[0].swapAt(0, 9)
    feed.source.sections[0][4] = "new"
    feed.table.reloadData()
    await nextTurn()
    clock.advance(by: 1)
    #expect(viewed.count == 11)
    #expect(viewed.last == "new")
    feed.tableView.contentOffset.y = 20 * 40
    feed.tableView.layoutIfNeeded()
    clock.advance(by: 1)
    feed.tableView.contentOffset.y = 0
    feed.tableView.layoutIfNeeded()
    clock.advance(by: 1)
    #expect(viewed.count == 21)
  }

  @Test("Two rows that show the same are viewed at one time without harm")
  func sameIdentityTwice() async {
    let feed = UpdatedFeed([["a", "a", "b"]], height: 400)
    let clock = ManualClock()
    feed.table.viewing.clock = clock
    var viewed: [Int] = []
    let source = feed.source
    let once = ViewabilityStandard(fraction: 0.5, seconds: 1, counting: .eachModel)
    feed.table.onViewed(.content(id: { source.sections[0][$0.row] }), once) { path, _ in
      viewed.append(path.row)
    }
    feed.show()
    await nextTurn()
    clock.advance(by: 1)
    #expect(viewed.sorted() == [0, 1, 2])
  }

  @Test("Two rows that show the same keep their own times when the table is loaded again")
  func sameIdentityLoadedAgain() async {
    let feed = UpdatedFeed([["a", "a", "b"]], height: 400)
    let clock = ManualClock()
    feed.table.viewing.clock = clock
    var viewed: [String] = []
    var endCount = 0
    let source = feed.source
    feed.table.onViewed(.content(id: { source.sections[0][$0.row] }), .mrcDisplay) { path, row in
      viewed.append("\(path.row) at \(row.time)")
    } ended: { _, _ in
      endCount += 1
    }
    feed.show()
    await nextTurn()
    clock.advance(by: 0.5)
    feed.table.reloadData()
    await nextTurn()
    clock.advance(by: 0.5)
    #expect(viewed.sorted() == ["0 at 1.0", "1 at 1.0", "2 at 1.0"])
    #expect(endCount == 0)
  }

  @Test("Of two rows that show the same, each has its own time when the table is loaded again")
  func sameIdentityWithOtherTimes() async {
    let feed = UpdatedFeed([["a", "b"]], height: 400)
    let clock = ManualClock()
    feed.table.viewing.clock = clock
    var viewed: [String] = []
    let source = feed.source
    feed.table.onViewed(.content(id: { source.sections[0][$0.row] }), .mrcDisplay) { path, row in
      viewed.append("\(path.row) at \(row.time)")
    }
    feed.show()
    await nextTurn()
    clock.advance(by: 0.5)
    feed.update {
      $0[0].append("a")
    } announcing: {
      $0.insertRows(at: [path(2)], with: .none)
    }
    await nextTurn()
    clock.advance(by: 0.25)
    feed.table.reloadData()
    await nextTurn()
    clock.advance(by: 0.25)
    #expect(viewed.sorted() == ["0 at 1.0", "1 at 1.0"])
    clock.advance(by: 0.5)
    #expect(viewed.last == "2 at 1.5" && viewed.count == 3)
  }

  @Test("Rows that change places keep their time")
  func moved() async {
    let feed = UpdatedFeed([(0..<10).map { "post \($0)" }], height: 400)
    let clock = ManualClock()
    feed.table.viewing.clock = clock
    var viewed: [String] = []
    let source = feed.source
    feed.table.onViewed(.content, .mrcDisplay) { path, row in
      viewed.append("\(source.sections[0][path.row]) at \(row.time)")
    }
    feed.show()
    await nextTurn()
    clock.advance(by: 0.5)
    feed.update {
      $0[0].append($0[0].removeFirst())
      $0[0].swapAt(3, 4)
    } announcing: {
      $0.moveRow(at: path(0), to: path(9))
      $0.moveRow(at: path(5), to: path(3))
    }
    await nextTurn()
    clock.advance(by: 0.5)
    #expect(viewed.sorted() == (0..<10).map { "post \($0) at 1.0" })
    #expect(clock.pendingWakeCount == 0)
  }

  @Test("Two rows that show the same, one after the other, are distinguished")
  func sameIdentityLater() async {
    let posts = (0..<40).map { $0 % 10 == 0 ? "same" : "post \($0)" }
    let feed = UpdatedFeed([posts], height: 400)
    let clock = ManualClock()
    feed.table.viewing.clock = clock
    var viewed: [Int] = []
    let once = ViewabilityStandard(fraction: 0.5, seconds: 1, counting: .eachModel)
    feed.table.onViewed(.content(id: { posts[$0.row] }), once) { path, _ in
      viewed.append(path.row)
    }
    feed.show()
    await nextTurn()
    clock.advance(by: 1)
    feed.tableView.contentOffset.y = 20
    feed.tableView.layoutIfNeeded()
    clock.advance(by: 1)
    #expect(viewed == Array(0...10))
  }

  @Test("A tap counts for what the row shows by then")
  func tapAfterChange() async {
    let screen = Screen()
    await screen.show()
    screen.promos.replace(at: 0, with: Promo(id: 9))
    screen.feed.table.viewing.noteTap(at: path(5))
    #expect(screen.viewed == ["9 at 0.0 in row 5"])
  }

  @Test("A tap on content counts though no other object observes taps")
  func tapWithoutDelegate() async {
    final class Posts: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { textCell(tableView, "post") }
    }
    let posts = Posts()
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    let table = DecoratedTable(dataSource: posts)
    let clock = ManualClock()
    table.viewing.clock = clock
    var viewed: [Int] = []
    table.onViewed(.content, .mrcDisplay) { path, _ in viewed.append(path.row) }
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    await nextTurn()
    tableView.simulateTap(at: path(3))
    #expect(viewed == [3])
  }

  @Test("Several standards each count by themselves, with one timer")
  func severalStandards() async {
    let screen = Screen()
    var viewed: [String] = []
    for standard in [ViewabilityStandard.full, ViewabilityStandard(fraction: 0.75, seconds: 3)] {
      screen.promos.onViewed(standard) { promo, row in
        viewed.append("\(promo.id) at \(row.time), \(row.standard.fraction)")
      }
    }
    await screen.show()
    #expect(viewed == ["0 at 0.0, 1.0"])
    #expect(screen.clock.pendingWakeCount == 1)
    screen.clock.advance(by: 1)
    #expect(screen.viewed.count == 1)
    #expect(screen.clock.pendingWakeCount == 1)
    screen.clock.advance(by: 2)
    #expect(viewed == ["0 at 0.0, 1.0", "0 at 3.0, 0.75"])
    #expect(screen.clock.pendingWakeCount == 0)
  }

  @Test("A video counts while it plays")
  func videos() async {
    let feed = UpdatedFeed([(0..<30).map { "post \($0)" }], height: 400)
    let clock = ManualClock()
    var isPlaying = false
    var viewed: [TimeInterval] = []
    let videos = feed.table.addRows(["video"], placed: .before(3)) { tableView, _, video in
      textCell(tableView, video)
    }
    videos.height(40)
    feed.table.viewing.clock = clock
    videos.onViewed(.mrcVideo, isPlaying: { _ in isPlaying }) { _, row in
      viewed.append(row.time)
    }
    feed.show()
    await nextTurn()
    clock.advance(by: 5)
    isPlaying = true
    feed.table.viewing.refresh()
    clock.advance(by: 2)
    #expect(viewed == [7])
  }

  @Test("A row of a supply that shows another model starts anew")
  func supplied() async {
    let feed = SuppliedFeed()
    feed.feed.table.viewing.clock = feed.clock
    var viewed: [String] = []
    feed.ads.onViewed(.mrcDisplay) { ad, row in
      viewed.append("\(ad) at \(row.time)")
    }
    await feed.show()
    await feed.answer()
    await feed.scroll(to: 8)
    feed.clock.advance(by: 0.75)
    feed.supply.refresh(.all)
    await feed.settle()
    for _ in 0..<6 where feed.ads.model(forReuse: path(14)) == "ad 0" { await feed.answer() }
    feed.clock.advance(by: 0.75)
    #expect(viewed.isEmpty)
    feed.clock.advance(by: 0.25)
    #expect(viewed.count == 1)
    #expect(viewed.first?.hasSuffix(" at 1.75") == true)
    feed.network.hangUp()
  }
}

/// A clock whose calls are too late for a test.
@MainActor
private final class LateClock: TableClock {
  var now: TimeInterval = 0

  func wake(
    at time: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    {}
  }
}
