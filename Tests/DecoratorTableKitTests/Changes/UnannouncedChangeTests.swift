import DecoratorTableKit
import Foundation
import Testing

@Suite("An additional row that arrives around a change of the content (F5)")
@MainActor
struct UnannouncedChangeTests {
  /// What happens, in some order.
  private enum Step: CaseIterable {
    case modelChanges
    case adArrives
    case isAnnounced
  }

  /// What happens to the ads.
  private enum AdEvent: CaseIterable {
    case append
    case remove
    case replace

    @MainActor
    func happen(to ads: RowLayer<String>) {
      switch self {
      case .append: ads.append("ad 1")
      case .remove: ads.remove(at: 0)
      case .replace: ads.replace(at: 0, with: "ad 1")
      }
    }

    /// The ads that there are then.
    var ads: [String] {
      switch self {
      case .append: ["ad 0", "ad 1"]
      case .remove: []
      case .replace: ["ad 1"]
      }
    }
  }

  /// All orders in which the announcement is after the change.
  private static let orders: [[Step]] = [
    [.adArrives, .modelChanges, .isAnnounced],
    [.modelChanges, .adArrives, .isAnnounced],
    [.modelChanges, .isAnnounced, .adArrives],
  ]

  /// All orders in which the app announces what it has not done yet.
  private static let mistakenOrders: [[Step]] = [
    [.isAnnounced, .modelChanges, .adArrives],
    [.isAnnounced, .adArrives, .modelChanges],
    [.adArrives, .isAnnounced, .modelChanges],
  ]

  private func feed(_ policy: ContentPolicy) -> (UpdatedFeed, RowLayer<String>) {
    let feed = UpdatedFeed([(0..<8).map { "post \($0)" }])
    let ads = feed.addAds(["ad 0"], placed: .every(2), policy: policy)
    feed.addAds(["promo"], placed: .before(contentRows: [3]), policy: policy, named: "promos")
    feed.show()
    return (feed, ads)
  }

  private func perform(
    _ step: Step, _ feed: UpdatedFeed, _ ads: RowLayer<String>, _ event: AdEvent = .append
  ) {
    switch step {
    case .modelChanges: feed.source.sections[0].removeSubrange(1..<4)
    case .adArrives: event.happen(to: ads)
    case .isAnnounced: feed.table.deleteRows(at: (1..<4).map { path($0) }, with: .automatic)
    }
  }

  private func content(_ feed: UpdatedFeed) -> [String] {
    feed.texts[0].filter { $0.hasPrefix("post") }
  }

  @Test("In every order within one turn the table gets both, and loads nothing again")
  func everyOrder() throws {
    for policy in ContentPolicy.allCases {
      for event in AdEvent.allCases {
        try withEvery("order", in: Self.orders) { order in
          let (feed, ads) = feed(policy)
          for step in order { perform(step, feed, ads, event) }
          try expectEqual(content(feed), feed.source.sections[0], "the content")
          // Of two ads with no post between them any more the lower one waits.
          let waits =
            policy == .followContent && event == .append && order.first == .adArrives
          try expectEqual(
            feed.texts[0].filter { $0.hasPrefix("ad") }, waits ? ["ad 0"] : event.ads,
            "the ads, \(event), \(policy)")
          try expectEqual(feed.texts[0].filter { $0 == "promo" }.count, 1, "promos")
          try expectEqual(feed.loads, 0, "loads")
          try expectEqual(feed.anomalies, [], "anomalies")
          try expectEqual(feed.applied.count, 2, "updates")
        }
      }
    }
  }

  @Test(
    "A change announced before it is made is refused, the table reloads at once, and no row is wrong",
    arguments: AdEvent.allCases.indices)
  func mistakenOrder(index: Int) async throws {
    let event = AdEvent.allCases[index]
    for policy in ContentPolicy.allCases {
      for order in Self.mistakenOrders {
        let context = "\(order), \(event), \(policy)"
        let (feed, ads) = feed(policy)
        for step in order {
          perform(step, feed, ads, event)
          guard step == .isAnnounced else { continue }
          try expectEqual(feed.loads, 1, "loads, \(context)")
          try expectEqual(feed.anomalies.count, 1, "anomalies, \(context)")
          try expectEqual(content(feed), feed.source.sections[0], "the content, \(context)")
        }
        await nextTurn()
        // The later change of the model was not announced; only a change of the ads detects it.
        let isFound = order.last == .adArrives
        try expectEqual(feed.loads, isFound ? 2 : 1, "loads, \(context)")
        try expectEqual(feed.anomalies.count, feed.loads, "anomalies, \(context)")
        try expectEqual(ads.committedModels, event.ads, "the committed ads, \(context)")
        if !isFound { feed.table.reloadData() }
        try expectEqual(content(feed), feed.source.sections[0], "the content, \(context)")
        try expectEqual(
          feed.texts[0].filter { $0.hasPrefix("ad") }, event.ads, "the ads, \(context)")
        try expectEqual(feed.texts[0].filter { $0 == "promo" }.count, 1, "promos, \(context)")
      }
    }
  }

