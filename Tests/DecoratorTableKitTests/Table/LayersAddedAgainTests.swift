import DecoratorTableTesting
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// Layers, requests and observations that end while something of them still waits, and begin again.
@Suite("Layers that are removed and added again, and observations likewise")
@MainActor
struct LayersAddedAgainTests {
  /// Lets checks that wait for 50 ms run.
  private func settle() async {
    try? await Task.sleep(nanoseconds: 150_000_000)
    await nextTurn()
  }

  @Test(
    "The first layer of a table on screen without a delegate is not taken for a change by other code"
  )
  func firstLayerWithoutDelegate() async {
    let source = PlainDataSource([(0..<30).map { "\($0)" }])
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.rowHeight = 40
    tableView.putIntoWindow()
    let table = DecoratedTable(dataSource: source)
    var events: [String] = []
    let observation = table.observe { event in
      switch event {
      case .anomaly(let anomaly) where anomaly.severity == .error: events.append("\(anomaly)")
      case .didLoad: events.append("load")
      default: break
      }
    }
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    await settle()
    events = []
    table.addRows(["ad"], placed: .before(1)) { tableView, _, ad in textCell(tableView, ad) }
      .height(40)
    await settle()
    #expect(events.isEmpty)
    observation.cancel()
  }

  @Test("A layer that was the only one to observe displays leaves nothing behind")
  func lastObserverOfDisplays() async {
    let source = PlainDataSource([(0..<30).map { "\($0)" }])
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.stayTame()
    tableView.rowHeight = 40
    tableView.putIntoWindow()
    let table = DecoratedTable(dataSource: source)
    var anomalies: [TableAnomaly] = []
    let observation = table.observe { event in
      if case .anomaly(let anomaly) = event, anomaly.severity == .error {
        anomalies.append(anomaly)
      }
    }
    let lines = table.addRows(["line"], placed: .before(1)) { tableView, _, line in
      textCell(tableView, line)
    }.height(40)
    let ads = table.addRows(["ad"], placed: .before(2)) { tableView, _, ad in
      textCell(tableView, ad)
    }.height(40)
    ads.onEndDisplay { _, _ in }
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    ads.removeFromTable()
    await nextTurn()
    for _ in 0..<2 {
      source.sections[0].insert(contentsOf: ["x", "y", "z"], at: 0)
      table.insertRows(at: (0..<3).map { path($0) }, with: .none)
      await nextTurn()
      tableView.contentOffset.y = 200
      tableView.layoutIfNeeded()
      tableView.contentOffset.y = 0
      tableView.layoutIfNeeded()
    }
    lines.onEndDisplay { _, _ in }
    await settle()
    #expect(anomalies.isEmpty)
    observation.cancel()
  }

  @Test("A layer that waits to be removed can be added again, here or to another table")
  func addedBeforeItIsGone() async {
    for isScrolling in [false, true] {
      for goesElsewhere in [false, true] {
        let feed = UpdatedFeed([(0..<100).map { "post \($0)" }], height: 400)
        let other = UpdatedFeed([["other"]])
        let ads = feed.addAds(["ad"], placed: .before(1))
        feed.show()
        other.show()
        let target = goesElsewhere ? other.table : feed.table
        if isScrolling {
          feed.tableView.simulateFlick(velocity: 20)
          ads.removeFromTable()
          target.add(ads)
          feed.tableView.simulateTime(passing: 10)
        } else {
          feed.table.performBatchUpdates {
            ads.removeFromTable()
            target.add(ads)
          }
        }
        await settle()
        let others = goesElsewhere ? ["other", "ad"] : ["other"]
        await wait { other.texts == [others] }
        #expect(feed.tableView.numberOfRows(inSection: 0) == (goesElsewhere ? 100 : 101))
        #expect(other.texts == [others])
        #expect(target.layers.count { $0 === ads } == 1)
      }
    }
  }

  @Test("The last layer of a detached table can be removed and added again")
  func removedWhileDetached() async {
    let feed = UpdatedFeed([["a", "b"]])
    let ads = feed.addAds(["ad"], placed: .before(1))
    feed.show()
    feed.table.detach()
    ads.removeFromTable()
    feed.table.add(ads)
    feed.table.attach()
    #expect(feed.texts == [["a", "ad", "b"]])
  }

