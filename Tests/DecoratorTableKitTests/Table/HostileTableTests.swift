import DecoratorTableKit
import DecoratorTableSources
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Tables that ask when they like, and end what they began when they like")
@MainActor
struct HostileTableTests {
  private func feed(
    _ sections: [[String]] = [["a", "b", "c", "d"]], temper: UITableView.Temper = []
  ) -> (UpdatedFeed, RowLayer<String>) {
    let feed = UpdatedFeed(sections)
    feed.tableView.temper = temper
    let ads = feed.addAds(["ad 0", "ad 1"], placed: .every(2))
    feed.show()
    return (feed, ads)
  }

  private func ask(_ tableView: UITableView) {
    _ = tableView.dataSource?.numberOfSections?(in: tableView)
  }

  // MARK: - Questions

  @Test("A section that was not announced has no rows")
  func rowsFirst() {
    let content = TextSource([])
    let snapshots = SnapshotTableViewDataSource<String, String> { _, _, _ in UITableViewCell() }
    let list = ListTableViewDataSource(HeterogeneousList(), cells: CellAdapterMap())
    for source in [content, snapshots, list] as [any UITableViewDataSource] {
      for layers in 0...1 {
        let table = DecoratedTable(dataSource: source)
        if layers > 0 {
          table.addRows(["ad"], named: "ads", placed: .start) { tableView, _, ad in
            textCell(tableView, ad)
          }
        }
        let tableView = UITableView.forTests()
        tableView.temper = .rowsFirst
        table.attach(to: tableView)
        tableView.layoutIfNeeded()
        #expect(tableView.firings(of: .rowsFirst) > 0)
        #expect(tableView.numberOfSections == 0)
        #expect(tableView.dataSource?.tableView(tableView, numberOfRowsInSection: 0) == 0)
      }
    }
  }

  @Test("A question that is answered as before leaves held rows and what waits alone")
  func heldRows() {
    let (feed, _) = feed()
    let held = feed.table.holdRow(atData: path(1))
    ask(feed.tableView)
    #expect(held?.dataIndexPath == path(1))
    #expect(feed.loads == 0)
    feed.update {
      $0[0].insert("new", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    }
    #expect(held?.dataIndexPath == path(2))
    #expect(feed.texts == [["new", "a", "ad 0", "b", "c", "ad 1", "d"]])
  }

  @Test("A request for a cell while its row is shown means that everything was loaded again")
  func loadedInUIKitsOrder() {
    let (feed, _) = feed()
    let held = feed.table.holdRow(atData: path(1))
    let source = feed.tableView.dataSource
    _ = source?.tableView(feed.tableView, cellForRowAt: path(0))
    #expect(held?.dataIndexPath == path(1))
    ask(feed.tableView)
    _ = source?.tableView(feed.tableView, cellForRowAt: path(0))
    #expect(held?.dataIndexPath == nil)
    #expect(feed.loads == 1)
  }

  @Test("Once detached, layers pass on calls that other code still makes to their delegate")
  func keptDelegate() {
    let (feed, _) = feed()
    let delegate = feed.tableView.delegate
    feed.table.detach()
    var rows: [RowPosition] = []
    feed.source.willDisplay = { rows.append(RowPosition($0)) }
    feed.source.didEndDisplaying = { path, _ in rows.append(RowPosition(path)) }
    // There are rows where an ad was, and where nothing was.
    let own = PlainDataSource([["a", "b", "c"], ["d"]])
    feed.tableView.dataSource = own
    feed.tableView.delegate = delegate
    #expect(feed.texts == [["a", "b", "c"], ["d"]])
    let all = [path(0), path(1), path(2), path(0, 1)].map { RowPosition($0) }
    #expect(rows.sorted() == all)
    rows = []
    feed.tableView.reloadData()
    #expect(rows.sorted() == all)
    feed.tableView.delegate = nil
    // Attached again, there are ads, and the app is not called about those.
    feed.table.attach(to: feed.tableView)
    rows = []
    #expect(feed.texts == [["a", "b", "ad 0", "c", "d", "ad 1"]])
    #expect(rows.sorted() == (0..<4).map { RowPosition(section: 0, row: $0) })
  }

  @Test("A question between the changes of two layers is not answered with the second")
  func betweenChanges() {
    let (feed, ads) = feed(temper: .countsAgain)
    let promos = feed.addAds([], placed: .every(3), named: "promos")
    feed.tableView.layoutIfNeeded()
    let before = feed.applied.count
    feed.table.performBatchUpdates {
      ads.remove(at: 1)
      promos.append("promo")
    }
    #expect(
      feed.applied[before...].map(\.source) == [
        .content, .layer(named: "ads"), .layer(named: "promos"),
      ])
    #expect(feed.texts == [["a", "b", "ad 0", "promo", "c", "d"]])
  }

