import DecoratorTableKit
import Foundation
import Testing

@Suite("Layers that change, are added and are removed while a table shows them")
@MainActor
struct LayerChangesTests {
  private let keeper = Keeper()
  private let log = CallLog()

  private func show(
    _ source: PlainDataSource, _ add: (DecoratedTable) -> Void
  ) -> (table: DecoratedTable, tableView: UITableView) {
    let table = DecoratedTable(dataSource: source)
    keeper.keep(table)
    keeper.keep(source)
    add(table)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    let log = log
    table.observe { event in
      switch event {
      case .didApply(let update): log.note("\(update.levels[0])")
      case .didLoad: log.note("load")
      case .anomaly(let anomaly): log.note("\(anomaly)")
      case .willApply: break
      }
    }
    return (table, tableView)
  }

  @Test(
    "Slots are where the rule puts them once it is asked again", arguments: ContentPolicy.allCases
  )
  func slotsAgain(policy: ContentPolicy) {
    final class Days {
      var starts: Set<Int> = [2]
    }
    let days = Days()
    let source = PlainDataSource([["a", "b", "c", "d"]])
    var separators: TableLayer?
    let (_, tableView) = show(source) { table in
      separators = table.addRows(
        named: "separators", placed: .between { @MainActor in days.starts.contains($1.row) },
        policy: policy
      ) { tableView, _, position in textCell(tableView, "day \(position.row)") }
    }
    #expect(tableView.displayedTexts() == [["a", "b", "day 2", "c", "d"]])
    let cell = tableView.cellForRow(at: IndexPath(row: 2, section: 0))
    days.starts = [1, 2]
    separators?.updateSlots()
    #expect(tableView.displayedTexts() == [["a", "day 1", "b", "day 2", "c", "d"]])
    #expect(tableView.cellForRow(at: IndexPath(row: 3, section: 0)) === cell)
    separators?.updateSlots()
    days.starts = []
    separators?.updateSlots()
    #expect(log.lines == ["+[0, 1]", "", "-[0, 1] -[0, 3]"])
    separators?.placement = .end
    #expect(tableView.displayedTexts() == [["a", "b", "c", "d", "day 4"]])
  }

  @Test("Several layers that change in one turn are announced one after the other")
  func severalLayers() {
    let source = PlainDataSource([["a", "b", "c"]])
    var inner: RowLayer<String>?
    var outer: RowLayer<String>?
    let (table, tableView) = show(source) { table in
      inner = table.addRows([], named: "inner", placed: .every(1)) { tableView, _, text in
        textCell(tableView, text)
      }
      outer = table.addRows(["x"], named: "outer", placed: .every(2), policy: .followContent) {
        tableView, _, text in textCell(tableView, text)
      }
    }
    table.performBatchUpdates {
      outer?.append("y")
      inner?.models = ["1", "2"]
      source.sections[0].append("d")
      table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      outer?.models.append("z")
    }
    #expect(tableView.displayedTexts() == [["a", "1", "b", "2", "x", "c", "d", "y"]])
    #expect(log.lines == ["+[0, 4]", "+[0, 5]", "+[0, 1] +[0, 3]", ""])
    #expect(outer?.waitingModels == [2])
  }