  @Test("The late result of a load is not that of a load after the layer was added again")
  func lateResult() async {
    for fails in [false, true] {
      let feed = SuppliedFeed()
      await feed.show()
      feed.ads.removeFromTable()
      feed.feed.table.add(feed.ads)
      await feed.settle()
      _ = feed.takeEvents()
      if fails { feed.network.fail() } else { feed.network.answer(0) }
      await feed.settle()
      #expect(feed.takeEvents().isEmpty)
      feed.network.answer(1)
      await feed.settle()
      #expect(feed.rows == ["ad 1 at 14"])
      feed.network.hangUp()
    }
  }

  @Test("A load after a layer was added again is another model to those who count each once")
  func viewedAgain() async {
    let feed = SuppliedFeed()
    var once = ViewabilityStandard.full
    once.counting = .eachModel
    feed.feed.table.viewing.clock = feed.clock
    var viewed: [String] = []
    feed.ads.onViewed(once) { ad, _ in viewed.append(ad) }
    await feed.show()
    await feed.answer()
    await feed.scroll(to: 10)
    #expect(viewed == ["ad 0"])
    feed.ads.removeFromTable()
    await feed.settle()
    feed.network.hangUp()
    await feed.scroll(to: 0)
    feed.feed.table.add(feed.ads)
    await feed.settle()
    await feed.answer()
    await feed.scroll(to: 10)
    #expect(feed.rows == ["ad 2 at 14"])
    #expect(viewed == ["ad 0", "ad 2"])
    feed.network.hangUp()
  }

  @Test("A model that waited for its row when its layer was removed is in no row later")
  func fillOfFormerLife() async {
    let feed = SuppliedFeed()
    feed.feed.addAds(["line"], placed: .before(1), named: "lines")
    await feed.show()
    await feed.answer()
    await feed.scroll(to: 10)
    feed.supply.refresh(.all)
    await feed.settle()
    feed.feed.tableView.simulateFlick(velocity: 60)
    await feed.answer()
    await feed.answer()
    feed.feed.table.detach()
    feed.ads.removeFromTable()
    await feed.settle()
    feed.network.hangUp()
    feed.feed.table.add(feed.ads)
    feed.feed.table.attach(to: feed.feed.tableView)
    feed.feed.tableView.layoutIfNeeded()
    await feed.settle()
    #expect(feed.rows.isEmpty)
    feed.network.hangUp()
  }

  @Test("An observation that begins once the app is active again counts")
  func activeAgain() async {
    let feed = UpdatedFeed([["a", "b"]], height: 400)
    let (clock, center) = (ManualClock(), NotificationCenter())
    let ads = feed.addAds(["ad"], placed: .before(1))
    feed.table.viewing.clock = clock
    feed.table.viewing.notificationCenter = center
    let first = ads.onViewed(.mrcDisplay) { _, _ in }
    feed.show()
    await nextTurn()
    center.post(name: Notification.Name("UIApplicationWillResignActiveNotification"), object: nil)
    await nextTurn()
    first.cancel()
    center.post(name: Notification.Name("UIApplicationDidBecomeActiveNotification"), object: nil)
    await nextTurn()
    var viewed: [String] = []
    ads.onViewed(.mrcDisplay) { ad, _ in viewed.append(ad) }
    await nextTurn()
    clock.advance(by: 1)
    #expect(viewed == ["ad"])
  }

  @Test("A row that loads more does not load once it was removed or turned off")
  func removedLoadMore() async {
    for turnsOff in [false, true] {
      let feed = UpdatedFeed([["a", "b"]], height: 400)
      feed.tableView.temper = .lateAnimations
      var loads = 0
      let more = feed.table.addLoadMore(height: 40) { tableView, _ in
        textCell(tableView, "more")
      } load: { _ in
        loads += 1
      }
      feed.show()
      await settle()
      #expect(loads == 1)
      if turnsOff { feed.table.isEnabled = false } else { more.removeFromTable() }
      more.state = .idle
      await settle()
      more.state = .idle
      await settle()
      #expect(loads == 1)
    }
  }

  @Test("The last layer's rows are its own until they have animated out", arguments: [false, true])
  func lateEndOfLastLayer(isChild: Bool) async {
    let feed = UpdatedFeed([["a", "b"]], height: 400)
    feed.tableView.stayTame()
    let home = isChild ? ComposedTable(.bySections, [feed.table]) : nil
    var (ended, endedContent): ([String], [String]) = ([], [])
    feed.source.didEndDisplaying = { path, _ in endedContent.append("\(path)") }
    let ads = feed.addAds(["ad"], placed: .start).onEndDisplay { _, ad in ended.append(ad) }
    if let home { home.attach(to: feed.tableView) } else { feed.table.attach(to: feed.tableView) }
    feed.tableView.layoutIfNeeded()
    feed.tableView.temper = .lateAnimations
    ads.removeFromTable()
    #expect(feed.texts == [["a", "b"]])
    feed.tableView.simulateEndOfAnimations()
    #expect(ended == ["ad"])
    #expect(endedContent.isEmpty)
    await wait { feed.table.layers.isEmpty }
    #expect(feed.table.layers.isEmpty)
    feed.table.add(ads)
    #expect(feed.texts == [["ad", "a", "b"]])
    _ = home
  }

