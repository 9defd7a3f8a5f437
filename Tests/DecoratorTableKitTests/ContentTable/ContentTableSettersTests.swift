import DecoratorTableKit
import DecoratorTableSources
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Objects that wrapped code sets on its content table")
@MainActor
struct ContentTableSettersTests {
  @Test("What is wrapped is what the table has", arguments: 0...2)
  func getters(layers: Int) {
    let talking = TalkingFeed(layers: layers)
    #expect(talking.content.dataSource === talking.source)
    #expect(talking.content.delegate === talking.source)
    #expect(talking.content.prefetchDataSource == nil)
    #expect(talking.content.dragDelegate == nil)
    #expect(talking.content.dropDelegate == nil)
  }

  @Test("Another data source is wrapped instead, and held weakly", arguments: 0...3)
  func dataSource(layers: Int) {
    let talking = TalkingFeed(layers: layers)
    weak var gone: TalkingSource?
    do {
      let other = TalkingSource([["x", "y"], ["z"], ["last"]])
      gone = other
      talking.content.dataSource = other
      #expect(talking.content.dataSource === other)
      if layers > 0 { #expect(talking.tableView.dataSource !== other) }
      talking.tableView.layoutIfNeeded()
      let shown = talking.tableView.displayedTexts().map { $0.filter { $0 != "ad" } }
      #expect(shown == other.sections)
      #expect(talking.content.numberOfSections == 3)
      if layers > 0 {
        #expect(other.handed["numberOfSections(in:)"] == ObjectIdentifier(talking.content))
      }
    }
    #expect(gone == nil)
    #expect(talking.content.dataSource == nil)
    talking.content.reloadData()
    talking.tableView.layoutIfNeeded()
    #expect(talking.content.numberOfSections == 0)
  }

  @Test("Another delegate is wrapped instead", arguments: 0...3)
  func delegate(layers: Int) throws {
    let talking = TalkingFeed(layers: layers)
    let other = PlainDelegate()
    talking.content.delegate = other
    #expect(talking.content.delegate === other)
    talking.tableView.layoutIfNeeded()
    let row = IndexPath(row: 3, section: 0)
    talking.tableView.simulateTap(at: try #require(talking.feed.reuseIndexPath(forData: row)))
    #expect(other.selected == [row])
    #expect(!talking.source.handed.keys.contains { $0.contains("didSelect") })
    talking.content.delegate = nil
    #expect(talking.content.delegate == nil)
  }

  @Test("The same holds for prefetching, dragging and dropping", arguments: 0...2)
  func others(layers: Int) throws {
    let talking = TalkingFeed([(0..<40).map { "\($0)" }], layers: layers)
    let (content, real) = (talking.content, talking.tableView)
    content.prefetchDataSource = talking.source
    content.dragDelegate = talking.source
    content.dropDelegate = talking.source
    #expect(content.prefetchDataSource === talking.source)
    #expect(content.dragDelegate === talking.source)
    #expect(content.dropDelegate === talking.source)
    #expect(real.prefetchDataSource != nil)
    #expect(real.dragDelegate != nil)
    #expect(real.dropDelegate != nil)
    let row = try #require(talking.feed.reuseIndexPath(forData: IndexPath(row: 39, section: 0)))
    real.simulatePrefetch([row])
    #expect(talking.source.handed.keys.contains { $0.contains("prefetchRowsAt") })
    content.prefetchDataSource = nil
    content.dragDelegate = nil
    content.dropDelegate = nil
    #expect(real.prefetchDataSource == nil)
    #expect(real.dragDelegate == nil)
    #expect(real.dropDelegate == nil)
    talking.feed.attach()
    #expect(real.dragDelegate == nil)
  }

  @Test("An adopted object that was set to nil is restored when the table is detached")
  func adopted() {
    let (source, real) = (TalkingSource([["a"]]), UITableView.forTests())
    real.dataSource = source
    real.dragDelegate = source
    let feed = DecoratedTable(adopting: real)
    feed.addRows(placed: .start) { tableView, _, _ in textCell(tableView, "ad") }
    feed.attach()
    #expect(real.dragDelegate !== source)
    feed.contentTableView?.dragDelegate = nil
    #expect(real.dragDelegate == nil)
    feed.attach()
    #expect(real.dragDelegate == nil)
    feed.detach()
    #expect(real.dragDelegate === source)
    #expect(real.dataSource === source)
  }

  @Test("An adopted data source that is set again leaves the rows of layers where they are")
  func adoptedAgain() {
    let (source, real) = (PlainDataSource([["a", "b", "c"]]), UITableView.forTests())
    real.dataSource = source
    let feed = DecoratedTable(adopting: real)
    feed.addRows(["ad"], placed: .before(1), policy: .followContent) { tableView, _, ad in
      textCell(tableView, ad)
    }
    feed.attach()
    real.layoutIfNeeded()
    source.sections[0].insert("new", at: 0)
    feed.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    let texts = [["new", "a", "ad", "b", "c"]]
    #expect(real.displayedTexts() == texts)
    feed.contentTableView?.dataSource = source
    #expect(real.displayedTexts() == texts)
  }

  @Test("Rows on screen end their display for their owners when layers come around them")
  func aroundManualHalves() {
    let (source, real) = (TextSource([["a", "b", "c"]]), UITableView.forTests())
    real.stayTame()
    let layer = RowLayer(["ad"], placed: .start, named: "ads")
    var ended: Set<String> = []
    layer.events.didEndDisplaying = { ended.insert("\($2) \($1.textLabel?.text ?? "")") }
    source.didEndDisplaying = { ended.insert("\($0.row) \($1)") }
    let dataSource = AdditionalTableViewDataSourceImpl(
      inner: source, rows: layer, cell: .made { tableView, _, ad in textCell(tableView, ad) })
    let delegate = AdditionalTableViewDelegateImpl(inner: source, layer: layer)
    real.dataSource = dataSource
    real.delegate = delegate
    real.layoutIfNeeded()
    let feed = DecoratedTable(adopting: real)
    feed.addRows(["top"], placed: .start) { tableView, _, text in textCell(tableView, text) }
    feed.attach()
    #expect(real.displayedTexts() == [["top", "ad", "a", "b", "c"]])
    #expect(ended == ["row 0 ad", "0 a", "1 b", "2 c"])
    withExtendedLifetime((dataSource, delegate)) {}
  }

  @Test("A source that announces its own changes still updates the table once it is set")
  func changingSource() {
    let talking = TalkingFeed(layers: 1)
    let source = SnapshotTableViewDataSource<String, String> { tableView, _, item in
      textCell(tableView, item)
    }
    var snapshot = TableSnapshot<String, String>()
    snapshot.appendSections(["section"])
    snapshot.appendItems(["x"])
    source.apply(snapshot)
    talking.content.dataSource = source
    talking.tableView.layoutIfNeeded()
    #expect(talking.texts.filter { $0 != "ad" } == ["x"])
    snapshot.appendItems(["y"])
    source.apply(snapshot)
    talking.tableView.layoutIfNeeded()
    #expect(talking.texts.filter { $0 != "ad" } == ["x", "y"])
    talking.content.dataSource = talking.source
    talking.tableView.layoutIfNeeded()
    snapshot.appendItems(["z"])
    source.apply(snapshot)
    talking.tableView.layoutIfNeeded()
    #expect(talking.content.numberOfSections == 2)
    #expect(talking.anomalies.isEmpty)
  }
}
#endif
