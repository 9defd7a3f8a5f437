import DecoratorTableKit
import Foundation
import Testing

@Suite("The five objects around a table")
@MainActor
struct FiveObjectsTests {
  private final class Helper: NSObject, UITableViewDataSourcePrefetching, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var prefetched: [IndexPath] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      prefetched += indexPaths
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  private let path = IndexPath(row: 1, section: 0)

  private func addAd(to table: DecoratedTable, _ events: AdditionalRowEvents) {
    let layer = RowLayer(
      ["ad"], placed: .start, named: "ads",
      cell: .made { tableView, _, ad in textCell(tableView, ad) })
    layer.events = events
    table.add(layer)
  }

  @Test("An object that the table did not have and no layer needs is not set")
  func nothingNeeded() {
    let table = DecoratedTable(dataSource: PlainDataSource([["a"]]))
    addAd(to: table, AdditionalRowEvents())
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    #expect(tableView.prefetchDataSource == nil)
    #expect(tableView.dragDelegate == nil)
    #expect(tableView.dropDelegate == nil)
  }

  @Test("An object that a layer needs is set when it becomes needed, and removed afterwards")
  func neededByALayer() {
    let table = DecoratedTable(dataSource: PlainDataSource([["a"]]))
    var events = AdditionalRowEvents()
    events.prefetch = { _, _ in }
    let layer = RowLayer(
      ["ad"], placed: .start, named: "ads",
      cell: .made { tableView, _, ad in textCell(tableView, ad) })
    layer.events = events
    table.add(layer)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    #expect(tableView.prefetchDataSource != nil)
    #expect(tableView.dragDelegate == nil)
    layer.events.dragItems = { _, _, _ in [] }
    #expect(tableView.dragDelegate != nil)
    layer.events = AdditionalRowEvents()
    #expect(tableView.prefetchDataSource == nil)
    #expect(tableView.dragDelegate == nil)
    table.detach()
    #expect(tableView.dataSource == nil)
  }

  @Test("What a table has is wrapped and held weakly, and restored")
  func adopted() {
    let own = PlainDataSource([["a"]])
    let tableView = UITableView.forTests()
    tableView.dataSource = own
    weak var observed: Helper?
    let table: DecoratedTable
    do {
      let helper = Helper()
      observed = helper
      tableView.prefetchDataSource = helper
      tableView.dragDelegate = helper
      tableView.dropDelegate = helper
      table = DecoratedTable(adopting: tableView)
      addAd(to: table, AdditionalRowEvents())
      table.attach()
      tableView.layoutIfNeeded()
      #expect(tableView.prefetchDataSource !== helper)
      #expect(tableView.dragDelegate !== helper)
      #expect(tableView.dropDelegate !== helper)
      tableView.prefetchDataSource?.tableView(tableView, prefetchRowsAt: [path])
      #expect(helper.prefetched == [IndexPath(row: 0, section: 0)])
      table.detach()
      #expect(tableView.prefetchDataSource === helper)
      #expect(tableView.dragDelegate === helper)
      #expect(tableView.dropDelegate === helper)
      table.attach()
    }
    #expect(observed == nil)
    tableView.prefetchDataSource?.tableView(tableView, prefetchRowsAt: [path])
    table.detach()
    #expect(tableView.prefetchDataSource == nil)
    #expect(tableView.dataSource === own)
  }

  @Test("What was set by other code meanwhile stays")
  func foreign() {
    let own = Helper()
    let foreign = Helper()
    let tableView = UITableView.forTests()
    tableView.dataSource = nil
    tableView.dragDelegate = own
    tableView.dropDelegate = own
    let source = PlainDataSource([["a"]])
    let table = DecoratedTable(dataSource: source)
    addAd(to: table, AdditionalRowEvents())
    table.attach(to: tableView)
    tableView.dropDelegate = foreign
    table.detach()
    #expect(tableView.dragDelegate === own)
    #expect(tableView.dropDelegate === foreign)
  }

  @Test("Objects passed to the initializer are retained")
  func handedOver() {
    weak var observed: Helper?
    let table: DecoratedTable
    do {
      let helper = Helper()
      observed = helper
      table = DecoratedTable(
        dataSource: PlainDataSource([["a"]]), prefetchDataSource: helper, dragDelegate: helper,
        dropDelegate: helper)
    }
    #expect(observed != nil)
    let tableView = UITableView.forTests()
    addAd(to: table, AdditionalRowEvents())
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    tableView.prefetchDataSource?.tableView(tableView, prefetchRowsAt: [path])
    #expect(observed?.prefetched == [IndexPath(row: 0, section: 0)])
  }

  @Test("Without sections of a layer, the sections on screen are those of the data source")
  func translatingSections() {
    let table = DecoratedTable(dataSource: PlainDataSource([["a", "b"], ["c"]]))
    addAd(to: table, AdditionalRowEvents())
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    let data = [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1)]
    #expect(data.map { table.reuseIndexPath(forData: $0)?.section } == [0, 1])
    #expect(table.reuseIndexPath(forData: IndexPath(row: 0, section: -1)) == nil)
    #expect(table.reuseIndexPath(forData: IndexPath(row: 0, section: 2)) == nil)
  }

  @Test("A row of a layer's section is none of the data source, and others keep their index paths")
  func translating() {
    let promo = AdditionalSection(rowCount: 1) { tableView, _, _ in textCell(tableView, "promo") }
    let table = DecoratedTable(dataSource: PlainDataSource([["a", "b"], ["c"]]))
    let layer = SlotLayer(
      placed: .before(1).inSection(0), sections: .start, adding: [promo], named: "promos"
    ) { tableView, _, _ in textCell(tableView, "ad") }
    table.add(layer)
    #expect(table.dataIndexPath(forReuse: IndexPath(row: 0, section: 0)) == nil)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    let sections = (-1...3).map {
      table.dataIndexPath(forReuse: IndexPath(row: 0, section: $0))?.section
    }
    #expect(sections == [nil, nil, 0, 1, nil])
    let shown = (-1...2).map {
      table.reuseIndexPath(forData: IndexPath(row: 0, section: $0))?.section
    }
    #expect(shown == [nil, 1, 2, nil])
    let b = IndexPath(row: 1, section: 0)
    let bOnScreen = IndexPath(row: 2, section: 1)
    #expect(table.reuseIndexPath(forData: b) == bOnScreen)
    #expect(table.dataIndexPath(forReuse: bOnScreen) == b)
    #expect(table.dataIndexPath(forReuse: IndexPath(row: 1, section: 1)) == nil)
  }

  @Test("A table is no longer attached when other code has replaced one of the five objects")
  func replaced() {
    for kind in 0..<5 {
      let (own, other) = (Helper(), Helper())
      let table = DecoratedTable(
        dataSource: PlainDataSource([["a"]]), prefetchDataSource: own, dragDelegate: own,
        dropDelegate: own)
      addAd(to: table, AdditionalRowEvents())
      let tableView = UITableView.forTests()
      table.attach(to: tableView)
      #expect(table.isAttached)
      switch kind {
      case 0: tableView.dataSource = nil
      case 1: tableView.delegate = nil
      case 2: tableView.prefetchDataSource = other
      case 3: tableView.dragDelegate = other
      default: tableView.dropDelegate = other
      }
      #expect(!table.isAttached)
    }
  }
}
