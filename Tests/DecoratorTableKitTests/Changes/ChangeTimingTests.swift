import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
@Suite("What a layer changes by itself while the list moves")
@MainActor
struct ChangeTimingTests {
  /// A feed of 100 posts, 10 of which are on screen, that has been scrolled by 1000 points and
  /// still decelerates.
  private func scrolledFeed(
    _ timing: ChangeTiming? = nil
  ) -> (feed: UpdatedFeed, ads: RowLayer<String>) {
    let feed = UpdatedFeed([(0..<100).map { "post \($0)" }], height: 400)
    let ads = feed.addAds([], placed: .start)
    if let timing { ads.changeTiming = timing }
    feed.show()
    // The finger is off the screen, and the movement ends when the test ends it.
    feed.tableView.temper = .scrollsOn
    feed.tableView.simulateScroll(to: CGPoint(x: 0, y: 1000))
    #expect(feed.tableView.isDecelerating)
    return (feed, ads)
  }

  private func rowCount(_ feed: UpdatedFeed) -> Int { feed.tableView.numberOfRows(inSection: 0) }

  /// Waits until a table has a number of rows.
  private func wait(for count: Int, in feed: UpdatedFeed) async throws {
    for _ in 0..<500 where rowCount(feed) != count {
      try await Task.sleep(nanoseconds: 10_000_000)
    }
    #expect(rowCount(feed) == count)
  }

  @Test("A row above what is seen waits until the list has come to rest")
  func waits() async throws {
    let (feed, ads) = scrolledFeed()
    ads.models = ["ad"]
    #expect(rowCount(feed) == 100)
    #expect(feed.tableView.isDecelerating)
    feed.tableView.simulateEndOfAnimations()
    #expect(!feed.tableView.isDecelerating)
    try await wait(for: 101, in: feed)
    // Everything stays where it is.
    #expect(feed.tableView.contentOffset.y == 1040)
    #expect(feed.anomalies.isEmpty)
  }

  @Test("A section above what is seen waits, too")
  func sectionAbove() {
    let feed = UpdatedFeed([(0..<100).map { "post \($0)" }], height: 400)
    let extras = feed.table.addSections([], named: "extras", placed: .start)
    feed.show()
    feed.tableView.temper = .scrollsOn
    feed.tableView.simulateScroll(to: CGPoint(x: 0, y: 1000))
    extras.sections = [
      AdditionalSection(rowCount: 2) { tableView, _, row in textCell(tableView, "extra \(row)") }
    ]
    #expect(feed.tableView.numberOfSections == 1)
    #expect(feed.tableView.isDecelerating)
    feed.tableView.simulateEndOfAnimations()
    feed.table.queue.applyWaitingChanges()
    #expect(feed.tableView.numberOfSections == 2)
  }

  @Test("A scroll that resets the content offset does not undo that of a change that has waited")
  func offsetsTakenBack() async throws {
    for timing in [ChangeTiming.afterScrolling(atMost: 5), .immediately] {
      let (feed, ads) = scrolledFeed(timing)
      feed.tableView.temper = .takesOffsetsBack
      ads.models = ["ad"]
      feed.tableView.simulateEndOfAnimations()
      try await wait(for: 101, in: feed)
      let isTakenBack = timing == .immediately
      #expect(feed.tableView.contentOffset.y == (isTakenBack ? 1000 : 1040))
      #expect(feed.tableView.firings(of: .takesOffsetsBack) == (isTakenBack ? 1 : 0))
    }
  }

  @Test("A finger that drags makes it wait, too")
  func dragging() {
    final class DuringDrag: NSObject, UITableViewDelegate {
      var change: () -> Void = {}
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { change() }
    }
    let delegate = DuringDrag()
    let table = DecoratedTable(
      dataSource: PlainDataSource([(0..<100).map { "post \($0)" }]), delegate: delegate)
    let ads = table.addRows([String](), named: "ads", placed: .start) { tableView, _, ad in
      textCell(tableView, ad)
    }
    let tableView = UITableView.forTests()
    tableView.temper = []
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    var counted: Int?
    delegate.change = {
      ads.models = ["ad"]
      counted = tableView.numberOfRows(inSection: 0)
    }
    tableView.simulateScroll(by: 200)
    #expect(counted == 100)
    ads.append("another")
    #expect(tableView.numberOfRows(inSection: 0) == 101)
  }

  @Test("A row below what is seen is inserted at once")
  func below() {
    let (feed, ads) = scrolledFeed()
    ads.placement = .end
    ads.models = ["ad"]
    #expect(rowCount(feed) == 101)
    #expect(feed.tableView.isDecelerating)
  }