  /// A table of three layers, or some of them.
  private func stack(
    _ names: [String], around source: PlainDataSource, _ delegate: PlainDelegate
  ) -> (table: DecoratedTable, tableView: UITableView, layers: [RowLayer<String>]) {
    let table = DecoratedTable(dataSource: source, delegate: delegate)
    keeper.keep(table)
    let layers = names.map { name in
      table.addRows(
        [name, name], named: name, placed: .before(contentRows: [1, 3]), policy: .followRule
      ) { tableView, _, text in textCell(tableView, text) }
      .onSelect { _, _ in }
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    return (table, tableView, layers)
  }

  @Test("A layer between others is removed with its rows, and its neighbours keep working")
  func removed() {
    let names = ["inner", "middle", "outer"]
    for (index, name) in names.enumerated() {
      let source = PlainDataSource([["a", "b", "c", "d"]])
      let delegate = PlainDelegate()
      let (table, tableView, layers) = stack(names, around: source, delegate)
      var others = names
      others.remove(at: index)
      func wanted() -> [[String]] {
        stack(others, around: PlainDataSource(source.sections), PlainDelegate()).tableView
          .displayedTexts()
      }
      layers[index].removeFromTable()
      #expect(tableView.displayedTexts() == wanted())
      #expect(table.layouts?.layers.count == 2)
      layers[index].append("never shown")
      layers[index].removeFromTable()
      #expect(tableView.displayedTexts() == wanted())
      // Every owner is still notified of the right rows.
      let last = tableView.numberOfRows(inSection: 0) - 1
      tableView.simulateTap(at: IndexPath(row: last, section: 0))
      #expect(delegate.selected == [IndexPath(row: 3, section: 0)])
      source.sections[0].insert("new", at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      #expect(tableView.displayedTexts() == wanted())
      #expect(table.dataIndexPath(forReuse: [0, last + 1]) == [0, 4])
      // The name is free again.
      table.addRows(["top"], named: name, placed: .start) { tableView, _, text in
        textCell(tableView, text)
      }
      #expect(tableView.displayedTexts()[0].first == "top")
    }
  }

  @Test("A table that was adopted has its own objects back when its last layer is removed")
  func lastRemoved() {
    let source = PlainDataSource([["a", "b"]])
    let tableView = UITableView.forTests()
    tableView.dataSource = source
    let table = DecoratedTable(adopting: tableView)
    let layer = table.addRows(["x"], named: "ads", placed: .start) { tableView, _, text in
      textCell(tableView, text)
    }
    table.attach()
    #expect(tableView.displayedTexts() == [["x", "a", "b"]])
    layer.removeFromTable()
    #expect(tableView.displayedTexts() == [["a", "b"]])
    #expect(tableView.dataSource === source)
    table.detach()
    #expect(tableView.dataSource === source)
    withExtendedLifetime(source) {}
  }

  @Test("Sections are inserted, removed and shown again", arguments: ContentPolicy.allCases)
  func sections(policy: ContentPolicy) {
    let source = PlainDataSource([["a"], ["b"], ["c"]])
    func section(_ name: String, rows: Int) -> AdditionalSection {
      AdditionalSection(rowCount: rows, headerTitle: name) { tableView, _, row in
        textCell(tableView, "\(name) \(row)")
      }
    }
    var promos: SectionLayer?
    let (_, tableView) = show(source) { table in
      promos = table.addSections([], named: "promos", placed: .every(1), policy: policy)
    }
    promos?.append(section("x", rows: 1))
    #expect(tableView.displayedTexts() == [["a"], ["x 0"], ["b"], ["c"]])
    promos?.append(section("y", rows: 2))
    promos?.sections.append(section("z", rows: 1))
    #expect(
      tableView.displayedTexts() == [["a"], ["x 0"], ["b"], ["y 0", "y 1"], ["c"], ["z 0"]])
    promos?.replace(at: 1, with: section("w", rows: 2))
    #expect(
      tableView.displayedTexts() == [["a"], ["x 0"], ["b"], ["w 0", "w 1"], ["c"], ["z 0"]])
    #expect(tableView.dataSource?.tableView?(tableView, titleForHeaderInSection: 3) == "w")
    promos?.remove(at: 0)
    #expect(tableView.displayedTexts() == [["a"], ["w 0", "w 1"], ["b"], ["z 0"], ["c"]])
    #expect(tableView.dataSource?.tableView?(tableView, titleForHeaderInSection: 3) == "z")
    promos?.placement = .start
    #expect(tableView.displayedTexts() == [["w 0", "w 1"], ["a"], ["b"], ["c"]])
    promos?.sections = []
    #expect(tableView.displayedTexts() == [["a"], ["b"], ["c"]])
    #expect(!log.lines.contains("load"))
  }

