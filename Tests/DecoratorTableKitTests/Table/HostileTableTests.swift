import DecoratorTableKit
import Foundation
import Testing

#if !(canImport(UIKit) && !os(watchOS))
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

  @Test("The rows of a section that nobody has said to exist are none")
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

  @Test("A cell that is asked for while its row is shown tells that everything was loaded again")
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

  @Test("A question between the changes of two layers is not answered with the second")
  func betweenChanges() {
    let (feed, ads) = feed(temper: .countsAgain)
    let promos = feed.addAds([], placed: .every(3), named: "promos")
    feed.tableView.layoutIfNeeded()
    feed.table.performBatchUpdates {
      ads.remove(at: 1)
      promos.append("promo")
    }
    #expect(
      feed.applied.map(\.source) == [.content, .layer(named: "ads"), .layer(named: "promos")])
    #expect(feed.texts == [["a", "b", "ad 0", "promo", "c", "d"]])
  }

  @Test("A question after a drag leaves rows where the finger has left them, until the next turn")
  func afterDrag() async {
    let (feed, _) = feed()
    feed.tableView.setEditing(true, animated: false)
    feed.tableView.layoutIfNeeded()
    feed.tableView.simulateReorder(from: path(0), to: path(2))
    let dropped = [["b", "ad 0", "a", "c", "d", "ad 1"]]
    #expect(feed.texts == dropped)
    ask(feed.tableView)
    for (row, text) in dropped[0].enumerated() {
      let data = feed.table.dataIndexPath(forReuse: path(row))
      #expect(data.map { feed.source.sections[0][$0.row] } == (text.hasPrefix("ad") ? nil : text))
    }
    await nextTurn()
    #expect(feed.texts == [["b", "a", "ad 0", "c", "d", "ad 1"]])
    #expect(feed.loads == 0)
  }

  // MARK: - Windows

  @Test("A table in no window is never laid out by the kit: a batch is committed and loaded")
  func noWindow() {
    let previous = UITableView.alertForLayoutOutsideViewHierarchy
    defer { UITableView.alertForLayoutOutsideViewHierarchy = previous }
    let feed = UpdatedFeed([["a", "b", "c", "d"]])
    let tableView = feed.tableView
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
    ads.removeFromTable()
    feed.addAds(["promo"], placed: .end, named: "promos")
    #expect(tableView.takeCalls().allSatisfy { $0 == "reload" })
    #expect(completed == [true])
    #expect(layouts == 0)
    tableView.simulateWindow()
    #expect(feed.texts == [["x", "a", "b", "c", "d", "promo"]])
    feed.table.detach()
    tableView.simulateWindow(false)
    feed.table.attach(to: tableView)
    feed.table.detach()
    #expect(layouts == 0)
    withExtendedLifetime(held) {}
  }

  @Test("What is held and what is selected stays so through a batch that nobody sees")
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
}
#endif
