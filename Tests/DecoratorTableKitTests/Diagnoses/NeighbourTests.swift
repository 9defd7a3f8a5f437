import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Other code's objects in a table that is decorated")
@MainActor
struct NeighbourTests {
  private final class OtherDelegate: NSObject, UITableViewDelegate {}
  private final class OtherDrag: NSObject, UITableViewDragDelegate {
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
  }

  private func shownFeed() -> UpdatedFeed {
    let feed = UpdatedFeed([["a", "b"]])
    feed.addAds(["ad"], placed: .start)
    feed.show()
    return feed
  }

  @Test("A delegate that was replaced is reported once, at the next batch")
  func delegate() async {
    let feed = shownFeed()
    #expect(feed.table.isAttached)
    let other = OtherDelegate()
    feed.tableView.delegate = other
    #expect(!feed.table.isAttached)
    for number in 0..<3 {
      feed.update {
        $0[0].append("new \(number)")
      } announcing: {
        $0.insertRows(at: [path(2 + number)], with: .none)
      }
      for _ in 0..<5 { await nextTurn() }
    }
    #expect(feed.anomalies == [.objectReplaced(property: "delegate", byClass: "OtherDelegate")])
    // The rows are those of the layers still, and the delegate was not set back.
    #expect(feed.texts == [["ad", "a", "b", "new 0", "new 1", "new 2"]])
    #expect(feed.tableView.delegate === other)
  }

  @Test("A load and an attachment report it, too, and attaching again sets the delegate back")
  func attachingAgain() async {
    let feed = shownFeed()
    let other = OtherDelegate()
    feed.tableView.delegate = other
    feed.table.attach()
    #expect(feed.anomalies == [.objectReplaced(property: "delegate", byClass: "OtherDelegate")])
    #expect(feed.table.isAttached)
    #expect(feed.tableView.delegate === feed.table.delegate)
    for _ in 0..<5 { await nextTurn() }
    let drag = OtherDrag()
    feed.tableView.dragDelegate = drag
    feed.tableView.delegate = nil
    feed.tableView.reloadData()
    feed.tableView.layoutIfNeeded()
    #expect(feed.anomalies.contains(.objectReplaced(property: "delegate", byClass: "nil")))
  }

  @Test("Detaching leaves what other code has set, and reports it")
  func detaching() {
    let feed = shownFeed()
    let other = OtherDelegate()
    feed.tableView.delegate = other
    feed.table.detach()
    #expect(feed.anomalies == [.objectReplaced(property: "delegate", byClass: "OtherDelegate")])
    #expect(feed.tableView.delegate === other)
  }

  @Test("An adopted object that is released while the table is decorated is reported, once")
  func released() async {
    let tableView = UITableView.forTests()
    let source = PlainDataSource([["a"]])
    var delegate: OtherDelegate? = OtherDelegate()
    tableView.dataSource = source
    tableView.delegate = delegate
    let table = DecoratedTable(adopting: tableView)
    var anomalies: [TableAnomaly] = []
    table.observe { if case .anomaly(let anomaly) = $0 { anomalies.append(anomaly) } }
    table.addRows(["ad"], named: "ads", placed: .start) { tableView, _, ad in
      textCell(tableView, ad)
    }
    table.attach()
    tableView.layoutIfNeeded()
    for _ in 0..<5 { await nextTurn() }
    #expect(anomalies.isEmpty)
    delegate = nil
    for _ in 0..<2 {
      table.reloadData()
      tableView.layoutIfNeeded()
      for _ in 0..<5 { await nextTurn() }
    }
    #expect(anomalies == [.objectReleased(property: "delegate")])
    #expect(delegate == nil)
    withExtendedLifetime(source) {}
  }
}
#endif