  @Test("The first section with a title loads the table, and the selection stays")
  func firstTitle() {
    func section(title: String?) -> AdditionalSection {
      AdditionalSection(rowCount: 1, headerTitle: title) { tableView, _, _ in
        textCell(tableView, title ?? "-")
      }
    }
    var promos: SectionLayer?
    let (_, tableView) = show(PlainDataSource([["a"], ["b"], ["c"]])) { table in
      promos = table.addSections([section(title: nil)], named: "promos", placed: .every(1))
    }
    tableView.selectRow(
      at: IndexPath(row: 0, section: 2), animated: false, scrollPosition: .none)
    promos?.append(section(title: "x"))
    #expect(tableView.displayedTexts() == [["a"], ["-"], ["b"], ["x"], ["c"]])
    #expect(tableView.indexPathsForSelectedRows == [IndexPath(row: 0, section: 2)])
    #expect(tableView.dataSource?.tableView?(tableView, titleForHeaderInSection: 3) == "x")
    #expect(tableView.headerView(forSection: 3)?.textLabel?.text == "x")
  }

  @Test("The row that loads more is removed and inserted by itself, and follows the last section")
  func loadMore() {
    let source = PlainDataSource([["a", "b"]])
    var more: LoadMoreLayer?
    let (table, tableView) = show(source) { table in
      more = table.addLoadMore { tableView, _ in
        textCell(tableView, "more")
      } load: { _ in
      }
    }
    more?.state = .finished
    #expect(tableView.displayedTexts() == [["a", "b"]])
    more?.state = .loading
    #expect(log.lines == ["-[0, 2]", "+[0, 2]"])
    let cell = tableView.cellForRow(at: IndexPath(row: 2, section: 0))
    source.sections[0].append("c")
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    #expect(tableView.cellForRow(at: IndexPath(row: 3, section: 0)) === cell)
    source.sections.append(["d"])
    table.insertSections([1], with: .none)
    #expect(tableView.displayedTexts() == [["a", "b", "c"], ["d", "more"]])
    source.sections = []
    table.deleteSections([0, 1], with: .none)
    #expect(tableView.displayedTexts() == [["more"]])
    more?.state = .finished
    #expect(tableView.displayedTexts() == [])
    #expect(!log.lines.contains("load"))
  }

  @Test(
    "The row for empty content is removed with the first row of content, and inserted with the last"
  )
  func placeholder() {
    let source = PlainDataSource([[]])
    let (table, tableView) = show(source) { table in
      table.addPlaceholder { tableView, _ in textCell(tableView, "nothing") }
    }
    #expect(tableView.displayedTexts() == [["nothing"]])
    source.sections = [["a"]]
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(tableView.displayedTexts() == [["a"]])
    source.sections = [[]]
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(tableView.displayedTexts() == [["nothing"]])
    #expect(log.lines == ["-[0, 0] +[0, 0]", "-[0, 0] +[0, 0]"])
  }

  @Test("The end of display of a removed row is notified with the row that its cell was shown for")
  func endOfDisplay() {
    let log = CallLog()
    let source = PlainDataSource([["a", "b", "c", "d"]])
    let table = DecoratedTable(dataSource: source, delegate: LoggedDelegate(log: log))
    keeper.keep(table)
    let rows = RowLayer(
      ["x", "y", "z"], placed: .every(1), policy: .followContent, named: "ads",
      cell: .made { tableView, _, text in textCell(tableView, text) })
    var events = AdditionalRowEvents()
    events.didEndDisplaying = { _, cell, row in
      log.note("gone \(row) \(cell.textLabel?.text ?? "")")
    }
    rows.events = events
    table.add(rows)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    // a x b y c z d
    #expect(tableView.displayedTexts() == [["a", "x", "b", "y", "c", "z", "d"]])
    log.clear()
    rows.remove(at: 1)
    source.sections[0].remove(at: 0)
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    rows.replace(at: 1, with: "w")
    source.sections[0] = ["first", "b", "c", "e"]
    table.performBatchUpdates {
      table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    tableView.layoutIfNeeded()
    #expect(tableView.displayedTexts() == [["first", "x", "b", "c", "w", "e"]])
    let gone = { log.lines.filter { $0.contains("gone") || $0.contains("didEnd") } }
    #expect(
      gone() == [
        "gone row 1 y", "didEndDisplaying [0, 0] a", "gone row 1 z",
        "didEndDisplaying [0, 2] d",
      ])
    // For a row that has moved with the changes, the end has its current index path.
    log.clear()
    source.sections[0].insert("new", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    tableView.dataSource = nil
    tableView.reloadData()
    tableView.layoutIfNeeded()
    #expect(
      gone().sorted() == [
        "didEndDisplaying [0, 0] new", "didEndDisplaying [0, 1] first", "didEndDisplaying [0, 2] b",
        "didEndDisplaying [0, 3] c", "didEndDisplaying [0, 4] e", "gone row 0 x", "gone row 1 w",
      ])
  }

