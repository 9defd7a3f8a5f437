import DecoratorTableKit
import Foundation
import Testing

/// The rules that are written at `ChangeQueue`, each under its number. More about them is tested
/// elsewhere: 1 and 4 in ``ChangeQueueTests``, 2 in ``ChangeQueueInCallbacksTests``, 3 and 5 in
/// ``SnapshotSourceOrderTests``, 6 in ``UnannouncedChangeTests``, and rule 7 for drops in
/// ``PrefetchDragDropTests``.
@Suite("The rules of order of changes")
@MainActor
struct ChangeQueueRulesTests {
  /// The callbacks that a table makes of a change that it is in the middle of.
  private let callbacks: [TableCallback] = [.cell, .willDisplay, .didEndDisplaying, .height]

  private func feed() -> (UpdatedFeed, RowLayer<String>) {
    let feed = UpdatedFeed([(0..<6).map { "post \($0)" }])
    let ads = feed.addAds(["ad 0"], placed: .every(2))
    feed.show()
    return (feed, ads)
  }

  private func replaceFirst(_ feed: UpdatedFeed) {
    feed.update {
      $0[0][0] = "new"
    } announcing: {
      $0.deleteRows(at: [path(0)], with: .none)
      $0.insertRows(at: [path(0)], with: .none)
    }
  }

  @Test(
    "1. One at a time: a change that is announced while another is applied waits for its end",
    arguments: ChangingTable.Wiring.allCases)
  func oneAtATime(wiring: ChangingTable.Wiring) {
    let table = ChangingTable(wiring)
    var depth = 0
    table.interrupt {
      depth = table.tableView.depth
      table.add("new 1")
      table.add("new 2")
    }
    table.add("new 0")
    #expect(depth == 1)
    #expect(table.tableView.takeCalls().allSatisfy { $0.hasSuffix(" 0") })
    #expect(table.addedTexts == ["new 0", "new 1", "new 2"])
  }

  @Test(
    "2. Nothing while the view asks: what is announced then waits for the next turn",
    arguments: ChangingTable.Wiring.allCases)
  func nothingWhileTheViewAsks(wiring: ChangingTable.Wiring) async {
    let table = ChangingTable(wiring)
    table.tableView.reloadData()
    _ = table.tableView.takeCalls()
    table.interrupt { table.add("new 0") }
    table.tableView.layoutIfNeeded()
    #expect(!table.isToBeInterrupted)
    #expect(table.tableView.takeCalls() == [])
    var calls: [String] = []
    await wait {
      calls += table.tableView.takeCalls()
      return !calls.isEmpty
    }
    #expect(calls != [])
    #expect(table.addedTexts == ["new 0"])
  }

  @Test("3. A block is one change: what is announced before its end waits")
  func blockIsOneChange() {
    for isModelFirst in [true, false] {
      let (feed, ads) = feed()
      feed.table.beginUpdates()
      if isModelFirst { feed.source.sections[0].remove(at: 0) }
      ads.append("ad 1")
      if !isModelFirst { feed.source.sections[0].remove(at: 0) }
      #expect(feed.applied.isEmpty)
      feed.table.deleteRows(at: [path(0)], with: .none)
      feed.table.endUpdates()
      #expect(feed.texts == [["post 1", "post 2", "ad 0", "post 3", "post 4", "ad 1", "post 5"]])
      #expect(feed.loads == 0)
      #expect(feed.anomalies.isEmpty)
    }
  }

  @Test("4. What the app announced is applied first, and becomes one batch")
  func announcementsFirst() throws {
    try withEvery("callback", in: callbacks) { callback in
      let (feed, ads) = feed()
      var finished: [Int] = []
      feed.onFirst(callback) {
        for number in 0..<3 {
          feed.update {
            $0[0].remove(at: 1)
          } announcing: {
            $0.deleteRows(at: [path(1)], with: .none)
          } completion: { _ in
            finished.append(number)
          }
        }
        ads.append("ad 1")
      }
      replaceFirst(feed)
      try expectEqual(feed.texts, [["new", "post 4", "ad 0", "post 5"]], "the rows")
      try expectEqual(finished, [0, 1, 2], "completions")
      try expectEqual(
        feed.applied.map { $0.levels.last?.description ?? "" },
        ["-[0, 0] +[0, 0]", "-[0, 1] -[0, 2] -[0, 3]", ""], "what was applied to the content")
      try expectEqual(feed.loads, 0, "loads")
      try expectEqual(feed.anomalies, [], "anomalies")
    }
  }

