import Foundation
import Testing

@testable import DecoratorTableKit

#if HEADLESS_UIKIT
@Suite("The content table of layers that are wired by hand")
@MainActor
struct ManualWiringTests {
  /// A decorator of an app's own, which adds nothing.
  private final class OwnDecorator: NSObject, DecoratorUITableViewDataSource {
    let inner: any DecoratorUITableViewDataSource

    init(_ inner: any DecoratorUITableViewDataSource) { self.inner = inner }

    func numberOfSections(in tableView: UITableView) -> Int {
      inner.numberOfSections?(in: tableView) ?? 1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      inner.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      getCell(tableView, reuseIndexPath: indexPath, dataIndexPath: indexPath)
    }

    func getCell(
      _ tableView: UITableView, reuseIndexPath: IndexPath, dataIndexPath: IndexPath
    ) -> UITableViewCell {
      inner.getCell(tableView, reuseIndexPath: reuseIndexPath, dataIndexPath: dataIndexPath)
    }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// The tables that the source got, but for scrolling.
  private func handed(_ feed: HandWiredFeed) -> Set<ObjectIdentifier> {
    Set(feed.source.handed.filter { !$0.key.hasPrefix("scrollView") }.values)
  }

  @Test("Plain objects get it in every callback, through all layers", arguments: 1...3)
  func handing(layers: Int) {
    let feed = HandWiredFeed(placed: Array(repeating: .start, count: layers))
    feed.tableView.simulateTap(at: path(layers + 1))
    #expect(handed(feed) == [ObjectIdentifier(feed.content)])
    #expect(feed.content !== feed.tableView)
    #expect(feed.source.handed.keys.contains { $0.contains("didSelectRowAt") })
    #expect(feed.content.numberOfRows(inSection: 0) == 5)
    #expect(feed.content.indexPathForSelectedRow == path(1))
    #expect(feed.content.rectForRow(at: path(0)).minY == CGFloat(40 * layers))
  }

  @Test("Scroll view callbacks are called with it once an app has read it")
  func scrolling() {
    let feed = HandWiredFeed([(0..<30).map { "row \($0)" }])
    feed.tableView.simulateScroll(by: 10)
    #expect(
      feed.source.handed["scrollViewDidScroll(_:)"] == ObjectIdentifier(feed.tableView))
    let content = feed.content
    feed.tableView.simulateScroll(by: 10)
    #expect(feed.source.handed["scrollViewDidScroll(_:)"] == ObjectIdentifier(content))
    feed.tableView.reloadData()
    feed.tableView.layoutIfNeeded()
    feed.tableView.simulateScroll(by: 10)
    #expect(feed.source.handed["scrollViewDidScroll(_:)"] == ObjectIdentifier(content))
  }

  @Test("What is announced on it becomes one batch through all layers")
  func announcing() {
    let feed = HandWiredFeed(placed: [.every(2), .start])
    let cell = feed.tableView.cellForRow(at: path(1))
    feed.content.selectRow(at: path(4), animated: false, scrollPosition: .none)
    feed.source.sections[0].remove(at: 1)
    feed.content.deleteRows(at: [path(1)], with: .fade)
    feed.tableView.layoutIfNeeded()
    #expect(feed.texts == ["ad", "a", "c", "ad", "d", "e", "ad", "ad", "f", "g"])
    #expect(feed.content.indexPathForSelectedRow == path(3))
    // The table was not loaded again.
    #expect(feed.tableView.cellForRow(at: path(1)) === cell)
  }

  @Test("Inserted rows are announced on it, alone or in a block")
  func announcingInsertions() {
    let feed = HandWiredFeed([["a"]], placed: [.start])
    feed.source.sections[0].append("b")
    feed.content.insertRows(at: [path(1)], with: .fade)
    feed.tableView.layoutIfNeeded()
    #expect(feed.texts == ["ad", "a", "b"])
    feed.content.beginUpdates()
    feed.source.sections[0] = ["b", "c"]
    feed.content.deleteRows(at: [path(0)], with: .none)
    feed.content.insertRows(at: [path(1)], with: .none)
    feed.content.endUpdates()
    feed.tableView.layoutIfNeeded()
    #expect(feed.texts == ["ad", "b", "c"])
    #expect(feed.content.numberOfRows(inSection: 0) == 2)
  }

  @Test("The end of a block that was not begun on it fails with UIKit's message", arguments: 1...2)
  func unbegunBlock(layers: Int) {
    let feed = HandWiredFeed(placed: Array(repeating: .start, count: layers))
    let failures = UIKitFailure.recording { feed.content.endUpdates() }
    #expect(failures.count == 1)
    #expect(failures.first?.reason.contains("beginUpdates") == true)
    feed.content.beginUpdates()
    feed.source.sections[0].removeFirst()
    feed.content.deleteRows(at: [path(0)], with: .none)
    #expect(UIKitFailure.recording { feed.content.endUpdates() }.isEmpty)
    #expect(feed.content.numberOfRows(inSection: 0) == 4)
  }

