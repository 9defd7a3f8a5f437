import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("A list that changes under its table")
@MainActor
struct ListSourceChangeTests {
  typealias World = ListWorld

  private func memos(_ texts: [String]) -> [World.Memo] { texts.map { World.Memo($0) } }

  @Test("A new list is shown when the table loads", arguments: ListScreen.wrappings)
  func reload(layers: Int?) {
    let source = ListTableViewDataSource(
      HeterogeneousList(memos(["a", "b"])), cells: World.cells)
    let screen = ListScreen(source, layers: layers)
    #expect(screen.texts == [["memo a", "memo b"]])
    var list = HeterogeneousList([World.Photo("sea")])
    list.appendSection(memos(["c"]))
    source.list = list
    if let table = screen.table { table.reloadData() } else { screen.tableView.reloadData() }
    #expect(screen.texts == [["photo sea"], ["memo c"]])
  }

  @Test("Changes are announced in the list's own paths", arguments: [0, 1, 2, 3])
  func announced(layers: Int) throws {
    let source = ListTableViewDataSource(
      HeterogeneousList(memos(["a", "b", "c", "d"])), cells: World.cells)
    let screen = ListScreen(source, layers: layers)
    let table = try #require(screen.table)
    screen.tableView.layoutIfNeeded()
    var updates = 0
    table.observe { if case .didApply = $0 { updates += 1 } }
    table.performBatchUpdates {
      var list = HeterogeneousList(memos(["a"]))
      list.append(World.Photo("sea"))
      list.append(contentsOf: memos(["c", "d"]))
      list.append(World.configured("e"))
      list.appendSection([World.Animal("cow")])
      source.list = list
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      table.insertRows(
        at: [IndexPath(row: 1, section: 0), IndexPath(row: 4, section: 0)], with: .none)
      table.insertSections(IndexSet(integer: 1), with: .none)
    }
    #expect(updates == 1)
    #expect(
      screen.texts == [["memo a", "photo sea", "memo c", "memo d", "memo e!"], ["animal cow"]])
    source.list.append(World.Dog("rex") as World.Animal)
    table.insertRows(at: [IndexPath(row: 1, section: 1)], with: .none)
    #expect(screen.texts.last == ["animal cow", "dog rex"])
  }

  @Test("Merged rows that move when content is inserted are announced as moves")
  func mergedRowsMove() throws {
    var list = HeterogeneousList(memos(["a", "b", "c", "d"]))
    list.merge([World.Photo("ad")], placed: .every(3))
    let source = ListTableViewDataSource(list, cells: World.cells)
    let screen = ListScreen(source, layers: 1)
    let table = try #require(screen.table)
    #expect(screen.texts == [["memo a", "memo b", "memo c", "photo ad", "memo d"]])
    source.list.insert(World.Memo("new"), atContent: RowPosition(section: 0, row: 0))
    table.performBatchUpdates {
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 3, section: 0))
    }
    let texts = ["memo new", "memo a", "memo b", "photo ad", "memo c", "memo d"]
    #expect(screen.texts == [texts])
    #expect((0..<6).map { screen.cell($0)?.textLabel?.text } == texts)
    table.reloadData()
    #expect(screen.texts == [texts])
  }

  @Test("A change of the content is announced for the whole list at once", arguments: 0...2)
  func liftedChange(layers: Int) throws {
    var list = HeterogeneousList(memos(["a", "b", "c", "d", "e"]))
    list.merge([World.Photo("ad"), World.Photo("too")], placed: .every(3))
    let screen = ListScreen(ListTableViewDataSource(list, cells: World.cells), layers: layers)
    let table = try #require(screen.table)
    #expect(screen.texts == [["memo a", "memo b", "memo c", "photo ad", "memo d", "memo e"]])
    let ad = try #require(screen.cell(3))
    var anomalies: [TableAnomaly] = []
    table.observe { if case .anomaly(let anomaly) = $0 { anomalies.append(anomaly) } }
    list.remove(atContent: RowPosition(section: 0, row: 3))
    list.insert(World.Memo("y"), atContent: RowPosition(section: 0, row: 0))
    list.insert(World.Memo("x"), atContent: RowPosition(section: 0, row: 0))
    let content = BatchUpdate().deletingRows([3], inSection: 0).insertingRows([0, 1], inSection: 0)
    let update = screen.source.list.lifting(content, to: list)
    var isCompleted = false
    table.performBatchUpdates(update, with: .none) {
      screen.source.list = list
    } completion: {
      isCompleted = $0
    }
    let texts = [
      "memo x", "memo y", "memo a", "photo ad", "memo b", "memo c", "memo e", "photo too",
    ]
    #expect(screen.cell(3) === ad)
    #expect(screen.texts == [texts])
    #expect(isCompleted)
    #expect(anomalies.isEmpty)
    // If there were one, it would have been reported.
    let reported = TableAnomaly.recording {
      screen.source.list = HeterogeneousList([7])
      table.reloadData()
      screen.tableView.layoutIfNeeded()
    }
    #expect(anomalies == reported)
    #expect(
      Set(anomalies) == [
        .noAdapter(modelType: "Int", adapters: ["Memo", "Photo", "Animal", "Dog"])
      ])
  }

  @Test("A source that is wrapped without a delegate has its own")
  func delegateOfItsOwn() {
    var selected: [String] = []
    let adapter = CellAdapter<World.MemoCell, World.Memo>(height: 70).onSelect { memo, _ in
      selected.append(memo.text)
    }
    let source = ListTableViewDataSource(memos(["a", "b"]), adapter: adapter)
    let table = DecoratedTable(dataSource: source)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    let path = IndexPath(row: 1, section: 0)
    #expect(tableView.rectForRow(at: path).height == 70)
    tableView.simulateTap(at: path)
    #expect(selected == ["b"])
    let delegate = ListTableViewDelegate(source: source)
    #expect(DecoratedTable(dataSource: source, delegate: delegate).delegate === delegate)
  }

  @Test("A cell that stays on screen through a change ends with its own model")
  func stayingCells() throws {
    var ended: [String] = []
    let adapter = CellAdapter<World.MemoCell, World.Memo>().onEndDisplay { _, memo in
      ended.append(memo.text)
    }
    let source = ListTableViewDataSource(memos(["a", "b", "c"]), adapter: adapter)
    let screen = ListScreen(source, layers: 2)
    let table = try #require(screen.table)
    screen.tableView.layoutIfNeeded()
    let cell = try #require(screen.cell(2))
    source.list = HeterogeneousList(memos(["x", "y", "c"]))
    table.performBatchUpdates {
      table.deleteRows(at: [0, 1].map { IndexPath(row: $0, section: 0) }, with: .none)
      table.insertRows(at: [0, 1].map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    #expect(screen.cell(2) === cell)
    #expect(ended.sorted() == ["a", "b"])
    ended = []
    // The row of "c" is deleted, and another is at its path.
    source.list = HeterogeneousList(memos(["x", "y", "z"]))
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }
    screen.tableView.layoutIfNeeded()
    #expect(ended == ["c"])
  }

  @Test("A cell that a row of another type has now ends with its old model")
  func otherTypes() {
    var ended: [String] = []
    var cells = CellAdapterMap()
    cells.add(
      CellAdapter<UITableViewCell, World.Memo>(
        registration: .cellClass(reuseIdentifier: "cell")
      ) { cell, memo in cell.textLabel?.text = memo.text }
      .onEndDisplay { _, memo in ended.append("memo \(memo.text)") })
    cells.add(
      CellAdapter<UITableViewCell, World.Photo>(
        registration: .cellClass(reuseIdentifier: "cell")
      ) { cell, photo in cell.textLabel?.text = photo.name }
      .onEndDisplay { _, photo in ended.append("photo \(photo.name)") })
    let source = ListTableViewDataSource(HeterogeneousList(memos(["a"])), cells: cells)
    let screen = ListScreen(source)
    let cell = screen.cell(0)
    source.list = HeterogeneousList([World.Photo("sea")])
    screen.tableView.reloadData()
    #expect(screen.cell(0) === cell)
    #expect(ended == ["memo a"])
    source.list = HeterogeneousList()
    screen.tableView.reloadData()
    screen.tableView.layoutIfNeeded()
    #expect(ended == ["memo a", "photo sea"])
    // A delegate that was not notified of a cell's display does not report its end: the model is
    // not known.
    let delegate = ListTableViewDelegate(source: source)
    delegate.tableView(
      screen.tableView, didEndDisplaying: UITableViewCell(style: .default, reuseIdentifier: nil),
      forRowAt: IndexPath(row: 3, section: 9))
    #expect(ended.count == 2)
  }

  @Test("A cell that is shown for another row without an end in between ends for the second one")
  func shownForAnotherRow() {
    var ended: [String] = []
    var cells = CellAdapterMap()
    cells.add(
      CellAdapter<UITableViewCell, World.Memo>(
        registration: .cellClass(reuseIdentifier: "cell")
      ) { cell, memo in cell.textLabel?.text = memo.text }
      .onEndDisplay { _, memo in ended.append("memo \(memo.text)") })
    cells.add(
      CellAdapter<UITableViewCell, World.Photo>(
        registration: .cellClass(reuseIdentifier: "cell")
      ) { cell, photo in cell.textLabel?.text = photo.name })
    var list = HeterogeneousList(memos(["a", "b"]))
    list.append(World.Photo("sea"))
    let source = ListTableViewDataSource(list, cells: cells)
    let delegate = ListTableViewDelegate(source: source)
    let tableView = UITableView.forTests()
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    func show(_ row: Int) {
      delegate.tableView(tableView, willDisplay: cell, forRowAt: IndexPath(row: row, section: 0))
    }
    func end() {
      delegate.tableView(
        tableView, didEndDisplaying: cell, forRowAt: IndexPath(row: 0, section: 0))
    }
    show(0)
    show(2)
    end()
    #expect(ended.isEmpty)
    show(0)
    show(1)
    end()
    #expect(ended == ["memo b"])
  }

  @Test("A handler may change the list that it is called for")
  func changeInHandler() throws {
    let box = ScreenBox()
    let adapter = CellAdapter<World.MemoCell, World.Memo>().onSelect { memo, path in
      guard let screen = box.screen else { return }
      screen.source.list = HeterogeneousList([World.Memo("\(memo.text) tapped")])
      screen.table?.reloadData()
    }
    let screen = ListScreen(
      ListTableViewDataSource(memos(["a", "b"]), adapter: adapter), layers: 1)
    box.screen = screen
    screen.tableView.layoutIfNeeded()
    screen.tableView.simulateTap(at: screen.reuse(1))
    #expect(screen.texts == [["memo b tapped"]])
  }

  @Test("A list grows in place, also while its rows are on screen")
  func growingInPlace() throws {
    var ended: [String] = []
    let adapter = CellAdapter<World.MemoCell, World.Memo>().onEndDisplay { _, memo in
      ended.append(memo.text)
    }
    let source = ListTableViewDataSource(memos(["a"]), adapter: adapter)
    source.list.append(contentsOf: memos(["b"]))
    let screen = ListScreen(source, layers: 1)
    screen.tableView.layoutIfNeeded()
    // Only the list retains the rows: they are copied only when the array is full.
    var moves = 0
    for index in 0..<100 {
      let address = address(of: source)
      source.list.append(World.Memo("\(index)"))
      moves += address == self.address(of: source) ? 0 : 1
    }
    #expect(moves < 10)
    screen.tableView.reloadData()
    #expect(screen.texts[0].count == 102)
    #expect(ended.starts(with: ["b", "a"]))
  }

  /// Where the rows of the first section are in memory.
  private func address(of source: ListTableViewDataSource) -> UnsafeRawPointer? {
    source.list.sections[0].rows.withUnsafeBytes(\.baseAddress)
  }
}
