import DecoratorTableKit
import Foundation
import Testing

@Suite("Changes that are announced while a table scrolls or loads")
@MainActor
struct ChangeQueueInCallbacksTests {
  /// What a table does that is no update.
  private enum Cause: CaseIterable {
    case scroll
    case load

    /// The callbacks that the table makes then.
    var callbacks: [TableCallback] {
      switch self {
      case .scroll: [.cell, .willDisplay, .didEndDisplaying]
      case .load: TableCallback.allCases
      }
    }

    /// Those of them after which the table reads the counts, and so has all rows as they are by
    /// then.
    var callbacksBeforeCounts: [TableCallback] {
      self == .load ? [.didEndDisplaying, .counts] : []
    }

    @MainActor
    func happen(to feed: UpdatedFeed) {
      switch self {
      case .scroll: feed.tableView.contentOffset.y = 120
      case .load: feed.tableView.reloadData()
      }
      feed.tableView.layoutIfNeeded()
    }
  }

  private func feed() -> (UpdatedFeed, RowLayer<String>) {
    let feed = UpdatedFeed([(0..<6).map { "post \($0)" }], height: 120)
    let ads = feed.addAds(["ad 0"], placed: .every(2))
    feed.addAds(["top"], placed: .start, named: "outer")
    feed.show()
    return (feed, ads)
  }

  private func withEveryCallback(
    _ body: (Cause, TableCallback) async throws -> Void
  ) async rethrows {
    for cause in Cause.allCases {
      for callback in cause.callbacks { try await body(cause, callback) }
    }
  }

  @Test("They are applied on the next turn, the content before the layers")
  func order() async throws {
    try await withEveryCallback { cause, callback in
      let (feed, ads) = feed()
      let name = "\(callback) of a \(cause)"
      var finished = 0
      feed.onFirst(callback) {
        ads.append("ad 1")
        feed.update {
          $0[0].append("last")
        } announcing: {
          $0.insertRows(at: [path(6)], with: .none)
        } completion: { _ in
          finished += 1
        }
        ads.append("ad 2")
      }
      cause.happen(to: feed)
      try expectEqual(feed.applied.count, 0, "updates applied in \(name)")
      try expectEqual(finished, 0, "completions in \(name)")
      await nextTurn()
      let isLoaded = cause.callbacksBeforeCounts.contains(callback)
      try expectEqual(
        feed.applied.map(\.source),
        isLoaded ? [] : [.content, .layer(named: "ads"), .layer(named: "ads")],
        "the order after \(name)")
      try expectEqual(finished, 1, "completions after \(name)")
      try expectEqual(
        feed.texts,
        [
          [
            "top", "post 0", "post 1", "ad 0", "post 2", "post 3", "ad 1", "post 4", "post 5",
            "ad 2", "last",
          ]
        ],
        "the rows after \(name)")
      try expectEqual(feed.loads, cause == .load ? 1 : 0, "loads after \(name)")
      try expectEqual(feed.anomalies, [], "anomalies after \(name)")
    }
  }

  @Test("Until then the counts are those that the table knows")
  func meanwhile() async throws {
    let (feed, ads) = feed()
    feed.onFirst(.willDisplay) {
      ads.append("ad 1")
      feed.source.sections[0].append("last")
      feed.table.insertRows(at: [path(6)], with: .none)
      #expect(feed.tableView.dataSource?.tableView(feed.tableView, numberOfRowsInSection: 0) == 8)
    }
    Cause.scroll.happen(to: feed)
    #expect(feed.tableView.numberOfRows(inSection: 0) == 8)
    #expect(ads.committedModels == ["ad 0"])
    #expect(feed.table.dataIndexPath(forReuse: path(7)) == path(5))
    await wait { feed.tableView.numberOfRows(inSection: 0) == 10 }
    #expect(feed.tableView.numberOfRows(inSection: 0) == 10)
  }

  @Test("A layer that changes before its app announces its own change waits for that")
  func unannounced() async throws {
    for isAnnounced in [true, false] {
      let (feed, ads) = feed()
      feed.onFirst(.willDisplay) {
        feed.source.sections[0].append("last")
        ads.append("ad 1")
      }
      Cause.scroll.happen(to: feed)
      if isAnnounced { feed.table.insertRows(at: [path(6)], with: .none) }
      await nextTurn()
      #expect(
        feed.texts == [
          [
            "top", "post 0", "post 1", "ad 0", "post 2", "post 3", "ad 1", "post 4", "post 5",
            "last",
          ]
        ])
      #expect(feed.loads == (isAnnounced ? 0 : 1))
      #expect(feed.anomalies.count == (isAnnounced ? 0 : 1))
    }
  }

  @Test("Several announcements of content are sent as one batch, and a reload is made")
  func loading() async throws {
    try await withEveryCallback { cause, callback in
      for isReload in [false, true] {
        let (feed, ads) = feed()
        feed.onFirst(callback) {
          ads.append("ad 1")
          feed.source.sections[0][5] = "last"
          if isReload {
            feed.table.reloadData()
          } else {
            for _ in 0..<2 { feed.table.reloadRows(at: [path(5)], with: .none) }
          }
        }
        cause.happen(to: feed)
        await nextTurn()
        try expectEqual(
          feed.texts,
          [["top", "post 0", "post 1", "ad 0", "post 2", "post 3", "ad 1", "post 4", "last"]],
          "the rows after \(callback) of a \(cause)")
        let isLoaded = isReload || cause.callbacksBeforeCounts.contains(callback)
        try expectEqual(
          feed.applied.map(\.source), isLoaded ? [] : [.content, .layer(named: "ads")], "updates")
        try expectEqual(feed.anomalies, [], "anomalies")
      }
    }
  }

  @Test("What waits is dropped when the table is detached")
  func detaching() async {
    let (feed, ads) = feed()
    feed.onFirst(.willDisplay) { ads.append("ad 1") }
    Cause.scroll.happen(to: feed)
    feed.table.detach()
    await nextTurn()
    #expect(feed.applied.isEmpty)
    feed.show()
    #expect(feed.texts[0].filter { $0.hasPrefix("ad") } == ["ad 0", "ad 1"])
  }
}