  @Test("The content table of layers that are shown in another table is one for that table")
  func otherTable() {
    let feed = HandWiredFeed([["a", "b"]], placed: [.start])
    let before = feed.content
    feed.tableView.dataSource = nil
    feed.tableView.delegate = nil
    let other = UITableView.forTests()
    other.dataSource = feed.dataSource
    other.delegate = feed.delegate
    other.layoutIfNeeded()
    let content = feed.layers[0].contentTableView(for: other)
    #expect(content !== before && content.superview === other)
    other.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(content.indexPathForSelectedRow == path(1))
    #expect(handed(feed).contains(ObjectIdentifier(content)))
  }

  @Test("A batch that is not as announced reloads the table, and is reported")
  func wrongAnnouncement() {
    let feed = HandWiredFeed()
    let anomalies = TableAnomaly.recording {
      feed.source.sections[0].append("new")
      feed.content.deleteRows(at: [path(0)], with: .none)
      feed.tableView.layoutIfNeeded()
    }
    #expect(feed.content.numberOfRows(inSection: 0) == 6)
    #expect(anomalies.map(\.kind) == [.inconsistentUpdate])
  }

  @Test("What a layer changes by itself while a block is open waits for its end")
  func changeInBlock() async {
    let feed = HandWiredFeed()
    feed.content.beginUpdates()
    feed.source.sections[0].removeAll()
    feed.layers[0].placement = .start
    feed.content.deleteRows(at: (0..<5).map { path($0) }, with: .none)
    feed.content.endUpdates()
    for _ in 0..<5 { await nextTurn() }
    feed.tableView.layoutIfNeeded()
    #expect(feed.texts == ["ad", "ad", "f", "g"])
  }

  @Test("An announcement while the table asks is applied on the next turn")
  func announcingInCallback() async {
    let feed = HandWiredFeed([["a"], ["f", "g"]], placed: [.start, .start])
    var isAnnounced = false
    feed.source.willCount = { [source = feed.source] table in
      guard !isAnnounced else { return }
      isAnnounced = true
      source.sections[1].append("h")
      table.insertRows(at: [IndexPath(row: 2, section: 1)], with: .none)
    }
    feed.tableView.reloadData()
    feed.tableView.layoutIfNeeded()
    for _ in 0..<5 { await nextTurn() }
    feed.tableView.layoutIfNeeded()
    #expect(feed.content.numberOfRows(inSection: 1) == 3)
    #expect(feed.texts.suffix(3) == ["f", "g", "h"])
  }

  @Test(
    "With a decorator of the app's own between, objects get the real table, and that is reported once"
  )
  func ownDecorator() {
    let anomalies = TableAnomaly.recording {
      let feed = HandWiredFeed(placed: [.start, .start]) { OwnDecorator($0) }
      feed.tableView.reloadData()
      feed.tableView.layoutIfNeeded()
      #expect(handed(feed) == [ObjectIdentifier(feed.tableView)])
      #expect(feed.content === feed.tableView)
    }
    #expect(anomalies == [.decoratorOutside(layer: "layer 0", className: "OwnDecorator")])
    #expect(anomalies.first?.severity == .warning)
    #expect(anomalies.first?.description.contains("providesContentTable") == true)
  }

  @Test("Objects in a table of the app's own class get it, and that is reported once")
  func subclass() {
    let table = LoggingTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.setUpForTests()
    let anomalies = TableAnomaly.recording {
      let feed = HandWiredFeed(in: table)
      table.reloadData()
      table.layoutIfNeeded()
      #expect(handed(feed) == [ObjectIdentifier(table)])
      #expect(feed.content === table)
    }
    #expect(anomalies == [.tableOfSubclass("LoggingTableView")])
  }