  @Test(
    "Until the app announces its change, the table shows the rows before it, without the new ad")
  func meanwhile() {
    let (feed, ads) = feed(.followRule)
    perform(.modelChanges, feed, ads)
    perform(.adArrives, feed, ads)
    #expect(feed.texts[0].count == 10)
    #expect(ads.models == ["ad 0", "ad 1"])
    #expect(ads.committedModels == ["ad 0"])
    #expect(feed.table.dataIndexPath(forReuse: path(9)) == path(7))
  }

  @Test("A missing announcement is detected on the next turn, and everything is loaded")
  func noAnnouncement() async {
    let (feed, ads) = feed(.followRule)
    perform(.modelChanges, feed, ads)
    perform(.adArrives, feed, ads)
    #expect(feed.loads == 0)
    await wait { feed.loads == 1 }
    #expect(feed.loads == 1)
    #expect(content(feed) == feed.source.sections[0])
    #expect(feed.texts[0].filter { $0.hasPrefix("ad") } == ["ad 0", "ad 1"])
    #expect(
      feed.anomalies.map(\.description) == [
        """
        DecoratorTableKit: at a change of layer ads the rows of content are not as announced, so all \
        rows were loaded again: section 0: 8 rows before the batch and 5 after it, where 0 inserted, 0 \
        deleted, 0 moved in and 0 moved out make 8; announce every change, and make no change that is \
        not announced
        """
      ])
  }

  @Test("An announcement that is too late leads to the right rows all the same")
  func lateAnnouncement() async {
    let (feed, ads) = feed(.followRule)
    perform(.modelChanges, feed, ads)
    perform(.adArrives, feed, ads)
    await wait { feed.loads == 1 }
    perform(.isAnnounced, feed, ads)
    #expect(content(feed) == feed.source.sections[0])
    #expect(feed.anomalies.count == 2)
  }

  @Test("If a change is undone within the turn, the additional row is inserted")
  func changeTakenBack() async {
    let (feed, ads) = feed(.followRule)
    let before = feed.source.sections
    perform(.modelChanges, feed, ads)
    perform(.adArrives, feed, ads)
    feed.source.sections = before
    await wait { !feed.applied.isEmpty }
    #expect(feed.texts[0].filter { $0.hasPrefix("ad") } == ["ad 0", "ad 1"])
    #expect(feed.loads == 0)
    #expect(feed.anomalies.isEmpty)
  }

  @Test("A reload instead of an announcement shows both, and has no later effect")
  func reloadInstead() async {
    for isBare in [false, true] {
      let (feed, ads) = feed(.followContent)
      perform(.modelChanges, feed, ads)
      perform(.adArrives, feed, ads)
      if isBare { feed.tableView.reloadData() } else { feed.table.reloadData() }
      #expect(content(feed) == feed.source.sections[0])
      #expect(feed.texts[0].filter { $0.hasPrefix("ad") } == ["ad 0", "ad 1"])
      await nextTurn()
      #expect(feed.loads == 1)
      #expect(feed.anomalies.isEmpty)
      #expect(feed.applied.isEmpty)
    }
  }

  @Test("A change that waits for the end of a callback is dropped if a reload shows it before")
  func reloadBeforeAnnouncement() async {
    let (feed, _) = feed(.followContent)
    var completed: [Bool] = []
    feed.source.willGiveCell = { [unowned feed] _ in
      feed.source.willGiveCell = { _ in }
      feed.update {
        $0[0].remove(at: 0)
      } announcing: {
        $0.deleteRows(at: [path(0)], with: .none)
      } completion: {
        completed.append($0)
      }
    }
    _ = feed.tableView.dataSource?.tableView(feed.tableView, cellForRowAt: path(0))
    feed.tableView.reloadData()
    feed.tableView.layoutIfNeeded()
    await wait { !completed.isEmpty }
    #expect(completed == [true])
    #expect(content(feed) == feed.source.sections[0] && feed.source.sections[0].count == 7)
    #expect(feed.loads > 0 && feed.applied.isEmpty && feed.anomalies.isEmpty)
  }

  @Test("Detaching drops what waits")
  func detaching() async {
    let (feed, ads) = feed(.followRule)
    perform(.modelChanges, feed, ads)
    perform(.adArrives, feed, ads)
    feed.table.detach()
    await nextTurn()
    #expect(feed.anomalies.isEmpty)
    feed.table.attach(to: feed.tableView)
    #expect(content(feed) == feed.source.sections[0])
    #expect(feed.texts[0].filter { $0.hasPrefix("ad") } == ["ad 0", "ad 1"])
  }

  @Test("What arrives inside the app's own block is inserted after it")
  func insideTheBlock() {
    let (feed, ads) = feed(.followRule)
    feed.table.performBatchUpdates {
      perform(.adArrives, feed, ads)
      #expect(feed.tableView.calls.isEmpty)
      perform(.modelChanges, feed, ads)
      perform(.adArrives, feed, ads)
      perform(.isAnnounced, feed, ads)
      #expect(feed.applied.isEmpty)
    }
    #expect(feed.applied.map(\.source) == [.content, .layer(named: "ads"), .layer(named: "ads")])
    #expect(content(feed) == feed.source.sections[0])
    #expect(feed.loads == 0)
  }
}
