import DecoratorTableKit
import DecoratorTableSources
import Foundation
import Testing

/// The kit's own sources inside a layer that hides rows.
@Suite("Typed and identified rows that hide")
@MainActor
struct HiddenSourceRowsTests {
  typealias World = ListWorld

  private let keeper = Keeper()

  /// A list of memos and photos in two sections, with headers and an ad that is merged in.
  private var list: HeterogeneousList {
    var list = HeterogeneousList()
    list.appendSection([World.Memo("a"), World.Memo("b")], header: World.Memo("one"))
    list.append(World.Photo("sea"))
    list.append(World.Memo("c"))
    list.merge([World.Photo("ad")], placed: .tableRows([1]).inSection(0))
    list.appendSection([World.Photo("sky"), World.Photo("sun")], header: World.Memo("two"))
    return list
  }

  /// The cells of the list, with what happens when a memo is selected.
  private func cells(
    onSelect select: @escaping (World.Memo, IndexPath) -> Void = { _, _ in }
  ) -> CellAdapterMap {
    var cells = CellAdapterMap()
    cells.add(CellAdapter<World.MemoCell, World.Memo>().onSelect(select))
    cells.add(CellAdapter<World.PhotoCell, World.Photo>(viewData: \.name))
    cells.add(
      HeaderFooterAdapter<World.MemoHeader, World.Memo>(
        registration: .viewClass(reuseIdentifier: "header"), height: 30))
    return cells
  }