  @Test("Objects get the real table if that is turned off at the innermost layer")
  func turnedOff() {
    let feed = HandWiredFeed(placed: [.start, .start])
    feed.layers[0].providesContentTable = false
    feed.tableView.reloadData()
    feed.tableView.layoutIfNeeded()
    feed.tableView.simulateTap(at: path(3))
    #expect(
      feed.source.handed["tableView(_:didSelectRowAt:)"] == ObjectIdentifier(feed.tableView))
    #expect(feed.content === feed.tableView)
  }

  @Test("The five objects are those inside the layers, and can be set")
  func objects() {
    let feed = HandWiredFeed(placed: [.start, .start])
    let drag = ForwardingTableViewDragDelegate(segment: .of(feed.layers[1]))
      .around(ForwardingTableViewDragDelegate(segment: .of(feed.layers[0])).around(feed.source))
    feed.tableView.dragDelegate = drag
    let content = feed.content
    #expect(content.dataSource === feed.source)
    #expect(content.delegate === feed.source)
    #expect(content.dragDelegate === feed.source)
    #expect(content.dropDelegate == nil)
    let other = TalkingSource([["x"], ["y"], ["z"]])
    content.dataSource = other
    content.delegate = other
    content.dragDelegate = other
    content.prefetchDataSource = other
    #expect(feed.tableView.dataSource === feed.dataSource)
    #expect(feed.tableView.dragDelegate === drag)
    #expect(feed.tableView.prefetchDataSource === other)
    feed.tableView.layoutIfNeeded()
    #expect(feed.texts == ["ad", "ad", "x", "ad", "ad", "y", "ad", "ad", "z"])
    var selected: [IndexPath] = []
    other.didSelect = { selected.append($1) }
    feed.tableView.simulateTap(at: path(2, 1))
    #expect(selected == [path(0, 1)])
    if let session = feed.tableView.simulateDrag(from: path(2, 1)) {
      feed.tableView.simulateEnd(of: session)
    }
    #expect(other.handed.keys.contains { $0.contains("itemsForBeginning") })
  }

  @Test("While the table has another data source, nothing is translated")
  func otherDataSource() {
    let feed = HandWiredFeed()
    let content = feed.content
    let other = TalkingSource([["x", "y"]])
    feed.tableView.dataSource = other
    feed.tableView.layoutIfNeeded()
    #expect(content.numberOfSections == 1)
    #expect(content.rectForRow(at: path(1)).minY == 40)
    #expect(content.dataSource === other)
    feed.tableView.dataSource = feed.dataSource
    feed.tableView.layoutIfNeeded()
    #expect(content.numberOfSections == 2)
    #expect(feed.content === content)
  }

  @Test("It retains nothing, and passes calls on when its layers are released")
  func ownership() {
    let tableView = UITableView.forTests()
    weak var goneLayer: TableLayer?
    var content: UITableView?
    do {
      let feed = HandWiredFeed(placed: [.start, .start], in: tableView)
      content = feed.content
      goneLayer = feed.layers[0]
    }
    #expect(goneLayer == nil)
    #expect(content?.numberOfSections == tableView.numberOfSections)
    content?.rowHeight = 70
    #expect(tableView.rowHeight == 70)
  }

  @Test("The wrapped code gets one table all the time")
  func oneTable() {
    let feed = HandWiredFeed()
    let content = feed.layers[0].contentTableView(for: feed.tableView)
    #expect(content !== feed.tableView)
    #expect(feed.layers[0].contentTableView(for: feed.tableView) === content)
    feed.tableView.reloadData()
    feed.tableView.layoutIfNeeded()
    #expect(feed.source.handed["tableView(_:cellForRowAt:)"] == ObjectIdentifier(content))
  }

  @Test("Layers wired by hand inside a decorated table call their objects with its content table")
  func insideDecoratedTable() {
    let source = TalkingSource([["a", "b"]])
    let layer = SlotLayer(placed: .start, named: "inside") { tableView, _, _ in
      textCell(tableView, "ad")
    }
    let half = AdditionalTableViewDataSourceImpl(inner: source, layer: layer)
    layer.providesContentTable = true
    let tableView = UITableView.forTests()
    let feed = DecoratedTable(dataSource: half)
    feed.addRows(placed: .start) { tableView, _, _ in textCell(tableView, "banner") }
    feed.attach(to: tableView)
    tableView.layoutIfNeeded()
    let content = layer.contentTableView(for: tableView)
    #expect(source.handed["numberOfSections(in:)"] == ObjectIdentifier(content))
    #expect(content === feed.contentTableView)
    #expect(content.numberOfRows(inSection: 0) == 2)
  }

  @Test("A model that is added leaves the other rows with their content, which has moved")
  func ownChangeAfterAnnouncement() {
    let source = PlainDataSource([["a", "b", "c", "d", "e", "f"]])
    let ads = RowLayer(["ad 0"], placed: .every(2), policy: .followContent)
    let dataSource = AdditionalTableViewDataSourceImpl(
      inner: source, rows: ads, cell: .made { tableView, _, ad in textCell(tableView, ad) })
    let tableView = UITableView.forTests()
    tableView.dataSource = dataSource
    tableView.frame.size.height = 4000
    tableView.layoutIfNeeded()
    #expect(tableView.displayedTexts() == [["a", "b", "ad 0", "c", "d", "e", "f"]])
    source.sections[0].insert("new", at: 0)
    ads.contentTableView(for: tableView).insertRows(at: [path(0)], with: .none)
    #expect(tableView.displayedTexts() == [["new", "a", "b", "ad 0", "c", "d", "e", "f"]])
    ads.append("ad 1")
    #expect(tableView.displayedTexts() == [["new", "a", "b", "ad 0", "c", "ad 1", "d", "e", "f"]])
  }
}
#endif