  @Test("5. Then changes of the source, in their order, also where everything is loaded")
  func sourceInItsOrder() {
    for isLoaded in [false, true] {
      let mixed = MixedChanges()
      mixed.inTheMiddle {
        mixed.ads.append("ad 1")
        mixed.source.apply(SnapshotTable.snapshot(["a": ["1", "2", "3", "4", "5"]]))
        mixed.source.apply(SnapshotTable.snapshot(["a": ["2", "3", "4", "5"]]))
        mixed.table.reloadRows(at: [path(0)], with: .none)
        if isLoaded { mixed.table.reloadData() }
      }
      #expect(
        mixed.log.lines
          == ["content +[0, 3]", isLoaded ? "load" : "content ~[0, 0]"]
          + ["content +[0, 4]", "content -[0, 0]"] + (isLoaded ? [] : ["ads"]))
      #expect(mixed.texts == ["2", "3", "ad 0", "4", "5", "ad 1"])
    }
  }

  @Test("6. Then those of layers, in their order, and only while the model is as announced")
  func layersLast() async {
    for isAnnounced in [true, false] {
      let feed = UpdatedFeed([(0..<6).map { "post \($0)" }])
      let ads = feed.addAds(["ad 0"], placed: .every(2))
      let tips = feed.addAds(["tip 0"], placed: .every(3), named: "tips")
      feed.show()
      feed.source.sections[0].append("last")
      tips.append("tip 1")
      ads.append("ad 1")
      #expect(feed.tableView.takeCalls().isEmpty)
      if isAnnounced { feed.table.insertRows(at: [path(6)], with: .none) }
      await nextTurn()
      #expect(
        feed.applied.map(\.source)
          == (isAnnounced ? [.content, .layer(named: "tips"), .layer(named: "ads")] : []))
      #expect(feed.anomalies.count == (isAnnounced ? 0 : 1))
      #expect(feed.texts[0].filter { $0.hasPrefix("ad") } == ["ad 0", "ad 1"])
      #expect(feed.texts[0].filter { $0.hasPrefix("tip") } == ["tip 0", "tip 1"])
      #expect(feed.texts[0].contains("last"))
    }
  }

  @Test("7. A reload replaces all changes that wait")
  func reloadInsteadOfAll() throws {
    try withEvery("callback", in: callbacks) { callback in
      let (feed, ads) = feed()
      feed.onFirst(callback) {
        ads.append("ad 1")
        feed.source.sections = [["a", "b", "c", "d"]]
        feed.table.reloadData()
      }
      replaceFirst(feed)
      try expectEqual(feed.texts, [["a", "b", "ad 0", "c", "d", "ad 1"]], "the rows")
      try expectEqual(feed.loads, 1, "loads")
      try expectEqual(feed.applied.count, 1, "updates")
    }
  }

  @Test("8. Completions are called in order, when nothing is being applied, and each once")
  func completionsInOrder() {
    for isLoaded in [false, true] {
      let mixed = MixedChanges()
      mixed.inTheMiddle {
        mixed.apply(["1", "2", "3", "4", "5"], named: "source 1")
        mixed.announce(named: "announcement 1")
        mixed.apply(["2"], named: "source 2")
        mixed.announce(named: "announcement 2")
        if isLoaded { mixed.table.reloadData() }
      }
      #expect(
        mixed.completions
          == ["middle", "announcement 1", "announcement 2", "source 1", "source 2"])
      #expect(mixed.texts == ["2"])
    }
  }
}
