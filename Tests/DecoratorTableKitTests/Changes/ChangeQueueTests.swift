import DecoratorTableKit
import DecoratorTableSources
import Foundation
import Testing

/// Each rule of the queue is tested in ``ChangeQueueRulesTests``.
@Suite("Changes that are announced while another is applied")
@MainActor
struct ChangeQueueTests {
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

  @Test("Of two announcements about one row, the later one decides how the row is shown")
  func laterAnimations() throws {
    let (feed, _) = feed()
    feed.onFirst(.cell) {
      feed.update {
        $0[0][3] = "changed"
      } announcing: {
        $0.reloadRows(at: [path(3)], with: .left)
      }
      feed.update {
        $0[0].swapAt(3, 4)
        $0[0].insert("second", at: 1)
      } announcing: {
        $0.moveRow(at: path(3), to: path(5))
        $0.insertRows(at: [path(1)], with: .top)
      }
      feed.update {
        $0[0][1] = "still second"
      } announcing: {
        $0.reloadRows(at: [path(1)], with: .right)
      }
    }
    replaceFirst(feed)
    #expect(
      feed.texts == [
        ["new", "still second", "ad 0", "post 1", "post 2", "post 4", "changed", "post 5"]
      ])
    let calls = feed.tableView.takeCalls()
    // What was replaced and then moved is deleted and inserted.
    #expect(calls.contains("-[0, 4] left"))
    #expect(calls.contains("+[0, 6] left"))
    #expect(calls.contains("+[0, 1] right"))
    #expect(feed.loads == 0)
    #expect(feed.anomalies.isEmpty)
  }

  @Test("A section that the first of two announcements deletes goes with its own animation")
  func earlierSections() {
    let feed = UpdatedFeed([["a"], ["b"], ["c"]])
    feed.addAds(["ad 0"], placed: .start)
    feed.show()
    feed.onFirst(.cell) {
      feed.update {
        $0.removeLast()
      } announcing: {
        $0.deleteSections([2], with: .left)
      }
      feed.update {
        $0.append(["d"])
      } announcing: {
        $0.insertSections([2], with: .top)
      }
    }
    replaceFirst(feed)
    let calls = feed.tableView.takeCalls()
    #expect(calls.contains("-§2 left"))
    #expect(calls.contains("+§2 top"))
    #expect(feed.loads == 0)
  }

  @Test("Of two announcements about one section, the later one decides how it is shown")
  func laterSections() {
    let feed = UpdatedFeed([["a"], ["b"]])
    feed.addAds(["ad 0"], placed: .start)
    feed.show()
    feed.onFirst(.cell) {
      feed.update {
        $0.append(["c"])
      } announcing: {
        $0.insertSections([2], with: .top)
      }
      feed.update {
        $0[2] = ["changed"]
      } announcing: {
        $0.reloadSections([2], with: .right)
      }
    }
    replaceFirst(feed)
    #expect(feed.texts.last == ["changed"])
    #expect(feed.tableView.takeCalls().contains("+§2 right"))
    #expect(feed.loads == 0)
  }

  @Test("One wrong announcement among several has everything loaded again, and is named")
  func wrongAnnouncement() throws {
    let (feed, ads) = feed()
    var finished = 0
    feed.onFirst(.cell) {
      feed.update {
        $0[0].removeLast()
      } announcing: {
        $0.deleteRows(at: [path(5)], with: .none)
      } completion: { _ in
        finished += 1
      }
      feed.update {
        $0[0].append("unannounced")
      } announcing: {
        $0.deleteRows(at: [path(0)], with: .none)
      } completion: { _ in
        finished += 1
      }
      ads.append("ad 1")
    }
    replaceFirst(feed)
    #expect(
      feed.texts == [
        ["new", "post 1", "ad 0", "post 2", "post 3", "ad 1", "post 4", "unannounced"]
      ])
    #expect(feed.loads == 1)
    #expect(finished == 2)
    #expect(feed.anomalies.count == 1)
    let anomaly = try #require(feed.anomalies.first)
    #expect(
      "\(anomaly)".contains("at -[0, 5], then -[0, 0] the rows of content are not as announced"))
  }

  @Test(
    "Random announcements in one callback end as if they were applied one by one",
    arguments: 0..<40)
  func randomAnnouncements(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (feed, ads) = feed()
    ads.models = (0..<4).map { "ad \($0)" }
    feed.onFirst(.cell) {
      for step in 0..<5 {
        let rows = feed.source.sections[0].count
        // The first row is the one that the table is asking for meanwhile.
        let row = Int.random(in: 1..<rows, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          feed.update {
            $0[0].insert("step \(step)", at: row)
          } announcing: {
            $0.insertRows(at: [path(row)], with: .fade)
          }
        case 1 where rows > 2:
          feed.update {
            $0[0].remove(at: row)
          } announcing: {
            $0.deleteRows(at: [path(row)], with: .fade)
          }
        case 2:
          let target = Int.random(in: 1..<rows, using: &generator)
          feed.update {
            $0[0].insert($0[0].remove(at: row), at: target)
          } announcing: {
            $0.moveRow(at: path(row), to: path(target))
          }
        default:
          feed.update {
            $0[0][row] = "step \(step)"
          } announcing: {
            $0.reloadRows(at: [path(row)], with: .fade)
          }
        }
      }
    }
    replaceFirst(feed)
    #expect(feed.applied.map(\.source) == [.layer(named: "ads"), .content, .content])
    #expect(feed.loads == 0)
    #expect(feed.anomalies.isEmpty)
    let shown = feed.texts
    #expect(shown[0].filter { !$0.hasPrefix("ad") } == feed.source.sections[0])
    feed.table.reloadData()
    #expect(feed.texts == shown)
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

  @Test("A reload inside a block replaces the block")
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

  @MainActor
  @Test("Without layers a snapshot that is applied in a block is shown at the end of the block")
  func snapshotInBlockWithoutLayers() {
    let source = SnapshotTableViewDataSource<Int, String> { tableView, _, item in
      textCell(tableView, item)
    }
    let table = DecoratedTable(dataSource: source)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"], toSection: 0)
    table.performBatchUpdates { source.apply(snapshot) }
    #expect(tableView.displayedTexts() == [["a", "b"]])
  }

  @Test("After a load, rows that follow their content stay where they are at later questions")
  func questionsAfterLoad() {
    let feed = UpdatedFeed([["a", "b", "c", "d"]])
    feed.addAds(["x", "y"], placed: .every(2), policy: .followContent)
    feed.show()
    feed.table.reloadData()
    #expect(feed.texts == [["a", "b", "x", "c", "d", "y"]])
    #expect(feed.loads == 1)
    feed.update {
      $0[0].insert("new", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    }
    let tableView = feed.tableView
    _ = tableView.dataSource?.numberOfSections?(in: tableView)
    #expect(tableView.dataSource?.tableView(tableView, numberOfRowsInSection: 0) == 7)
    #expect(feed.table.reuseIndexPath(forData: path(3)) == path(4))
    #expect(feed.texts == [["new", "a", "b", "x", "c", "d", "y"]])
    #expect(feed.loads == 1)
  }

  @Test("Completions wait for the view, and one calls those before it first, each once")
  func completionsOfTheView() {
    let tableView = LateTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    let source = TextSource([["a"]])
    let table = DecoratedTable(dataSource: source, delegate: source)
    table.addRows(["ad"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }
      .height(40)
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    tableView.completions = []
    var completed: [Int] = []
    func append(_ number: Int) {
      source.sections[0].append("\(number)")
      table.performBatchUpdates {
        table.insertRows(at: [path(source.sections[0].count - 1)], with: .none)
      } completion: { _ in
        completed.append(number)
      }
    }
    for number in 0..<4 { append(number) }
    #expect(completed.isEmpty && tableView.completions.count == 4)
    guard tableView.completions.count == 4 else { return }
    tableView.completions[0](true)
    #expect(completed == [0])
    tableView.completions[2](true)
    #expect(completed == [0, 1, 2])
    tableView.completions[1](true)
    #expect(completed == [0, 1, 2])
    tableView.completions[3](true)
    #expect(completed == [0, 1, 2, 3])
  }

  @Test("Several rows stay selected in a section that is replaced, though no more can be")
  func selectionWithoutMultiple() {
    let feed = UpdatedFeed([["a", "b"], ["c", "d"]])
    feed.addAds(["ad"], placed: .start.inSection(0))
    feed.show()
    #expect(feed.texts == [["ad", "a", "b"], ["c", "d"]])
    feed.tableView.allowsMultipleSelection = true
    for row in [path(1), path(2), path(0, 1), path(1, 1)] {
      feed.tableView.selectRow(at: row, animated: false, scrollPosition: .none)
    }
    feed.tableView.allowsMultipleSelection = false
    feed.update {
      $0.swapAt(0, 1)
    } announcing: {
      $0.moveSection(0, toSection: 1)
    }
    #expect(feed.texts == [["ad", "c", "d"], ["a", "b"]])
    let selected = feed.tableView.indexPathsForSelectedRows ?? []
    #expect(Set(selected) == [path(1), path(2), path(0, 1), path(1, 1)])
    #expect(!feed.tableView.allowsMultipleSelection)
    #expect(feed.anomalies.isEmpty && feed.loads == 0)
  }

  #if HEADLESS_UIKIT
  @Test("The completion of a change that is not visible is called at once")
  func completionWithoutWindow() {
    let (feed, _) = feed()
    feed.tableView.simulateWindow(false)
    var finished: [Bool] = []
    feed.update {
      $0[0].append("last")
    } announcing: {
      $0.insertRows(at: [path(6)], with: .none)
    } completion: {
      finished.append($0)
    }
    #expect(finished == [true])
  }
  #endif
}

/// A table whose animations end when a test ends them.
private final class LateTableView: UITableView {
  /// The completions of all batches that have one.
  var completions: [(Bool) -> Void] = []

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    super.performBatchUpdates(updates)
    if let completion { completions.append(completion) }
  }
}