  @Test(
    "Rows stay while a table merely asks again, and are where the rule puts them when all is loaded"
  )
  func askedAgain() {
    let source = PlainDataSource([["a", "b", "c", "d"]])
    let (table, tableView) = show(source) { table in
      table.addRows(["x"], named: "ads", placed: .every(2), policy: .followContent) {
        tableView, _, text in textCell(tableView, text)
      }
    }
    source.sections[0].insert("new", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    _ = tableView.dataSource?.numberOfSections?(in: tableView)
    #expect(tableView.displayedTexts() == [["new", "a", "b", "x", "c", "d"]])
    #expect(table.reuseIndexPath(forData: [0, 3]) == [0, 4])
    table.reloadData()
    #expect(tableView.displayedTexts() == [["new", "a", "x", "b", "c", "d"]])
  }

  @Test("A layer between others is removed, and the rows of the others stay where they were")
  func removedFromBetween() async {
    let source = PlainDataSource([["a", "b", "c", "d"]])
    var layers: [RowLayer<String>] = []
    let (table, tableView) = show(source) { table in
      for name in ["x", "y", "z"] {
        layers.append(
          table.addRows([name], named: name, placed: .start) { tableView, _, text in
            textCell(tableView, text)
          })
      }
    }
    #expect(tableView.displayedTexts() == [["z", "y", "x", "a", "b", "c", "d"]])
    weak let removed: TableLayer? = layers[1]
    layers.remove(at: 1).removeFromTable()
    #expect(tableView.displayedTexts() == [["z", "x", "a", "b", "c", "d"]])
    await wait { removed == nil }
    #expect(removed == nil)
    source.sections[0].removeFirst()
    table.deleteRows(at: [[0, 0]], with: .none)
    #expect(tableView.displayedTexts() == [["z", "x", "b", "c", "d"]])
  }

  /// A table with lines between posts of different letters.
  private func showLines(
    in source: PlainDataSource
  ) -> (table: DecoratedTable, tableView: UITableView) {
    show(source) { table in
      let isBoundary = { @MainActor (above: RowPosition, below: RowPosition) in
        source.sections[above.section][above.row].first
          != source.sections[below.section][below.row].first
      }
      table.addRows(named: "lines", placed: .between(onMainActor: isBoundary)) { tableView, _, _ in
        textCell(tableView, "line")
      }
    }
  }

  @Test("Rows between others are laid out anew in a table that loads as many rows as before")
  func asManyRows() {
    let source = PlainDataSource([["a1", "b1", "b2"]])
    let (_, tableView) = showLines(in: source)
    #expect(tableView.displayedTexts() == [["a1", "line", "b1", "b2"]])
    source.sections = [["a1", "a2", "b2"]]
    tableView.reloadData()
    #expect(tableView.displayedTexts() == [["a1", "a2", "line", "b2"]])
  }

  #if HEADLESS_UIKIT
  @Test("Once a drag has settled, rows between others are laid out anew with every load")
  func loadAfterDrag() async {
    let app = EditableApp([["a1", "b1", "c1"]])
    let table = DecoratedTable(dataSource: app, delegate: app)
    let lines = table.addRows(
      named: "lines",
      placed: .between { @MainActor above, below in
        app.sections[0][above.row].first != app.sections[0][below.row].first
      }
    ) { tableView, _, _ in
      textCell(tableView, "line")
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.setEditing(true, animated: false)
    #expect(tableView.displayedTexts() == [["a1", "line", "b1", "line", "c1"]])
    _ = tableView.simulateReorder(from: path(0), to: path(2))
    let before = lines.current
    await wait { lines.current != before }
    await nextTurn()
    #expect(tableView.displayedTexts() == [["b1", "line", "a1", "line", "c1"]])
    app.sections = [["a1", "a2", "b2"]]
    tableView.reloadData()
    #expect(tableView.displayedTexts() == [["a1", "a2", "line", "b2"]])
  }
  #endif
}
