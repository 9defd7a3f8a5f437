import DecoratorTableKit
import Foundation
import Testing

@Suite("Which object retains which")
@MainActor
struct OwnershipTests {
  @Test("A table view controller's own methods are wrapped without a change")
  func controller() {
    let controller = FeedController(style: .plain)
    controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    controller.decorate()
    #expect(controller.tableView.displayedTexts() == [["a", "ad", "b", "c"]])
    controller.tableView.simulateTap(at: IndexPath(row: 2, section: 0))
    #expect(controller.selected == [1])
  }

  @Test("A controller that owns the decorators of its own table is released with them")
  func noCycle() {
    weak var controller: FeedController?
    weak var decorated: DecoratedTable?
    weak var outermost: AnyObject?
    var tableView: UITableView?
    do {
      let strong = FeedController(style: .plain)
      strong.decorate()
      strong.tableView.layoutIfNeeded()
      controller = strong
      decorated = strong.decorated
      outermost = strong.tableView.dataSource
      tableView = strong.tableView
      #expect(outermost != nil)
    }
    #expect(controller == nil)
    #expect(decorated == nil)
    #expect(outermost == nil)
    // The table has outlived them all, and can still be scrolled and laid out.
    tableView?.contentOffset = CGPoint(x: 0, y: 20)
    tableView?.layoutIfNeeded()
    #expect(tableView?.dataSource == nil)
  }

  @Test("Wiring by hand has no other owner, so it retains what it wraps")
  func strongInner() {
    weak var inner: PlainDataSource?
    var outer: AdditionalTableViewDataSourceImpl?
    do {
      let dataSource = PlainDataSource([["a"]])
      inner = dataSource
      outer = AdditionalTableViewDataSourceImpl(
        inner: dataSource, rows: RowLayer(["ad"], placed: .start),
        cell: .made { tableView, _, ad in textCell(tableView, ad) })
    }
    #expect(inner != nil)
    #expect(outer != nil)
    outer = nil
    #expect(inner == nil)
  }

  @Test("Detaching restores the objects that were there, each only if the kit's own is still set")
  func detaching() {
    let own = PlainDataSource([["own"]])
    let ownDelegate = PlainDelegate()
    let tableView = UITableView.forTests()
    tableView.dataSource = own
    tableView.delegate = ownDelegate
    let decorated = DecoratedTable(adopting: tableView)
    decorated.addRows(["ad"], named: "ads", placed: .start) { tableView, _, ad in
      textCell(tableView, ad)
    }
    decorated.attach()
    #expect(tableView.displayedTexts() == [["ad", "own"]])
    decorated.detach()
    #expect(tableView.dataSource === own)
    #expect(tableView.delegate === ownDelegate)
    #expect(tableView.displayedTexts() == [["own"]])

    decorated.attach()
    #expect(tableView.displayedTexts() == [["ad", "own"]])
    let foreign = PlainDelegate()
    tableView.delegate = foreign
    decorated.detach()
    #expect(tableView.dataSource === own)
    #expect(tableView.delegate === foreign)
  }

  @Test("A table retains no more, and no less, once a layer was removed", arguments: 0...2)
  func removedLayer(index: Int) {
    let tableView = UITableView.forTests()
    var table: DecoratedTable?
    weak var source: PlainDataSource?
    do {
      let own = PlainDataSource([["own"]])
      tableView.dataSource = own
      let adopting = DecoratedTable(adopting: tableView)
      let layers = ["a", "b", "c"].map { name in
        adopting.addRows([name], named: name, placed: .end) { tableView, _, text in
          textCell(tableView, text)
        }
      }
      adopting.attach()
      layers[index].removeFromTable()
      let names = layers.map(\.name).filter { $0 != layers[index].name }
      #expect(tableView.displayedTexts() == [["own"] + names])
      (table, source) = (adopting, own)
    }
    #expect(table != nil)
    #expect(source == nil)
  }

  @Test("A decorated table that is released restores the objects of the table")
  func released() async {
    let own = PlainDataSource([["own"]])
    let tableView = UITableView.forTests()
    tableView.dataSource = own
    var decorated: DecoratedTable? = DecoratedTable(adopting: tableView)
    decorated?.addRows(["ad"], named: "ads", placed: .start) { tableView, _, ad in
      textCell(tableView, ad)
    }
    decorated?.attach()
    #expect(tableView.displayedTexts() == [["ad", "own"]])
    decorated = nil
    // Where the main actor does not run on the main thread, that is a matter of its next turn.
    for _ in 0..<1000 where tableView.dataSource !== own { await Task.yield() }
    #expect(tableView.dataSource === own)
    #expect(tableView.displayedTexts() == [["own"]])
  }

  #if HEADLESS_UIKIT
  @Test(
    "An app may keep the context of a removed placeholder: it retains no table",
    arguments: [true, false], [true, false])
  func keptPlaceholder(isComposed: Bool, isCommitted: Bool) async throws {
    let app = PlaceholderApp()
    weak var tableView: UITableView?
    weak var table: DecoratedTable?
    do {
      let source = TextSource([["a", "b"]])
      let child = DecoratedTable(dataSource: source, dropDelegate: app)
      child.addRows(["ad"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }
      let composed = isComposed ? ComposedTable(.bySections, [child]) : nil
      let shown = UITableView.forTests()
      if let composed { composed.attach(to: shown) } else { child.attach(to: shown) }
      shown.layoutIfNeeded()
      _ = shown.simulateDrop(
        SimulatedDropSession(items: [UIDragItem(itemProvider: NSItemProvider())]), at: path(1))
      let context = try #require(app.context)
      if isCommitted {
        #expect(context.commitInsertion { source.sections[$0.section].insert("new", at: $0.row) })
        #expect(shown.displayedTexts() == [["ad", "new", "a", "b"]])
      } else {
        #expect(context.deletePlaceholder())
      }
      #expect(!context.commitInsertion { _ in Issue.record("a placeholder became two rows") })
      #expect(!context.deletePlaceholder())
      (tableView, table) = (shown, child)
    }
    await wait { tableView == nil && table == nil }
    #expect(tableView == nil)
    #expect(table == nil)
  }
  #endif

  #if !os(iOS)
  @Test("Adopting a table without a data source is refused")
  func nothingToAdopt() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = DecoratedTable(adopting: UITableView.forTests())
    }
    try expectErrorText(of: result, contains: "the table has no data source to adopt")
  }
  #endif
}
