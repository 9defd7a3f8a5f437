import DecoratorTableKit
import Foundation
import Testing

@Suite("Changes that are announced while another is applied")
@MainActor
struct QueueTests {
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

  @Test("They are applied after it, the content before the layers")
  func order() throws {
    try withEvery("callback", in: callbacks) { callback in
      let (feed, ads) = feed()
      var seen = 0
      feed.onFirst(callback) {
        ads.append("ad 1")
        feed.update {
          $0[0].append("last")
        } announcing: {
          $0.insertRows(at: [path(6)], with: .none)
        }
        ads.append("ad 2")
        seen = feed.applied.count
      }
      replaceFirst(feed)
      try expectEqual(seen, 0, "updates applied at the callback")
      try expectEqual(
        feed.applied.map(\.source),
        [.content, .content, .layer(named: "ads"), .layer(named: "ads")], "the order")
      try expectEqual(
        feed.texts,
        [
          ["new", "post 1", "ad 0", "post 2", "post 3", "ad 1", "post 4", "post 5", "ad 2", "last"]
        ],
        "the rows")
      try expectEqual(feed.loads, 0, "loads")
      try expectEqual(feed.anomalies, [], "anomalies")
    }
  }

  @Test("Several announcements of content at once cannot be shown one by one, and are loaded")
  func severalAnnouncements() throws {
    try withEvery("callback", in: callbacks) { callback in
      let (feed, ads) = feed()
      var finished = 0
      feed.onFirst(callback) {
        for _ in 0..<2 {
          feed.update {
            $0[0].remove(at: 1)
          } announcing: {
            $0.deleteRows(at: [path(1)], with: .none)
          } completion: { _ in
            finished += 1
          }
        }
        ads.append("ad 1")
      }
      replaceFirst(feed)
      try expectEqual(
        feed.texts, [["new", "post 3", "ad 0", "post 4", "post 5", "ad 1"]], "the rows")
      try expectEqual(finished, 2, "completions")
      try expectEqual(feed.loads, 1, "loads")
      try expectEqual(feed.anomalies, [], "anomalies")
    }
  }

  @Test("A reload in a callback comes after the change, and takes the place of all that waits")
  func reload() throws {
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

  @Test("A completion may announce the next change, and that its own")
  func completions() {
    let (feed, ads) = feed()
    var left = 5
    func next() {
      guard left > 0 else { return }
      left -= 1
      feed.update {
        $0[0].insert("new \(left)", at: 0)
      } announcing: {
        $0.insertRows(at: [path(0)], with: .none)
      } completion: { _ in
        ads.append("ad")
        next()
        feed.update {
          $0[0].removeLast()
        } announcing: {
          $0.deleteRows(at: [path(feed.source.sections[0].count)], with: .none)
        }
      }
    }
    next()
    #expect(feed.texts[0].filter { $0 != "ad" && $0 != "ad 0" } == feed.source.sections[0])
    #expect(feed.source.sections[0].count == 6)
    #expect(feed.loads == 0)
    #expect(feed.anomalies.isEmpty)
  }

  @Test("A reload inside a block takes the place of the block")
  func reloadInBlock() {
    let (feed, _) = feed()
    var finished: [Bool] = []
    feed.update {
      $0 = [["a", "b", "c"]]
    } announcing: {
      $0.reloadData()
      $0.insertRows(at: [path(7)], with: .none)
    } completion: {
      finished.append($0)
    }
    #expect(feed.texts == [["a", "b", "ad 0", "c"]])
    #expect(feed.anomalies.isEmpty)
    #expect(finished == [true])
  }

  @Test("Layers that change while a block is open across turns wait for its end")
  func openBlock() async {
    let (feed, ads) = feed()
    feed.table.beginUpdates()
    feed.source.sections[0].remove(at: 0)
    ads.append("ad 1")
    for _ in 0..<3 { await Task { @MainActor in }.value }
    #expect(feed.applied.isEmpty)
    feed.table.deleteRows(at: [path(0)], with: .none)
    feed.table.endUpdates()
    #expect(feed.texts == [["post 1", "post 2", "ad 0", "post 3", "post 4", "ad 1", "post 5"]])
    #expect(feed.loads == 0)
    #expect(feed.anomalies.isEmpty)
  }

  @Test("What waits is dropped when the table is detached in a callback")
  func detaching() {
    let (feed, ads) = feed()
    feed.onFirst(.didEndDisplaying) {
      ads.append("ad 1")
      feed.table.detach()
    }
    replaceFirst(feed)
    #expect(feed.applied.count <= 1)
    feed.show()
    #expect(feed.texts[0].filter { $0.hasPrefix("ad") } == ["ad 0", "ad 1"])
  }
}