  @Test("The last layer goes even if the end of its rows' display is never reported")
  func noEndOfLastLayer() async {
    let feed = UpdatedFeed([["a", "b"]], height: 400)
    feed.tableView.stayTame()
    let ads = feed.addAds(["ad"], placed: .start).onEndDisplay { _, _ in }
    feed.show()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    feed.tableView.delegate?.tableView?(feed.tableView, willDisplay: cell, forRowAt: path(0))
    ads.removeFromTable()
    #expect(feed.table.layers.count == 1)
    await wait { feed.table.layers.isEmpty }
    #expect(feed.table.layers.isEmpty)
    #expect(feed.tableView.dataSource === feed.source)
    #expect(feed.texts == [["a", "b"]])
    withExtendedLifetime(cell) {}
  }

  @Test("A layer that keeps its rows is not removed because the last one has lost its own")
  func addedAgainBesideLastLayer() async {
    let feed = UpdatedFeed([["a", "b"]], height: 400)
    feed.tableView.stayTame()
    let ads = feed.addAds(["ad"], placed: .start)
    feed.show()
    feed.tableView.temper = .lateAnimations
    ads.removeFromTable()
    let others = feed.addAds(["other"], placed: .start, named: "others")
    feed.table.performBatchUpdates {
      others.removeFromTable()
      feed.table.add(others)
      feed.source.sections[0].append("c")
      feed.table.insertRows(at: [path(2)], with: .fade)
    }
    await wait { feed.table.layers.count == 1 }
    #expect(feed.texts == [["other", "a", "b", "c"]])
    #expect(feed.table.layers.map(\.name) == ["others"])
    #expect(feed.loads == 0)
    #expect(feed.anomalies == [])
  }

  @Test("A row that is hidden before its layer is shown stays the same row")
  func hiddenBeforeShown() async {
    for announces in [false, true] {
      let feed = UpdatedFeed([(0..<100).map { "post \($0)" }], height: 400)
      let ads = feed.addAds(["x"], placed: .every(2))
      feed.show()
      feed.tableView.contentOffset.y = 800
      feed.tableView.layoutIfNeeded()
      feed.tableView.simulateFlick(velocity: 60)
      ads.append("y")  // waits for the end of the scroll, and all later changes with it
      let filter = feed.table.hideRows(named: "filter")
      filter.hide([path(30)])
      if announces {
        feed.update {
          $0[0].insert("new", at: 0)
        } announcing: {
          $0.insertRows(at: [path(0)], with: .none)
        }
      }
      feed.tableView.simulateTime(passing: 10)
      let posts = feed.source.sections[0]
      var hidden: [String] {
        posts.indices.filter { filter.isHidden(path($0)) }.map { posts[$0] }
      }
      await wait { !hidden.isEmpty }
      #expect(hidden == ["post 30"])
    }
  }

  @Test("A row that was to be hidden when the table was detached is the same row afterwards")
  func hiddenBeforeDetached() async {
    let feed = UpdatedFeed([["a", "b", "c", "d"]], height: 400)
    // One that loads again shows what the rule shows.
    feed.tableView.stayTame()
    feed.addAds(["x", "y"], placed: .start + .before(1))
    let filter = feed.table.hideRows(named: "filter")
    feed.show()
    feed.table.beginUpdates()
    filter.hide([path(1)])
    feed.table.detach()
    feed.table.endUpdates()
    feed.table.attach()
    #expect(feed.texts == [["x", "a", "y", "c", "d"]])
  }

  @Test("The impressions of a table that is detached end then")
  func detachedImpressions() async {
    let feed = UpdatedFeed([["a", "b"]], height: 400)
    let clock = ManualClock()
    let ads = feed.addAds(["ad"], placed: .before(1))
    feed.table.viewing.clock = clock
    var ended: [Double] = []
    ads.onViewed(.mrcDisplay) { _, _ in
    } ended: { _, row in
      ended.append(row.record.totalTime)
    }
    feed.show()
    await nextTurn()
    clock.advance(by: 1)
    feed.table.detach()
    await nextTurn()
    clock.advance(by: 100)
    feed.table.attach()
    await nextTurn()
    #expect(ended == [1])
  }
}
#endif
