import DecoratorTableAds
import DecoratorTableKit
import Foundation
import Testing

@testable import DecoratorTableTesting

@Suite("Letting a table settle")
@MainActor
struct SettlingTests {
  /// A feed of posts in a window, with ads that a test answers, or that are there at once.
  @MainActor
  final class Screen {
    let posts = PostSource([(0..<40).map { $0 }])
    let table: DecoratedTable
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    let clock = ManualClock()
    let ads: SuppliedLayer<String>
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    private let answers = Answers()

    @MainActor
    final class Answers {
      var open: [CheckedContinuation<String?, any Error>] = []
    }

    init(answering isAnswering: Bool = false) {
      table = DecoratedTable(dataSource: posts)
      let answers = answers
      let supply = RowSupply<String>(clock: clock, random: { 0.5 }) { request in
        if isAnswering { return "ad \(request.ordinal)" }
        return try await withCheckedThrowingContinuation { answers.open.append($0) }
      }
      ads = table.addRows(
        suppliedBy: supply, named: "ads", placed: .every(4, after: 2),
        cell: .made { tableView, path, ad in textCell(tableView, path, ad) })
      ads.height(40)
      tableView.setUpForChecks(in: window)
    }

    func answer() {
      if !answers.open.isEmpty { answers.open.removeFirst().resume(returning: "ad") }
    }

    func hangUp() {
      while !answers.open.isEmpty { answers.open.removeFirst().resume(returning: nil) }
    }
  }

  @Test("It ends once nothing is left to do, and rows that were there at once are shown")
  func settles() async throws {
    let screen = Screen(answering: true)
    screen.table.attach(to: screen.tableView)
    #expect(screen.tableView.numberOfRows(inSection: 0) == 40)
    let remaining = try await screen.table.settle()
    #expect(remaining.steps.isEmpty)
    #expect(screen.table.pendingWork.steps.isEmpty)
    #expect(screen.ads.shownModels.isEmpty == false)
    let count = screen.tableView.numberOfRows(inSection: 0)
    for _ in 0..<50 { await Task { @MainActor in }.value }
    #expect(screen.tableView.numberOfRows(inSection: 0) == count)
    #expect(try await screen.table.settle().steps.isEmpty)
  }

  @Test("Nothing is viewed by a clock of one's own before the table has settled")
  func viewing() async throws {
    let posts = PostSource([[1, 2, 3]])
    let table = DecoratedTable(dataSource: posts)
    let clock = ManualClock()
    table.viewing.clock = clock
    var viewed: [IndexPath] = []
    table.onViewed(.content, .mrcDisplay) { path, _ in viewed.append(path) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let tableView = UITableView(frame: window.bounds, style: .plain)
    tableView.setUpForChecks(in: window)
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    clock.advance(by: 5)
    #expect(viewed.isEmpty)
    let remaining = try await table.settle()
    #expect(
      remaining.description == "waits for: the row that is viewed next until 6.0 s of its clock")
    clock.advance(by: 0.5)
    #expect(viewed.isEmpty)
    clock.advance(by: 0.5)
    #expect(viewed.count == 3)
    #expect(try await table.settle() == RemainingWork())
  }

  @Test("The ads of a network that answers at once are viewed after a second on screen")
  func viewedAds() async throws {
    let screen = Screen(answering: true)
    let (feed, ads, tableView, clock) = (screen.table, screen.ads, screen.tableView, screen.clock)
    var viewed: [String] = []
    feed.viewing.clock = clock
    ads.onViewed(.mrcDisplay) { ad, _ in viewed.append(ad) }
    feed.attach(to: tableView)

    try await feed.settle()
    let row = try #require(ads.shownModels.first)
    tableView.scrollToRow(at: row.indexPath, at: .top, animated: false)
    try await feed.settle()
    clock.advance(by: 0.9)
    #expect(viewed.isEmpty)
    clock.advance(by: 0.1)
    #expect(viewed.first == row.model)
  }

  @Test("A load that never ends is not waited for, and is named")
  func load() async throws {
    let screen = Screen()
    screen.table.attach(to: screen.tableView)
    let remaining = try await screen.table.settle()
    #expect(remaining.steps.isEmpty)
    #expect(remaining.waits.first == "1 load of layer ads, for slot 0")
    #expect(remaining.waits.contains { $0.hasPrefix("the supply of layer ads until ") })
    screen.answer()
    try await screen.table.settle()
    #expect(screen.ads.supply.readyModels.count + screen.ads.shownModels.count == 1)
    screen.hangUp()
    try await screen.table.settle()
  }

