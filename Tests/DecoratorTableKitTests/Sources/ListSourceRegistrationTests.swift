import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("A list's cells are registered once for each table")
@MainActor
struct ListSourceRegistrationTests {
  typealias World = ListWorld

  /// A table that counts what is registered with it.
  private final class CountingTable: UITableView {
    private(set) var registered: [String] = []

    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      registered.append("\(cellClass.map { "\($0)" } ?? "nothing")")
      super.register(cellClass, forCellReuseIdentifier: identifier)
    }

    override func register(
      _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
      registered.append("\(aClass.map { "\($0)" } ?? "nothing")")
      super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
    }

    func takeRegistered() -> [String] {
      defer { registered = [] }
      return registered.sorted()
    }

    static func make() -> CountingTable {
      let table = CountingTable(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
      table.setUpForTests()
      _ = table.takeRegistered()
      return table
    }
  }

  private var cells: CellAdapterMap {
    var cells = CellAdapterMap()
    cells.add(CellAdapter<World.PhotoCell, World.Photo>(viewData: \.name))
    cells.add(HeaderFooterAdapter<World.MemoHeader, World.Memo>())
    return cells
  }

  @Test("When a table first asks, and never again", arguments: ListScreen.wrappings)
  func once(layers: Int?) {
    let tableView = CountingTable.make()
    let source = ListTableViewDataSource(
      HeterogeneousList([World.configured("a")]), cells: cells)
    let screen = ListScreen(source, layers: layers, tableView: tableView)
    #expect(screen.texts == [["memo a!"]])
    let all = ["MemoCell", "MemoHeader", "PhotoCell"]
    #expect(tableView.takeRegistered().filter(all.contains) == all)
    tableView.reloadData()
    tableView.layoutIfNeeded()
    source.register(in: tableView)
    source.list = HeterogeneousList([World.configured("b"), World.configured("c")])
    tableView.reloadData()
    #expect(screen.texts == [["memo b!", "memo c!"]])
    #expect(tableView.takeRegistered().filter(all.contains) == [])
  }

  @Test("A configurator of another kind is registered with the first list that contains it")
  func laterKinds() {
    let tableView = CountingTable.make()
    let source = ListTableViewDataSource([World.configured("a")])
    let screen = ListScreen(source, layers: 1, tableView: tableView)
    tableView.layoutIfNeeded()
    _ = tableView.takeRegistered()
    source.list.append(CellConfigurator<World.PhotoCell>(viewData: "sea").erased)
    #expect(tableView.takeRegistered() == ["PhotoCell"])
    screen.table?.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(screen.texts == [["memo a!", "photo sea"]])
    // All of them are registered in a table that is set later, whatever the list shows by then.
    source.list = HeterogeneousList([CellConfigurator<World.PhotoCell>(viewData: "sky").erased])
    let other = CountingTable.make()
    source.register(in: other)
    #expect(other.takeRegistered() == ["MemoCell", "PhotoCell"])
    #expect(tableView.takeRegistered() == [])
  }

  @Test("A new table is notified, also where an old one was in memory")
  func newTables() {
    let source = ListTableViewDataSource([World.configured("a")])
    for _ in 0..<20 {
      let tableView = CountingTable.make()
      tableView.dataSource = source
      tableView.layoutIfNeeded()
      #expect(tableView.takeRegistered() == ["MemoCell"])
      #expect(tableView.displayedTexts() == [["memo a!"]])
    }
  }

  @Test("Two tables may show one source")
  func twoTables() {
    let source = ListTableViewDataSource([World.configured("a")])
    let tables = [CountingTable.make(), CountingTable.make()]
    for tableView in tables + tables {
      tableView.dataSource = source
      tableView.layoutIfNeeded()
    }
    #expect(tables.map { $0.takeRegistered() } == [["MemoCell"], ["MemoCell"]])
    source.list = HeterogeneousList([CellConfigurator<World.PhotoCell>(viewData: "sea").erased])
    for tableView in tables {
      tableView.reloadData()
      #expect(tableView.displayedTexts() == [["photo sea"]])
    }
    #expect(tables.map { $0.takeRegistered() } == [["PhotoCell"], ["PhotoCell"]])
  }

  @Test("The source retains no table")
  func weakTables() {
    let source = ListTableViewDataSource([World.configured("a")])
    weak var table: UITableView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let tableView = UITableView.forTests(in: window)
      source.register(in: tableView)
      table = tableView
      withExtendedLifetime(window) {}
    }
    #expect(table == nil)
    withExtendedLifetime(source) {}
  }

  #if !os(iOS)
  @Test("A configurator whose identifier is registered for other cells is refused with its list")
  func conflict() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      var cells = CellAdapterMap()
      cells.add(
        CellAdapter<ListWorld.PhotoCell, ListWorld.Photo>(
          registration: .cellClass(reuseIdentifier: "x"), viewData: \.name))
      let source = ListTableViewDataSource(HeterogeneousList(), cells: cells)
      let row = CellConfigurator<ListWorld.MemoCell>(
        viewData: ListWorld.Memo("a"), registration: .cellClass(reuseIdentifier: "x"))
      source.list.append(row.erased)
    }
    try expectErrorText(
      of: result,
      contains: "\"x\" is registered for PhotoCell from its class and for MemoCell from its class")
  }

  @Test("So is one whose identifier is registered for other cells of a layer around the list")
  func conflictWithLayer() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let source = ListTableViewDataSource([ListWorld.configured("a")])
      let table = DecoratedTable(dataSource: source)
      table.addRows(
        [ListWorld.Photo("ad")], named: "ads", placed: .start,
        cell: .adapter(
          CellAdapter<ListWorld.PhotoCell, ListWorld.Photo>(
            registration: .cellClass(reuseIdentifier: "x"), height: 40, viewData: \.name)))
      let tableView = UITableView.forTests()
      table.attach(to: tableView)
      let row = CellConfigurator<ListWorld.MemoCell>(
        viewData: ListWorld.Memo("a"), registration: .cellClass(reuseIdentifier: "x"))
      source.list.append(row.erased)
    }
    try expectErrorText(
      of: result,
      contains: "\"x\" is registered for MemoCell from its class and for PhotoCell from its class")
  }
  #endif
}
