import DecoratorTableKit
import Foundation
import Testing

@Suite("Changes at awkward moments")
@MainActor
struct AwkwardMomentTests {
  private func feed(ads: [String] = ["ad 0"]) -> UpdatedFeed {
    let feed = UpdatedFeed([(0..<6).map { "post \($0)" }])
    if !ads.isEmpty { feed.addAds(ads, placed: .every(2)) }
    feed.show()
    return feed
  }

  private func insertFirst(_ feed: UpdatedFeed, _ text: String = "new") {
    feed.update {
      $0[0].insert(text, at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    }
  }

  // MARK: - Layers that are added and removed

  @Test("A name is free as soon as the removal of its layer is called, also during an update")
  func nameOfRemovedLayer() {
    let feed = UpdatedFeed([["a", "b", "c", "d"]])
    let ads = feed.addAds(["ad"], placed: .every(2))
    feed.show()
    feed.onFirst(.willDisplay) {
      ads.removeFromTable()
      feed.addAds(["promo"], placed: .start)
    }
    insertFirst(feed)
    #expect(feed.texts == [["promo", "new", "a", "b", "c", "d"]])
    #expect(feed.anomalies == [])
  }

  @Test("A layer that was removed sends the table nothing when it changes")
  func changeOfRemovedLayer() {
    let feed = UpdatedFeed([["a", "b", "c", "d"]])
    let more = feed.table.addLoadMore(
      named: "more", cell: { tableView, _ in textCell(tableView, "more") }, load: { _ in })
    feed.show()
    more.removeFromTable()
    feed.tableView.layoutIfNeeded()
    _ = feed.tableView.takeCalls()
    more.state = .finished
    #expect(feed.tableView.takeCalls() == [])
    #expect(feed.texts == [["a", "b", "c", "d"]])
  }

  @Test("An announcement right after the last layer was removed is sent as it is")
  func announcementAfterLastLayer() {
    let feed = UpdatedFeed([["a", "b"]])
    let ads = feed.addAds(["ad"], placed: .start)
    feed.show()
    ads.removeFromTable()
    feed.source.sections[0].append("c")
    feed.table.insertRows(at: [path(2)], with: .none)
    #expect(feed.texts == [["a", "b", "c"]])
    #expect(feed.anomalies == [])
  }

  @Test("Rows stay where they are when a capability is added later", arguments: [true, false])
  func laterCapability(followsContent: Bool) {
    let feed = UpdatedFeed([["a", "b", "c", "d"]])
    let ads = feed.addAds(
      ["ad 0"], placed: .every(2), policy: followsContent ? .followContent : .keepRow)
    feed.show()
    insertFirst(feed)
    let texts = feed.texts
    _ = ads.onDelete { _ in }
    feed.tableView.layoutIfNeeded()
    #expect(feed.texts == texts)
  }

  @Test("Heights that are set when a layer is added are known when it is shown")
  func heightsOfAddedLayer() async {
    let feed = UpdatedFeed([["a", "b"]])
    feed.tableView.estimatedRowHeight = 0
    feed.show()
    for isHigh in [true, false] {
      let ads = feed.table.addRows(["ad"], placed: .start) { tableView, _, ad in
        textCell(tableView, ad)
      }
      if isHigh { ads.height(30) }
      if isHigh { await nextTurn() } else { await wait { !feed.anomalies.isEmpty } }
      #expect(Set(feed.anomalies).count == (isHigh ? 0 : 1))
    }
  }

  @Test("Equal models that are other instances are shown once a waiting change is made")
  func equalModelsWhileAnotherWaits() {
    final class Ad: Equatable {
      let text: String
      init(_ text: String) { self.text = text }
      static func == (one: Ad, other: Ad) -> Bool { one.text == other.text }
    }
    let feed = UpdatedFeed([["a", "b", "c", "d"]])
    let ads = feed.table.addRows([Ad("x")], placed: .every(2)) { tableView, _, ad in
      textCell(tableView, ad.text)
    }
    ads.height(40)
    feed.show()
    let newest = Ad("y")
    feed.onFirst(.willDisplay) {
      ads.models = [Ad("y")]
      ads.models = [newest]
    }
    insertFirst(feed)
    #expect(ads.committedModels.first === newest)
    #expect(ads.models.first === newest)
  }

  // MARK: - Without layers

  @Test("What is announced while a table without layers shows an update is followed, too")
  func nestedWithoutLayers() {
    let feed = feed(ads: [])
    let held = feed.table.holdRow(atData: path(3))
    feed.onFirst(.willDisplay) { insertFirst(feed, "first") }
    feed.update {
      $0[0].append("last")
    } announcing: {
      $0.insertRows(at: [path(6)], with: .none)
    }
    #expect(feed.texts == [["first"] + (0..<6).map { "post \($0)" } + ["last"]])
    #expect(held?.reuseIndexPath == path(4))
    #expect(feed.applied.count == 2)
    #expect(feed.loads == 0)
  }

  @Test("A reload that a cell of a table without layers asks for waits for the end of the batch")
  func reloadForCellWithoutLayers() {
    let source = TextSource([["a"]])
    let table = DecoratedTable(dataSource: source, delegate: source)
    let tableView = NestingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    _ = tableView.takeCalls()
    var isAsked = false
    source.willGiveCell = { _ in
      guard !isAsked, tableView.depth > 0 else { return }
      isAsked = true
      table.reloadData()
    }
    source.sections = [["a", "b"]]
    table.performBatchUpdates { table.insertRows(at: [path(1)], with: .none) }
    #expect(isAsked)
    #expect(tableView.takeCalls() == ["batch 0", "reload 0"])
  }

  @Test("A block without layers can load everything again")
  func reloadInBlockWithoutLayers() {
    let feed = feed(ads: [])
    feed.table.performBatchUpdates {
      feed.source.sections = [["a"]]
      feed.table.reloadData()
      feed.table.deleteRows(at: (1..<6).map { path($0) }, with: .none)
    }
    #expect(feed.texts == [["a"]])
    #expect(feed.loads == 1)
  }

  @Test("A table that is detached is loaded, without an event of the feed")
  func reloadWhileDetached() {
    let feed = feed()
    feed.table.detach()
    _ = feed.tableView.takeCalls()
    feed.table.reloadData()
    #expect(feed.tableView.takeCalls() == ["reload"])
    #expect(feed.loads == 0)
  }

  @Test("The end of a block that the app began on the table itself is passed on to the table")
  func endOfTablesOwnBlock() {
    let feed = feed(ads: [])
    feed.tableView.beginUpdates()
    feed.source.sections[0].append("last")
    feed.tableView.insertRows(at: [path(6)], with: .none)
    feed.table.endUpdates()
    #expect(feed.tableView.takeCalls() == ["begin", "+[0, 6] none", "end"])
    #expect(feed.texts == [(0..<6).map { "post \($0)" } + ["last"]])
  }

  // MARK: - Completions

  @Test("What waits when a table is detached is completed then, as not shown")
  func completionsOfDetachedTable() {
    let feed = feed()
    var log: [String] = []
    feed.onFirst(.willDisplay) {
      feed.update {
        $0[0].append("last")
      } announcing: {
        $0.insertRows(at: [path(6)], with: .none)
      } completion: {
        log.append("\($0)")
      }
    }
    feed.tableView.reloadData()
    feed.tableView.layoutIfNeeded()
    #expect(log == [])
    feed.table.detach()
    #expect(log == ["false"])
  }

  @Test("What a load has shown is completed before what is announced after it")
  func completionsAroundLoad() async {
    let feed = feed()
    var log: [String] = []
    feed.onFirst(.didEndDisplaying) {
      feed.update {
        $0[0][0] = "changed"
      } announcing: {
        $0.reloadRows(at: [path(0)], with: .none)
      } completion: { _ in
        log.append("first")
      }
    }
    feed.tableView.reloadData()
    feed.tableView.layoutIfNeeded()
    feed.update {
      $0[0][1] = "changed"
    } announcing: {
      $0.reloadRows(at: [path(1)], with: .none)
    } completion: { _ in
      log.append("second")
    }
    await wait { log.count == 2 }
    #expect(log == ["first", "second"])
    #expect(feed.texts[0].filter { $0 == "changed" }.count == 2)
  }

  @Test("What waits when a layer is added in the middle of an update is completed after that")
  func completionOfWhatIsDropped() {
    let feed = feed()
    var isApplying = false
    feed.table.observe { event in
      switch event {
      case .willApply: isApplying = true
      case .didApply: isApplying = false
      case .didLoad, .anomaly: break
      }
    }
    var completions: [Bool] = []
    feed.onFirst(.willDisplay) {
      feed.update {
        $0[0].append("last")
      } announcing: {
        $0.insertRows(at: [path(7)], with: .none)
      } completion: { _ in
        completions.append(isApplying)
      }
      feed.addAds(["promo"], placed: .start, named: "promos")
    }
    insertFirst(feed)
    #expect(completions == [false])
    #expect(feed.texts[0].filter { !$0.hasPrefix("ad") }.first == "promo")
    #expect(feed.texts[0].last == "last")
  }

  @Test("Changes that wait for a released table are completed")
  func tableGone() async {
    let source = TextSource([["a", "b", "c"]])
    let table = DecoratedTable(dataSource: source, delegate: source)
    table.addRows(["ad"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }
      .height(40)
    var isCompleted = false
    func show() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let tableView = UITableView.forTests(in: window)
      source.willDisplay = { _ in
        source.willDisplay = { _ in }
        table.performBatchUpdates {
          table.reloadRows(at: [path(0)], with: .none)
        } completion: { _ in
          isCompleted = true
        }
      }
      table.attach(to: tableView)
      tableView.layoutIfNeeded()
      withExtendedLifetime(window) {}
    }
    show()
    #expect(table.tableView == nil)
    await wait { isCompleted }
    #expect(isCompleted)
  }

  @Test("A rule that loads the table whenever it is asked has it loaded once more")
  func ruleThatLoads() async {
    let feed = UpdatedFeed([["a", "b"]])
    // For a table that counts twice for a load, the rule asks for another one without end.
    feed.tableView.stayTame()
    feed.table.add(
      TableLayer(named: "banner") { [weak feed] _ in
        feed?.table.reloadData()
        return LayerRule(rows: .none, supply: .everySlot)
      })
    feed.show()
    await nextTurn()
    let loads = feed.loads
    feed.tableView.reloadData()
    feed.tableView.layoutIfNeeded()
    await nextTurn()
    #expect(feed.loads == loads + 1)
    #expect(feed.texts == [["a", "b"]])
  }

  // MARK: - Drags

  #if HEADLESS_UIKIT
  @Test("Index paths announced in the callback of a drag are those after the drag")
  func announcementInDrag() async {
    let source = DraggedSource(["a", "b", "c", "d"])
    let table = DecoratedTable(dataSource: source)
    table.addRows(["ad"], placed: .end) { tableView, _, ad in textCell(tableView, ad) }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.setEditing(true, animated: false)
    tableView.layoutIfNeeded()
    let held = table.holdRow(atData: path(1))
    let kept = table.holdRow(atData: path(3))
    source.didMove = { [unowned source, unowned table] in
      source.texts.removeAll { $0 == "b" }
      table.deleteRows(at: [path(0)], with: .none)
    }
    _ = tableView.simulateReorder(from: path(0), to: path(2))
    await wait { tableView.numberOfRows(inSection: 0) == 4 }
    #expect(tableView.displayedTexts() == [["c", "a", "d", "ad"]])
    #expect(held?.reuseIndexPath == nil)
    #expect(kept?.reuseIndexPath == path(2))
  }
  #endif
}

#if HEADLESS_UIKIT
/// Texts that a user can drag.
private final class DraggedSource: NSObject, UITableViewDataSource {
  var texts: [String]
  /// Called when a row was dragged elsewhere.
  var didMove: () -> Void = {}

  init(_ texts: [String]) { self.texts = texts }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    textCell(tableView, texts[indexPath.row])
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    texts.insert(texts.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    didMove()
  }
}
#endif