  @Test("What schedules itself for ever ends the wait, and is named", arguments: [20, 100])
  func endless(turns: Int) async throws {
    let screen = Screen()
    let promos = screen.table.addRows(
      [0], named: "promos", placed: .start
    ) { tableView, path, number in textCell(tableView, path, "\(number)") }
    screen.table.attach(to: screen.tableView)
    try await screen.table.settle()
    // Each look at the rows asks for another one.
    var isOver = false
    var count = 0
    promos.onViewed(
      .mrcDisplay,
      isPlaying: { _ in
        guard !isOver else { return false }
        count += 1
        screen.table.viewing.refresh()
        return false
      }
    ) { _, _ in }
    do {
      try await screen.table.settle(turns: turns)
      Issue.record("it has settled")
    } catch {
      #expect(error.turns == turns)
      #expect(error.seconds < 10)
      #expect(error.remaining.steps.contains("a look at the rows that are viewed"))
      #expect(
        error.description.hasPrefix("the table has not settled in \(error.turns) turns and "),
        "\(error)")
      #expect(count >= turns / 2)
    }
    isOver = true
    try await screen.table.settle()
    screen.hangUp()
  }

  @Test("A table without a table view, and one that is taken off, have settled")
  func detached() async throws {
    let screen = Screen(answering: true)
    #expect(try await screen.table.settle() == RemainingWork())
    screen.table.attach(to: screen.tableView)
    screen.tableView.layoutIfNeeded()
    screen.table.detach()
    #expect(screen.tableView.dataSource == nil)
    let remaining = try await screen.table.settle()
    #expect(remaining.steps.isEmpty)
    #expect(screen.ads.shownModels.isEmpty)
    screen.table.attach(to: screen.tableView)
    try await screen.table.settle()
    #expect(screen.ads.shownModels.isEmpty == false)
  }

  @Test("A composed table settles with its children, and names what they wait for")
  func composed() async throws {
    let (first, second) = (Screen(answering: true), Screen())
    let home = ComposedTable(.bySections, [first.table, second.table])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let tableView = UITableView(frame: window.bounds, style: .plain)
    tableView.setUpForChecks(in: window)
    home.attach(to: tableView)
    try await home.settle()
    tableView.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
    let remaining = try await home.settle()
    #expect(remaining.waits.contains { $0.contains("of layer ads, for slot") }, "\(remaining)")
    #expect(first.ads.shownModels.isEmpty == false)
    home.children.removeFirst()
    first.posts.sections[0].removeFirst()
    try await home.settle()
    #expect(tableView.numberOfSections == 1)
    #expect(first.table.tableView == nil || !first.table.isAttached)
    second.hangUp()
    try await home.settle()
    // A child settles by itself, too.
    try await second.table.settle()
  }

  @Test("A row that loads more begins while the table settles, and is waited for by the app")
  func loadMore() async throws {
    let screen = Screen(answering: true)
    var loads = 0
    let more = screen.table.addLoadMore(height: 40) { tableView, path in
      textCell(tableView, path, "more")
    } load: { _ in
      loads += 1
    }
    screen.posts.sections = [[1]]
    screen.table.attach(to: screen.tableView)
    var remaining = try await screen.table.settle()
    #expect(loads == 1)
    #expect(remaining.waits.contains("a load of layer load more"))
    more.state = .idle
    #expect(loads == 1)
    #expect(
      screen.table.pendingWork.steps.contains("the beginning of a load of layer load more"))
    remaining = try await screen.table.settle()
    #expect(loads == 2)
    more.state = .finished
    remaining = try await screen.table.settle()
    #expect(!remaining.description.contains("load more"))
  }

  #if HEADLESS_UIKIT
  @Test("A change that waits for the end of a scroll ends the wait by the time, and is named")
  func scroll() async throws {
    let screen = Screen(answering: true)
    let promos = screen.table.addRows(
      [0], named: "promos", placed: .start
    ) { tableView, path, number in textCell(tableView, path, "\(number)") }
    promos.changeTiming = .afterScrolling(atMost: 1_000)
    screen.table.attach(to: screen.tableView)
    try await screen.table.settle()
    screen.tableView.simulateFlick(velocity: 2_000)
    promos.models = []
    let first = IndexPath(row: 0, section: 0)
    #expect(screen.table.reuseIndexPath(forData: first)?.row == 1)
    do {
      try await screen.table.settle(turns: .max, seconds: 0.3)
      Issue.record("it has settled")
    } catch {
      #expect(error.seconds >= 0.3)
      #expect(error.remaining.steps.contains("1 change of layer promos that waits"), "\(error)")
      #expect(
        error.remaining.steps.contains("another try, since the table could not show a change"))
    }
    screen.tableView.simulateTime(passing: 60)
    try await screen.table.settle()
    #expect(screen.table.reuseIndexPath(forData: first)?.row == 0)
  }
  #endif

  @Test("What is left is told in one line")
  func descriptions() {
    #expect(RemainingWork().description == "nothing")
    #expect(RemainingWork(steps: ["a", "b"]).description == "a; b")
    #expect(RemainingWork(steps: ["a"], waits: ["b", "c"]).description == "a; waits for: b; c")
    let error = UnsettledTable(turns: 3, seconds: 1.26, remaining: RemainingWork(steps: ["a"]))
    #expect(error.description == "the table has not settled in 3 turns and 1.3 s: a")
  }
}
