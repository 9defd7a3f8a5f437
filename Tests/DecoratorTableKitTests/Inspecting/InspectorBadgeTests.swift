#if DEBUG
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableInspector
@testable import DecoratorTableKit

@Suite("The badge of the inspector")
@MainActor
struct InspectorBadgeTests {
  private func shownFeed() -> InspectedFeed {
    let feed = InspectedFeed([(0..<30).map { "post \($0)" }])
    feed.feed.addAds(["ad 0", "ad 1"], placed: .every(3, after: 1))
    feed.feed.show()
    return feed
  }

  private func lines(_ feed: InspectedFeed) -> [String] {
    feed.tableView.layoutIfNeeded()
    return feed.view?.badge.lines ?? []
  }

  private func insert(_ count: Int, into feed: InspectedFeed) {
    feed.feed.update {
      $0[0].insert(contentsOf: (0..<count).map { "new \($0)" }, at: 0)
    } announcing: {
      $0.insertRows(at: (0..<count).map { path($0) }, with: .none)
    }
  }

  @Test("It has the last batch as the table got it")
  func batches() {
    let feed = shownFeed()
    #expect(lines(feed) == ["No anomalies", "No batch yet"])
    feed.feed.update {
      $0[0][1] = "other"
    } announcing: {
      $0.reloadRows(at: [path(1)], with: .none)
    }
    #expect(lines(feed) == ["No anomalies", "Last batch: ~[0, 2]"])
    #expect(feed.feed.applied.last.map { "\($0.table)" } == "~[0, 2]")
    feed.table.reloadData()
    #expect(lines(feed).last == "Last batch: ~[0, 2], then all rows were loaded")
  }

  @Test("It names the layer that changed its rows")
  func layers() async {
    let feed = InspectedFeed([["a", "b", "c"]])
    let ads = feed.feed.addAds(["ad"], placed: .start)
    feed.feed.show()
    ads.models = []
    await nextTurn()
    #expect(lines(feed).last == "Last batch of ads: -[0, 0]")
  }

  @Test("A change that was not sent to the table is no batch")
  func nothingVisible() async {
    let feed = InspectedFeed([["a", "b", "c"]])
    let ads = feed.feed.addAds(["ad"], placed: .start)
    feed.feed.show()
    ads.models = ["ad", "one that has no place"]
    await nextTurn()
    #expect(feed.feed.applied.map(\.table.isEmpty) == [true])
    #expect(lines(feed).last == "No batch yet")
  }

  @Test("It leaves out what does not fit of a long batch")
  func longBatch() {
    let feed = shownFeed()
    insert(40, into: feed)
    let count = feed.feed.applied.last?.table.operations.count ?? 0
    #expect(count >= 40)
    #expect(lines(feed).last?.hasSuffix(" … (\(count) operations)") == true)
    #expect((lines(feed).last?.count ?? 0) < 160)
  }

  @Test("It counts anomalies since it is shown, and has the last one's text")
  func anomalies() throws {
    let feed = shownFeed()
    for number in 1...2 {
      feed.table.insertRows(at: [path(0)], with: .none)
      feed.tableView.layoutIfNeeded()
      let last = try #require(feed.feed.anomalies.last)
      #expect(feed.feed.anomalies.count == number)
      let start = number == 1 ? "1 anomaly: " : "2 anomalies, the last: "
      #expect(lines(feed).first == start + last.text)
      #expect(last.description.hasSuffix(last.text))
    }
    feed.table.inspector.isShown = false
    feed.table.inspector.isShown = true
    #expect(lines(feed).first == "No anomalies")
  }

  @Test("It stays at the lower edge of what is on screen, above what covers it, and inside")
  func place() throws {
    let feed = shownFeed()
    feed.table.insertRows(at: [path(0)], with: .none)
    feed.tableView.contentInset.bottom = 20
    for offset: CGFloat in [0, 250] {
      feed.tableView.contentOffset.y = offset
      feed.tableView.layoutIfNeeded()
      let frame = try #require(feed.view?.badge.frame)
      #expect(frame.maxY == offset + 300 - 20 - 8)
      #expect(feed.tableView.bounds.contains(frame))
      for label in feed.view?.badge.subviews ?? [] {
        #expect(feed.view?.badge.bounds.contains(label.frame) == true)
      }
    }
  }

  @Test("The observer of the app gets the same events as without it")
  func observers() {
    func events(isShown: Bool) -> [String] {
      let feed = InspectedFeed([["a", "b", "c"]], isShown: isShown)
      feed.feed.addAds(["ad"], placed: .start)
      feed.feed.show()
      insert(2, into: feed)
      feed.table.reloadData()
      feed.table.insertRows(at: [path(0)], with: .none)
      feed.tableView.layoutIfNeeded()
      return feed.feed.applied.map { "\($0.table)" } + ["\(feed.feed.loads)"]
        + feed.feed.anomalies.map(\.description)
    }
    #expect(events(isShown: true) == events(isShown: false))
    #expect(events(isShown: true).count == 3)
  }
}
#endif
