import DecoratorTableKit
import Foundation
import Testing

@Suite("Held rows")
@MainActor
struct HeldRowTests {
  /// Every row of the table, and its text.
  private func hold(_ feed: UpdatedFeed) -> [(row: HeldRow, text: String)] {
    feed.texts.enumerated().flatMap { section, texts in
      texts.enumerated().compactMap { index, text in
        feed.table.holdRow(atReuse: path(index, section)).map { ($0, text) }
      }
    }
  }

  @Test("They follow their row through every change, and end when the row is removed")
  func following() throws {
    try withEverySeed(Thinning.seeds(0..<60)) { generator in
      let policy = ContentPolicy.allCases[generator.number(in: 0...2)]
      let feed = UpdatedFeed([(0..<6).map { "a\($0)" }, (0..<4).map { "b\($0)" }])
      let ads = feed.addAds(["ad 0", "ad 1", "ad 2"], placed: .every(2), policy: policy)
      feed.addAds(["promo 0", "promo 1"], placed: .every(3), policy: policy, named: "promos")
      feed.show()
      let held = hold(feed)
      var gone: Set<String> = []
      try expectEqual(held.count, 15, "held rows")
      for step in 0..<6 {
        feed.randomUpdate(&generator, step: step)
        // A waiting ad is shown again when another is removed.
        let shown = Set(feed.texts.joined())
        for (_, text) in held where !shown.contains(text) { gone.insert(text) }
        if step == 3 { ads.remove(at: 0) }
        let texts = feed.texts
        for (row, text) in held {
          let place = texts.enumerated().lazy.compactMap { section, texts in
            texts.firstIndex(of: text).map { path($0, section) }
          }.first
          if place == nil { gone.insert(text) }
          // An ad that is shown again is another row.
          try expectEqual(
            row.reuseIndexPath, gone.contains(text) ? nil : place, "where \(text) is")
          let data = feed.source.sections.enumerated().lazy.compactMap { section, texts in
            texts.firstIndex(of: text).map { path($0, section) }
          }.first
          try expectEqual(row.dataIndexPath, data, "where \(text) is in the content")
        }
      }
      try expectEqual(feed.loads, 0, "loads")
    }
  }

  @Test("A content row that moves to another section is the same row")
  func changingSection() {
    let feed = UpdatedFeed([["a", "b"], ["c"]])
    feed.addAds(["ad"], placed: .every(2))
    feed.show()
    let held = feed.table.holdRow(atData: path(1))
    feed.update {
      $0 = [["a"], ["b", "c"]]
    } announcing: {
      $0.moveRow(at: path(1), to: path(0, 1))
    }
    #expect(held?.dataIndexPath == path(0, 1))
  }

  @Test("They lose their row when everything is loaded again, and when its section is reloaded")
  func reloads() {
    let feed = UpdatedFeed([["a", "b"], ["c"]])
    feed.addAds(["ad"], placed: .every(2))
    feed.show()
    let held = feed.table.holdRow(atData: path(1))
    let other = feed.table.holdRow(atData: path(0, 1))
    feed.table.reloadSections([1], with: .none)
    #expect(other?.reuseIndexPath == nil)
    #expect(held?.reuseIndexPath == path(1))
    feed.tableView.reloadData()
    #expect(held?.reuseIndexPath == nil)
    #expect(held?.dataIndexPath == nil)
    let again = feed.table.holdRow(atData: path(1))
    feed.table.detach()
    #expect(again?.reuseIndexPath == nil)
  }

  @Test("Without layers they follow the table's batches as well")
  func withoutLayers() {
    let feed = UpdatedFeed([["a", "b"]])
    feed.observation?.cancel()
    feed.show()
    let held = feed.table.holdRow(atReuse: path(1))
    feed.update {
      $0[0].insert("new", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    }
    #expect(held?.reuseIndexPath == path(2))
    feed.table.reloadData()
    #expect(held?.reuseIndexPath == nil)
  }

  @Test("A row that does not exist cannot be held, and only the holder keeps a held one")
  func existence() {
    let feed = UpdatedFeed([["a"]])
    feed.addAds(["ad"], placed: .end)
    #expect(feed.table.holdRow(atReuse: path(0)) == nil)
    feed.show()
    #expect(feed.table.holdRow(atReuse: path(2)) == nil)
    #expect(feed.table.holdRow(atData: path(1)) == nil)
    weak let dropped = feed.table.holdRow(atReuse: path(0))
    #expect(dropped == nil)
  }
}
