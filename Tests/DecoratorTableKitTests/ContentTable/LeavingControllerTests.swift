import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Controllers that set their table's objects to nil in deinit")
@MainActor
struct LeavingControllerTests {
  /// A controller that is all of its table's objects.
  private final class Controller: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDragDelegate, UITableViewDataSourcePrefetching
  {
    weak var tableView: UITableView?

    isolated deinit { tableView?.dataSource = nil }

    func connect(_ table: UITableView) {
      table.dataSource = self
      table.delegate = self
      table.dragDelegate = self
      table.prefetchDataSource = self
      tableView = table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { textCell(tableView, "row") }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  }

  private let tableView = UITableView.forTests()

  private func decorate() -> (feed: DecoratedTable, anomalies: () -> [TableAnomaly]) {
    let feed = DecoratedTable(adopting: tableView)
    var anomalies: [TableAnomaly] = []
    feed.observe { if case .anomaly(let anomaly) = $0 { anomalies.append(anomaly) } }
    feed.addRows(["ad"], named: "ads", placed: .every(3)) { textCell($0, $2) }
    feed.attach()
    tableView.layoutIfNeeded()
    return (feed, { anomalies })
  }

  @Test("Its rows are removed at once, as from a bare table, and no anomaly is reported")
  func leaving() async {
    var controller: Controller? = Controller()
    controller?.connect(tableView)
    let (feed, anomalies) = decorate()
    controller?.tableView = feed.contentTableView
    #expect(tableView.displayedTexts().flatMap(\.self).count == 5)
    for _ in 0..<5 { await nextTurn() }
    controller = nil
    tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.isEmpty)
    for _ in 0..<2 {
      tableView.reloadData()
      tableView.layoutIfNeeded()
      for _ in 0..<5 { await nextTurn() }
    }
    #expect(anomalies() == [])
    #expect(controller == nil)
  }

  @Test("So are those of one that was set later")
  func leavingReplacement() {
    let posts = PlainDataSource([["a"]])
    tableView.dataSource = posts
    let (feed, anomalies) = decorate()
    var controller: Controller? = Controller()
    if let content = feed.contentTableView { controller?.connect(content) }
    tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.count == 5)
    controller = nil
    tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.isEmpty)
    #expect(anomalies() == [])
    withExtendedLifetime(posts) {}
  }

  @Test("So are those of one in a table that is wired by hand")
  func wiredByHand() {
    var controller: Controller? = Controller()
    controller?.tableView = tableView
    let layer = RowLayer(["ad"], placed: .every(3), named: "ads", cell: .made { textCell($0, $2) })
      .height(40)
    let delegate = AdditionalTableViewDelegateImpl(inner: nil, layer: layer)
    var source: AdditionalTableViewDataSourceImpl?
    if let controller {
      source = AdditionalTableViewDataSourceImpl(inner: controller, layer: layer, ownership: .weak)
    }
    tableView.dataSource = source
    tableView.delegate = delegate
    controller?.tableView = layer.contentTableView(for: tableView)
    tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.count == 5)
    controller = nil
    tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.isEmpty)
    withExtendedLifetime((source, delegate)) {}
  }

  @Test("A delegate that is set to nil while it exists is not reported as released")
  func takenOff() async {
    let controller = Controller()
    controller.connect(tableView)
    let (feed, anomalies) = decorate()
    feed.contentTableView?.delegate = nil
    for _ in 0..<5 { await nextTurn() }
    feed.reloadData()
    tableView.layoutIfNeeded()
    #expect(anomalies() == [])
    #expect(tableView.visibleCells.count == 5)
  }
}
#endif