  /// A table that hides photos as long as `filter` is set.
  private func screen(
    _ source: ListTableViewDataSource, hidingPhotos filter: @escaping () -> Bool = { true }
  ) -> (DecoratedTable, HidingLayer, LoggingTableView) {
    let table = DecoratedTable(dataSource: source)
    keeper.keep(table)
    let layer = table.hideRows(named: "filter") { row in
      filter() && source.list.item(at: row) is World.Photo
    }
    let tableView = LoggingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 4000), style: .plain)
    tableView.setUpForTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    return (table, layer, tableView)
  }

  @Test("Rows of some types hide, merged ones too; the others keep cells, headers and handlers")
  func typedList() {
    var selected: [String] = []
    let cells = cells { memo, path in selected.append("\(memo.text) at \(RowPosition(path))") }
    let source = ListTableViewDataSource(list, cells: cells)
    var isFiltering = true
    let (table, layer, tableView) = screen(source) { isFiltering }
    #expect(tableView.displayedTexts() == [["memo a", "memo b", "memo c"], []])
    #expect(tableView.headerView(forSection: 0)?.textLabel?.text == "header one")
    #expect(tableView.headerView(forSection: 1)?.textLabel?.text == "header two")
    #expect(source.list.item(at: path(1), as: World.Photo.self)?.name == "ad")
    #expect(table.reuseIndexPath(forData: path(1)) == nil)
    #expect(table.reuseIndexPath(forData: path(4)) == path(2))
    #expect(table.dataIndexPath(forReuse: path(2)) == path(4))
    tableView.simulateTap(at: path(2))
    #expect(selected == ["c at [0, 2]"])
    let cell = tableView.cellForRow(at: path(2))
    isFiltering = false
    _ = tableView.takeCalls()
    layer.updateVisibility()
    #expect(
      tableView.displayedTexts() == [
        ["memo a", "photo ad", "memo b", "photo sea", "memo c"], ["photo sky", "photo sun"],
      ])
    #expect(tableView.takeCalls().contains("+[0, 1] [0, 3] [1, 0] [1, 1] automatic"))
    #expect(tableView.cellForRow(at: path(4)) === cell)
  }

  @Test("A change of a list that moves its merged rows is lifted past hidden ones")
  func changedList() {
    let source = ListTableViewDataSource(list, cells: cells())
    let (table, _, tableView) = screen(source)
    var changed = source.list
    changed.insert(World.Photo("new"), atContent: RowPosition(section: 0, row: 0))
    changed.insert(World.Memo("0"), atContent: RowPosition(section: 0, row: 0))
    let update = source.list.lifting(
      BatchUpdate().insertingRows([0, 1], inSection: 0), to: changed)
    _ = tableView.takeCalls()
    table.performBatchUpdates(update, with: .top) { source.list = changed }
    #expect(tableView.displayedTexts() == [["memo 0", "memo a", "memo b", "memo c"], []])
    #expect(tableView.takeCalls() == ["{", "+[0, 0] top", "}"])
    #expect(table.reuseIndexPath(forData: path(1)) == nil)
  }

  @Test("A snapshot knows where hidden items are in the data, and the table does not")
  func snapshot() {
    let source = SnapshotTableViewDataSource<String, Int> { tableView, _, id in
      textCell(tableView, "\(id)")
    }
    let table = DecoratedTable(dataSource: source)
    keeper.keep(table)
    let layer = table.hideRows(named: "odd") { row in
      let id = source.itemIdentifier(for: IndexPath(row: row.row, section: row.section))
      return id.map { $0 % 2 == 1 } ?? false
    }
    let tableView = LoggingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 4000), style: .plain)
    tableView.setUpForTests()
    var snapshot = source.snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([0, 1, 2, 3], toSection: "a")
    snapshot.appendItems([5], toSection: "b")
    source.apply(snapshot)
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    #expect(tableView.displayedTexts() == [["0", "2"], []])
    for (id, data, reuse) in [
      (0, path(0), path(0)), (1, path(1), nil), (2, path(2), path(1)), (5, path(0, 1), nil),
    ] {
      #expect(source.indexPath(for: id) == data)
      #expect(table.reuseIndexPath(forData: data) == reuse)
      #expect((table.explain(data, in: .data)?.hiding == nil) == (reuse != nil))
    }
    let cell = tableView.cellForRow(at: path(1))
    _ = tableView.takeCalls()
    snapshot.moveItem(2, beforeItem: 5)
    snapshot.moveItem(5, afterItem: 0)
    snapshot.insertItems([4, 7], afterItem: 1)
    snapshot.reloadItems([3])
    source.apply(snapshot)
    #expect(tableView.displayedTexts() == [["0", "4"], ["2"]])
    #expect(tableView.takeCalls() == ["{", "+[0, 1] automatic", "[0, 1]>[1, 0]", "}"])
    #expect(tableView.cellForRow(at: path(0, 1)) === cell)
    #expect(source.indexPath(for: 7) == path(4) && source.indexPath(for: 5) == path(1))
    layer.collapse(section: 1)
    #expect(tableView.displayedTexts() == [["0", "4"], []])
    snapshot.moveSection("b", beforeSection: "a")
    source.apply(snapshot)
    #expect(tableView.displayedTexts() == [[], ["0", "4"]])
    #expect(layer.isCollapsed(section: 0) && !layer.isCollapsed(section: 1))
  }

  #if HEADLESS_UIKIT
  @Test(
    "A hidden row is followed until its display ends, whichever layer hides it",
    arguments: [false, true])
  func endOfDisplay(isInnermost: Bool) {
    let feed = UpdatedFeed([["a", "b", "c"]], height: 400)
    feed.tableView.stayTame()
    var ended: [String] = []
    feed.source.didEndDisplaying = { path, _ in ended.append("\(RowPosition(path))") }
    if !isInnermost { feed.addAds(["ad"], placed: .start) }
    let filter = feed.table.hideRows(named: "filter")
    if isInnermost { feed.addAds(["ad"], placed: .start) }
    feed.show()
    feed.tableView.temper = .lateAnimations
    filter.hide([path(2)])
    #expect(feed.texts == [["ad", "a", "b"]])
    feed.source.sections[0].removeFirst()
    feed.table.deleteRows(at: [path(0)], with: .fade)
    #expect(ended.isEmpty)
    feed.tableView.simulateEndOfAnimations()
    // The row that was removed had that place, and so has the one that is hidden by now.
    #expect(ended.sorted() == ["[0, 0]", "[0, 1]"])
    #expect(feed.anomalies == [])
  }
  #endif
}
