import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("The real table's data source replaced, as by a controller whose outlet is the real table")
@MainActor
struct ReplacedDataSourceTests {
  /// The app's delegate, with the calls that it got.
  private final class Delegate: NSObject, UITableViewDelegate {
    var selected: [IndexPath] = []
    var measured: [IndexPath] = []

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      measured.append(indexPath)
      return 40
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  /// An object around the layers' data source that leaves the number of sections to the table.
  private final class Proxy: NSObject, UITableViewDataSource {
    let inner: any UITableViewDataSource

    init(around inner: any UITableViewDataSource) { self.inner = inner }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      inner.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      inner.tableView(tableView, cellForRowAt: indexPath)
    }
  }

  private let tableView = UITableView.forTests()
  private let posts = PlainDataSource([["a", "b", "c"]])
  private let delegate = Delegate()
  private let feed: DecoratedTable
  private let anomalies = AnomalyLog()

  private final class AnomalyLog {
    var all: [TableAnomaly] = []
  }

  init() {
    feed = DecoratedTable(dataSource: posts, delegate: delegate)
    feed.observe { [anomalies] in
      if case .anomaly(let anomaly) = $0 { anomalies.all.append(anomaly) }
    }
    feed.addRows(["ad"], named: "ads", placed: .start, policy: .followRule) { table, _, ad in
      textCell(table, ad)
    }
    .height(40)
    feed.attach(to: tableView)
    tableView.layoutIfNeeded()
    delegate.measured = []
  }

  private var texts: [[String]] { tableView.displayedTexts() }
  private let replaced = [
    TableAnomaly.objectReplaced(property: "dataSource", byClass: "PlainDataSource")
  ]

  @Test("One with more rows is reported once, and what is asked about them is passed on")
  func moreRows() {
    let found = PlainDataSource([["x", "y", "z", "u", "v"], ["w"]])
    tableView.dataSource = found
    for _ in 0..<2 {
      tableView.reloadData()
      tableView.layoutIfNeeded()
    }
    #expect(anomalies.all == replaced)
    #expect(!feed.isAttached)
    #expect(texts == found.sections)
    #expect(Set(delegate.measured).isSuperset(of: [path(4), path(0, 1)]))
    // No row is a layer's any more.
    tableView.simulateTap(at: path(0))
    tableView.simulateTap(at: path(4))
    #expect(delegate.selected == [path(0), path(4)])
    #expect(feed.dataIndexPath(forReuse: path(1)) == nil)
    #expect(feed.reuseIndexPath(forData: path(1)) == nil)
  }

  @Test("One with as many rows is detected when its rows are displayed")
  func asManyRows() {
    let found = PlainDataSource([["w", "x", "y", "z"]])
    tableView.dataSource = found
    tableView.layoutIfNeeded()
    #expect(anomalies.all == replaced)
    tableView.simulateTap(at: path(0))
    #expect(delegate.selected == [path(0)])
    #expect(texts == found.sections)
  }

  @Test("Where no views are watched, it is noticed at a touch")
  func touch() {
    let found = PlainDataSource([["w", "x", "y", "z"]])
    tableView.dataSource = found
    _ = feed.delegate?.tableView?(tableView, shouldHighlightRowAt: path(0))
    #expect(anomalies.all == replaced)
  }

  @Test("A change that is announced meanwhile is completed, and shown with the layers' rows again")
  func announcement() {
    let found = PlainDataSource([["x"], ["y"]])
    tableView.dataSource = found
    tableView.layoutIfNeeded()
    var isCompleted = false
    feed.performBatchUpdates {
      posts.sections[0].append("d")
      feed.insertRows(at: [path(3)], with: .none)
    } completion: { _ in
      isCompleted = true
    }
    tableView.layoutIfNeeded()
    #expect(isCompleted)
    #expect(texts == found.sections)
    tableView.dataSource = feed.dataSource
    tableView.layoutIfNeeded()
    #expect(texts == [["ad", "a", "b", "c", "d"]])
    #expect(feed.dataIndexPath(forReuse: path(4)) == path(3))
    tableView.simulateTap(at: path(4))
    #expect(delegate.selected == [path(3)])
    #expect(anomalies.all == replaced)
  }

  @Test("Attaching again sets the kit's data source back, before the table has counted")
  func attachingAgain() {
    let found = PlainDataSource([["x", "y", "z", "u", "v"]])
    tableView.dataSource = found
    tableView.layoutIfNeeded()
    feed.attach()
    #expect(feed.dataIndexPath(forReuse: path(1)) == path(0))
    tableView.layoutIfNeeded()
    #expect(texts == [["ad", "a", "b", "c"]])
    #expect(anomalies.all == replaced)
  }

  @Test("An object around the layers that passes their rows on leaves them to the layers")
  func proxy() throws {
    let proxy = Proxy(around: try #require(feed.dataSource))
    tableView.dataSource = proxy
    for _ in 0..<2 {
      tableView.reloadData()
      tableView.layoutIfNeeded()
    }
    #expect(texts == [["ad", "a", "b", "c"]])
    #expect(feed.dataIndexPath(forReuse: path(1)) == path(0))
    tableView.simulateTap(at: path(2))
    #expect(delegate.selected == [path(1)])
  }

  @Test("In a table that is wired by hand, it is reported, and the program goes on")
  func wiredByHand() {
    let before = TableAnomaly.handler
    defer { TableAnomaly.handler = before }
    let log = AnomalyLog()
    TableAnomaly.handler = { log.all.append($0) }
    let tableView = UITableView.forTests()
    let ads = RowLayer(["ad"], placed: .start, named: "ads", cell: .made { textCell($0, $2) })
      .height(40)
    let source = AdditionalTableViewDataSourceImpl(inner: posts, layer: ads)
    let rows = AdditionalTableViewDelegateImpl(inner: delegate, layer: ads)
    tableView.dataSource = source
    tableView.delegate = rows
    tableView.layoutIfNeeded()
    let found = PlainDataSource([["x", "y", "z", "u", "v"]])
    tableView.dataSource = found
    tableView.layoutIfNeeded()
    #expect(tableView.displayedTexts() == found.sections)
    tableView.simulateTap(at: path(4))
    #expect(delegate.selected == [path(4)])
    #expect(log.all == replaced)
    tableView.dataSource = source
    tableView.layoutIfNeeded()
    #expect(tableView.displayedTexts() == [["ad", "a", "b", "c"]])
  }
}
#endif