  @Test("A question after a drag leaves rows where they were dropped, until the next turn")
  func afterDrag() async {
    let (feed, _) = feed()
    feed.tableView.setEditing(true, animated: false)
    feed.tableView.layoutIfNeeded()
    _ = feed.tableView.simulateReorder(from: path(0), to: path(2))
    let dropped = [["b", "ad 0", "a", "c", "d", "ad 1"]]
    #expect(feed.texts == dropped)
    ask(feed.tableView)
    for (row, text) in dropped[0].enumerated() {
      let data = feed.table.dataIndexPath(forReuse: path(row))
      #expect(data.map { feed.source.sections[0][$0.row] } == (text.hasPrefix("ad") ? nil : text))
    }
    await wait { !feed.applied.isEmpty }
    #expect(feed.texts == [["b", "a", "ad 0", "c", "d", "ad 1"]])
    #expect(feed.loads == 0)
  }

  @Test("Rows that other code has put into the table are counted in what is reported")
  func otherRows() {
    let (feed, ads) = feed()
    let others = PlainDataSource([["x", "y"]])
    let own = feed.tableView.dataSource
    feed.tableView.dataSource = others
    feed.tableView.reloadData()
    // None of them has been displayed yet.
    _ = feed.tableView.numberOfSections
    ads.models = []
    feed.tableView.dataSource = own
    feed.tableView.reloadData()
    let errors = feed.anomalies.compactMap { anomaly -> String? in
      if case .inconsistentUpdate("table", _, let error) = anomaly { "\(error)" } else { nil }
    }
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("section 0: 6 rows before the batch and 2 after it") == true)
    #expect(feed.texts == [["a", "b", "c", "d"]])
  }

  // MARK: - Completions

  @Test("A layer is removed when the batch is sent, whenever that completes, and its name is free")
  func removedLayer() {
    for temper in [.lateCompletions, .lostCompletions] as [UITableView.Temper] {
      let (feed, ads) = feed(temper: temper)
      ads.removeFromTable()
      #expect(feed.texts == [["a", "b", "c", "d"]])
      feed.addAds(["again"], placed: .start)
      #expect(feed.texts == [["again", "a", "b", "c", "d"]])
      feed.tableView.simulateEndOfAnimations()
      #expect(feed.texts == [["again", "a", "b", "c", "d"]])
      #expect(feed.tableView.firings(of: temper) > 0)
    }
  }

  @Test("Completions are called in order, and each once, in whatever order the table calls them")
  func completions() {
    for temper in [.lateCompletions, .unorderedCompletions] as [UITableView.Temper] {
      let (feed, _) = feed(temper: temper)
      var completed: [String] = []
      for name in ["x", "y", "z"] {
        feed.update {
          $0[0].insert(name, at: 0)
        } announcing: {
          $0.insertRows(at: [path(0)], with: .none)
        } completion: {
          completed.append("\(name) \($0)")
        }
      }
      #expect(completed == [])
      feed.tableView.simulateEndOfAnimations()
      #expect(completed == ["x true", "y true", "z true"])
      #expect(feed.tableView.firings(of: temper) == 3)
    }
  }

  @Test("What the table never completes is completed when it is detached")
  func lostCompletions() {
    let (feed, _) = feed(temper: .lostCompletions)
    var completed: [Bool] = []
    feed.update {
      $0[0].insert("x", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    } completion: {
      completed.append($0)
    }
    #expect(completed == [])
    feed.table.detach()
    #expect(completed == [false])
  }

  // MARK: - Windows

  @Test("A table in no window is never laid out by the kit: a batch is committed and loaded")
  func noWindow() {
    let previous = UITableView.alertForLayoutOutsideViewHierarchy
    defer { UITableView.alertForLayoutOutsideViewHierarchy = previous }
    let feed = UpdatedFeed([["a", "b", "c", "d"]])
    let tableView = feed.tableView
    tableView.temper = []
    var layouts = 0
    UITableView.alertForLayoutOutsideViewHierarchy = { if $0 === tableView { layouts += 1 } }
    let ads = feed.addAds(["ad 0", "ad 1"], placed: .every(2))
    feed.show()
    let held = feed.table.holdRow(atData: path(1))
    tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
    tableView.simulateWindow(false)
    var completed: [Bool] = []
    feed.update {
      $0[0].insert("x", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .fade)
    } completion: {
      completed.append($0)
    }
    ads.append("ad 2")
    // A layer that is added loads everything again; until then both stay.
    #expect(held?.dataIndexPath == path(2))
    let selected = tableView.indexPathsForSelectedRows
    #expect(selected?.map(feed.table.dataIndexPath(forReuse:)) == [path(2)])
    ads.removeFromTable()
    feed.addAds(["promo"], placed: .end, named: "promos")
    // One for each of the four changes, and one for the height that is set on the new layer after
    // it was added.
    #expect(tableView.takeCalls() == ["reload", "reload", "reload", "reload", "reload"])
    #expect(completed == [true])
    #expect(layouts == 0)
    tableView.simulateWindow()
    #expect(feed.texts == [["x", "a", "b", "c", "d", "promo"]])
    #expect(held?.dataIndexPath == nil)
    feed.table.detach()
    tableView.simulateWindow(false)
    feed.table.attach(to: tableView)
    feed.table.detach()
    #expect(layouts == 0)
  }

  @Test("Held and selected rows stay so through a batch that is not visible")
  func unseenBatch() {
    let (feed, _) = feed()
    let held = feed.table.holdRow(atData: path(1))
    feed.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
    feed.tableView.simulateWindow(false)
    feed.update {
      $0[0].insert("x", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .fade)
    }
    #expect(feed.loads == 0)
    #expect(held?.dataIndexPath == path(2))
    #expect(
      feed.tableView.indexPathsForSelectedRows?.map(feed.table.dataIndexPath(forReuse:))
        == [path(2)])
    ask(feed.tableView)
    feed.tableView.simulateWindow()
    feed.tableView.layoutIfNeeded()
    #expect(held?.dataIndexPath == path(2))
  }

  // MARK: - All of it

  @Test("A feed shows the right rows in a table of any temper, and each temper has an effect")
  func everyTemper() async throws {
    for temper in UITableView.Temper.each + [.all] {
      let (feed, ads) = feed(temper: temper)
      let tableView = feed.tableView
      tableView.frame.size.height = 100
      tableView.tableFooterView = UIView()
      tableView.simulateScroll(by: 30)
      feed.update {
        $0[0] += ["e", "f"]
        $0[0].remove(at: 0)
      } announcing: {
        $0.deleteRows(at: [path(0)], with: .fade)
        $0.insertRows(at: [path(3), path(4)], with: .fade)
      } completion: { _ in
      }
      tableView.contentOffset.y = 60
      await nextTurn()
      ads.append("ad 2")
      ads.remove(at: 0)
      let delegate = tableView.delegate
      tableView.delegate = nil
      tableView.delegate = delegate
      feed.table.detach()
      feed.table.attach(to: tableView)
      try expectEqual(
        feed.texts, [["b", "c", "ad 1", "d", "e", "ad 2", "f"]], "the rows, \(temper)")
      // A foreign delegate is reported, whatever it does.
      let displaced = TableAnomaly.objectReplaced(
        property: "delegate", byClass: "ForeignDelegate")
      let expected: Set<TableAnomaly> = temper.contains(.foreignDelegate) ? [displaced] : []
      try expectEqual(Set(feed.anomalies), expected, "anomalies, \(temper)")
      for one in UITableView.Temper.each where temper.contains(one) {
        // The kit makes no batches in a table in no window.
        let isMute = temper == .all && UITableView.Temper.ofBatches.contains(one)
        #expect(isMute || tableView.firings(of: one) > 0, "\(one) in \(temper)")
      }
    }
  }
}

extension UITableView.Temper {
  /// The tempers that show where a table gets a batch.
  fileprivate static var ofBatches: [Self] {
    [.lateCompletions, .unorderedCompletions, .lostCompletions, .lateAnimations]
  }
}
#endif