  @Test("A layer can be set not to wait")
  func immediately() {
    let (feed, ads) = scrolledFeed(.immediately)
    ads.models = ["ad"]
    #expect(rowCount(feed) == 101)
    #expect(feed.tableView.isDecelerating)
  }

  @Test("A list that does not come to rest shows the change after a while")
  func limit() {
    let (feed, ads) = scrolledFeed(.afterScrolling(atMost: 10))
    var now: TimeInterval = 0
    feed.table.queue.now = { now }
    ads.models = ["ad"]
    #expect(rowCount(feed) == 100)
    now = 9.9
    feed.table.queue.applyWaitingChanges()
    #expect(rowCount(feed) == 100)
    now = 10
    feed.table.queue.applyWaitingChanges()
    #expect(rowCount(feed) == 101)
    #expect(feed.tableView.isDecelerating)
  }

  @Test("The effect of a change is computed once while it waits")
  func foundOutOnce() {
    let feed = UpdatedFeed([(0..<100).map { "post \($0)" }], height: 400)
    var isShown = false
    var questions = 0
    let layer = TableLayer(named: "banner") { _ in
      questions += 1
      return LayerRule(rows: isShown ? .start : .none, supply: .everySlot)
    }
    feed.table.add(layer)
    feed.show()
    feed.tableView.temper = .scrollsOn
    feed.tableView.simulateScroll(to: CGPoint(x: 0, y: 1000))
    isShown = true
    questions = 0
    layer.updateSlots()
    #expect(questions == 1)
    for _ in 0..<20 { feed.table.queue.applyWaitingChanges() }
    #expect(questions == 1)
    feed.tableView.simulateEndOfAnimations()
    feed.table.queue.applyWaitingChanges()
    #expect(rowCount(feed) == 101)
  }

  @Test("Its effect is computed again after another change")
  func foundOutAnew() async throws {
    let (feed, ads) = scrolledFeed()
    feed.table.keepsScrollPosition = true
    feed.tableView.simulateScroll(to: CGPoint(x: 0, y: 3600))
    ads.models = ["ad"]
    feed.update {
      $0[0].insert(contentsOf: (0..<5).map { "new \($0)" }, at: 0)
    } announcing: {
      $0.insertRows(at: (0..<5).map { path($0) }, with: .none)
    }
    feed.tableView.layoutIfNeeded()
    // The last row on screen is one that there was not before.
    #expect(feed.tableView.indexPathsForVisibleRows?.last == path(104))
    feed.table.queue.applyWaitingChanges()
    #expect(rowCount(feed) == 105)
    feed.tableView.simulateEndOfAnimations()
    try await wait(for: 106, in: feed)
  }

  @Test("What the app announces is applied at once, before it")
  func announcement() async throws {
    let (feed, ads) = scrolledFeed()
    ads.models = ["ad"]
    feed.update {
      $0[0].insert("new", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    }
    #expect(feed.texts[0].first == "new")
    #expect(rowCount(feed) == 101)
    feed.tableView.simulateEndOfAnimations()
    try await wait(for: 102, in: feed)
    #expect(feed.texts[0].prefix(2) == ["ad", "new"])
  }

  @Test("Changes of layers that wait keep their order")
  func order() async throws {
    let (feed, ads) = scrolledFeed()
    ads.models = ["a"]
    ads.append("b")
    ads.placement = .every(1)
    ads.models = ["b", "c"]
    feed.tableView.simulateEndOfAnimations()
    try await wait(for: 102, in: feed)
    #expect(feed.texts[0].prefix(4) == ["post 0", "b", "post 1", "c"])
  }

  @Test("Everything that waits is there when the table loads")
  func load() {
    let (feed, ads) = scrolledFeed()
    ads.models = ["ad"]
    feed.table.reloadData()
    #expect(rowCount(feed) == 101)
    #expect(feed.texts[0].first == "ad")
  }

  @Test("At its top, the list shows rows inserted there; elsewhere what is on screen stays")
  func top() {
    for offset: CGFloat in [0, -30, 1, 400] {
      let feed = UpdatedFeed([(0..<100).map { "post \($0)" }], height: 400)
      let ads = feed.addAds([], placed: .start)
      feed.show()
      feed.tableView.contentOffset.y = offset
      feed.tableView.layoutIfNeeded()
      ads.models = ["ad"]
      feed.tableView.layoutIfNeeded()
      #expect(feed.tableView.contentOffset.y == (offset > 0 ? offset + 40 : offset))
      #expect(feed.texts[0].first == "ad")
    }
  }

  @Test("What the app announces at the top moves what is seen only if it may")
  func announcementAtTop() {
    let feed = UpdatedFeed([(0..<100).map { "post \($0)" }], height: 400)
    feed.addAds([], placed: .start)
    feed.table.keepsScrollPosition = true
    feed.show()
    feed.update {
      $0[0].insert("new", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    }
    #expect(feed.tableView.contentOffset.y == 40)
  }

  @Test("Whether a change reaches down to a row agrees with a comparison of all rows")
  func extent() {
    var generator = SeededGenerator(seed: 1)
    var found: [Bool: Int] = [:]
    for _ in 0..<300 {
      let feed = UpdatedFeed([
        (0..<Int.random(in: 1...4, using: &generator)).map { "a\($0)" },
        (0..<Int.random(in: 1...4, using: &generator)).map { "b\($0)" },
      ])
      let ads = feed.addAds(
        ["x", "y"], placed: .every(Int.random(in: 1...3, using: &generator)))
      feed.show()
      let before = feed.texts
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: ads.models = ["y"]
      case 1: ads.models = ["w", "x", "y", "z"]
      case 2: ads.placement = .every(Int.random(in: 1...3, using: &generator))
      default:
        let section = Int.random(in: 0...1, using: &generator)
        let row = Int.random(in: 0...feed.source.sections[section].count, using: &generator)
        feed.update {
          $0[section].insert("new", at: row)
        } announcing: {
          $0.insertRows(at: [path(row, section)], with: .none)
        }
      }
      let after = feed.texts
      guard let update = feed.applied.last else { continue }
      for (section, texts) in before.enumerated() {
        for row in texts.indices {
          let position = RowPosition(section: section, row: row)
          /// The texts down to a row, section by section.
          func texts(_ all: [[String]], downTo row: RowPosition) -> [[String]] {
            Array(all[..<row.section]) + [Array(all[row.section][...row.row])]
          }
          let isSame =
            update.newRow(forOld: position).map {
              texts(before, downTo: position) == texts(after, downTo: $0)
            } ?? false
          let isShownAgain =
            !update.table.reconfiguredRows.isEmpty || !update.table.reloadedRows.isEmpty
          let reaches = update.changesRows(downTo: position)
          if reaches { #expect(!isSame || isShownAgain) } else { #expect(isSame) }
          found[reaches, default: 0] += 1
        }
      }
    }
    #expect(found.values.allSatisfy { $0 > 100 } && found.count == 2)
  }

  @Test("A row above what is seen waits in one of several sources, too")
  func ofChild() {
    for kind in [ComposedTable.Kind.bySections, .byRows] {
      let contents = [30, 50].map { count in [(0..<count).map { "post \($0)" }] }
      let screen = ComposedScreen(kind, contents, height: 400)
      let ads = screen.tables[0].addRows([String](), placed: .start) { tableView, _, ad in
        textCell(tableView, ad)
      }
      let tableView = screen.tableView
      tableView.temper = .scrollsOn
      tableView.simulateScroll(to: CGPoint(x: 0, y: 1600))
      #expect(tableView.isDecelerating)
      ads.models = ["ad"]
      #expect(tableView.numberOfRows(inSection: 0) == (kind == .byRows ? 80 : 30))
      tableView.simulateEndOfAnimations()
      screen.tables[0].queue.applyWaitingChanges()
      #expect(tableView.numberOfRows(inSection: 0) == (kind == .byRows ? 81 : 31))
      #expect(tableView.contentOffset.y == 1640)
    }
  }

  @Test("A section that is seen and has to be reloaded waits")
  func reloadedSection() {
    let feed = UpdatedFeed([(0..<100).map { "post \($0)" }], height: 400)
    let ads = feed.addAds((0..<40).map { "ad \($0)" }, placed: .every(2), policy: .followContent)
    feed.table.moveLimit = 1
    feed.show()
    feed.tableView.temper = .scrollsOn
    feed.tableView.simulateScroll(to: CGPoint(x: 0, y: 1000))
    #expect(feed.tableView.isDecelerating)
    ads.placement = .every(3)
    #expect(feed.applied.isEmpty)
    feed.tableView.simulateEndOfAnimations()
    feed.table.queue.applyWaitingChanges()
    #expect(feed.applied.map(\.table.reloadedSections) == [[0]])
  }
}
#endif
