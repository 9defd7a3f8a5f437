import DecoratorTableKit
import DecoratorTableSources
import Foundation
import Testing

@Suite("A snapshot source")
@MainActor
struct SnapshotSourceTests {
  @Test("What is applied before there is a table is shown when there is one")
  func beforeAttachment() {
    for isDecorated in [false, true] {
      let table = SnapshotTable(["a": ["1", "2"]])
      var completed = 0
      table.source.apply(SnapshotTable.snapshot(["a": ["1", "2", "3"]])) { completed += 1 }
      #expect(completed == 1)
      if isDecorated { table.decorate(ads: ["ad"]) }
      table.source.apply(SnapshotTable.snapshot(["a": ["2", "3", "4"]])) { completed += 1 }
      table.show()
      #expect(completed == 2)
      let shown = isDecorated ? ["2", "3", "ad", "4"] : ["2", "3", "4"]
      #expect(table.tableView.displayedTexts() == [shown])
    }
  }

  @Test("A table gets the difference and keeps its other cells")
  func plain() throws {
    let table = SnapshotTable(["a": ["1", "2", "3"], "b": ["4"]])
    table.show()
    let cells = table.tableView.visibleCells
    var isCompleted = false
    table.source.apply(SnapshotTable.snapshot(["a": ["3", "1", "5"], "b": ["4"]])) {
      isCompleted = true
    }
    table.tableView.layoutIfNeeded()
    #expect(isCompleted)
    #expect(table.tableView.displayedTexts() == [["3", "1", "5"], ["4"]])
    #expect(table.made == ["5"])
    let now = table.tableView.visibleCells
    #expect(now[0] === cells[2] && now[1] === cells[0] && now[3] === cells[3])
    table.apply(["a": ["3", "1", "5"], "b": ["4"]])
    #expect(table.made == ["5"])
    withExtendedLifetime(table) {}
  }

  @Test("Rows on screen keep their places when a snapshot has new rows above, if that is asked")
  func keepingScrollPosition() {
    let texts = (0..<100).map { "\($0)" }
    for keeps in [false, true] {
      let table = SnapshotTable(["a": texts])
      table.decorate()
      table.table?.keepsScrollPosition = keeps
      table.show()
      table.tableView.contentOffset.y = 1010
      table.tableView.layoutIfNeeded()
      let height = table.tableView.rectForRow(at: path(50)).height
      table.apply(["a": ["new", "newer"] + texts])
      #expect(table.tableView.contentOffset.y == (keeps ? 1010 + 2 * height : 1010))
      withExtendedLifetime(table) {}
    }
  }

  @Test("Through decorators a table gets one batch in its own coordinates")
  func decorated() {
    let table = SnapshotTable(["a": ["1", "2", "3", "4", "5"]])
    table.decorate()
    table.show()
    #expect(table.tableView.displayedTexts() == [["1", "2", "ad 0", "3", "4", "ad 1", "5"]])
    table.apply(["a": ["1", "2", "new", "4", "5"]])
    #expect(table.takeBatches() == ["-[0, 3] +[0, 2]"])
    #expect(table.tableView.displayedTexts() == [["1", "2", "new", "ad 0", "4", "ad 1", "5"]])
    table.apply(["b": ["4"], "a": ["1", "2", "new", "5"]])
    #expect(table.takeBatches().count == 1)
    // Nothing is left between the two ads, so that the lower one waits.
    #expect(table.tableView.displayedTexts() == [["4"], ["1", "2", "new", "ad 0", "5"]])
    withExtendedLifetime(table) {}
  }

  @Test("Decorated table without layers: the table and its observers get the change")
  func withoutLayers() {
    let table = SnapshotTable(["a": ["1", "2"]])
    table.decorate(ads: [])
    table.show()
    table.apply(["a": ["2", "3"]])
    #expect(table.takeBatches() == ["-[0, 0] +[0, 1]"])
    #expect(table.tableView.displayedTexts() == [["2", "3"]])
    withExtendedLifetime(table) {}
  }

  @Test("A rule that asks the source is asked about the rows as they will be")
  func rules() {
    let table = SnapshotTable(["a": ["1", "2"], "b": ["x1", "x2"]])
    table.decorate(ads: [])
    let source = table.source
    table.table?.addRows(
      named: "letters",
      placed: .beforeGroups { @MainActor in
        source.itemIdentifier(for: IndexPath(row: $0.row, section: $0.section))?.first
      }.inSections(where: source.isSection("b"))
    ) { tableView, _, _ in textCell(tableView, "group") }
    table.show()
    #expect(table.tableView.displayedTexts() == [["1", "2"], ["group", "x1", "x2"]])
    table.apply(["b": ["x1", "y1", "y2", "x2"], "a": ["1", "2"]])
    #expect(
      table.tableView.displayedTexts() == [
        ["group", "x1", "group", "y1", "y2", "group", "x2"], ["1", "2"],
      ])
    withExtendedLifetime(table) {}
  }

  @Test("Inside decorators that are stacked by hand the table is reloaded, or updated through them")
  func handStacked() {
    let table = SnapshotTable(["a": ["1", "2", "3"]])
    let layer = AdditionalTableViewDataSourceImpl(
      inner: table.source, rows: RowLayer(["ad"], placed: .every(2), named: "ads"),
      cell: .made { tableView, _, ad in textCell(tableView, ad) })
    table.tableView.dataSource = layer
    #expect(table.tableView.displayedTexts() == [["1", "2", "ad", "3"]])
    table.apply(["a": ["3", "2", "1", "0"]])
    #expect(table.tableView.displayedTexts() == [["3", "2", "ad", "1", "0"]])
    // With a decorated table around them it is a batch, in which the ad follows its content.
    let front = DecoratedTable(dataSource: layer)
    front.addRows(["promo"], named: "promos", placed: .start) { tableView, _, text in
      textCell(tableView, text)
    }
    front.attach(to: table.tableView)
    var isCompleted = false
    table.source.apply(SnapshotTable.snapshot(["a": ["1"], "b": ["2"]])) { isCompleted = true }
    #expect(isCompleted)
    #expect(table.tableView.displayedTexts() == [["promo", "ad", "1"], ["2"]])
    withExtendedLifetime((table, front)) {}
  }

  @Test("A snapshot can be shown by loading everything again")
  func reloading() {
    for isDecorated in [false, true] {
      let table = SnapshotTable(["a": ["1", "2", "3"]])
      if isDecorated { table.decorate(ads: []) }
      table.show()
      var isCompleted = false
      table.source.applySnapshotUsingReloadData(SnapshotTable.snapshot(["a": ["3", "1"]])) {
        isCompleted = true
      }
      #expect(isCompleted)
      #expect(table.tableView.displayedTexts() == [["3", "1"]])
      #expect(table.made == ["3", "1"])
      #expect(table.takeBatches().isEmpty)
    }
  }

  @Test("Content that changed is reloaded, by the equality that is passed")
  func contentEquality() {
    var snapshot = TableSnapshot<Int, VersionedItem>()
    snapshot.appendSections([0])
    snapshot.appendItems([
      VersionedItem(number: 1, version: 0), VersionedItem(number: 2, version: 0),
    ])
    let source = SnapshotTableViewDataSource<Int, VersionedItem> { tableView, _, item in
      textCell(tableView, "\(item.number) \(item.version)")
    }
    source.isContentEqual = { $0.showsSame(as: $1) }
    let tableView = UITableView.forTests()
    tableView.dataSource = source
    source.apply(snapshot)
    #expect(tableView.displayedTexts() == [["1 0", "2 0"]])
    snapshot.deleteItems([VersionedItem(number: 2, version: 0)])
    snapshot.appendItems([VersionedItem(number: 2, version: 1)])
    source.apply(snapshot)
    #expect(tableView.displayedTexts() == [["1 0", "2 1"]])
  }

  @Test("Look-ups, and titles by the identity of the section")
  func lookUps() {
    let table = SnapshotTable(["a": ["1"], "b": ["2", "3"]])
    let source = table.source
    source.headerTitle = { "above \($0)" }
    source.footerTitle = { $0 == "b" ? "below b" : nil }
    table.show()
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == "3")
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 1)) == nil)
    #expect(source.indexPath(for: "2") == IndexPath(row: 0, section: 1))
    #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "b") == 1 && source.index(for: "c") == nil)
    #expect(source.tableView(table.tableView, titleForHeaderInSection: 1) == "above b")
    #expect(source.tableView(table.tableView, titleForFooterInSection: 0) == nil)
    #expect(source.tableView(table.tableView, titleForFooterInSection: 1) == "below b")
    withExtendedLifetime(table) {}
  }

  @Test("Header and footer views by the identity of the section, inside decorators too")
  func sectionViews() {
    let table = SnapshotTable(["a": ["1"], "b": ["2"]])
    let views = ["a": UIView(), "b": UIView()]
    table.source.headerView = { _, section in views[section] }
    table.source.footerView = { _, section in section == "b" ? views["a"] : nil }
    let front = DecoratedTable(
      dataSource: table.source, delegate: SnapshotTableViewDelegate(source: table.source))
    front.addSections(
      [AdditionalSection(rowCount: 1) { tableView, _, _ in textCell(tableView, "promo") }],
      named: "promos", placed: .before(1), policy: .followRule)
    front.attach(to: table.tableView)
    let delegate = table.tableView.delegate
    func header(_ section: Int) -> UIView? {
      delegate?.tableView?(table.tableView, viewForHeaderInSection: section)
    }
    table.tableView.layoutIfNeeded()
    #expect(header(0) === views["a"] && header(1) == nil && header(2) === views["b"])
    #expect(delegate?.tableView?(table.tableView, viewForFooterInSection: 0) == nil)
    #expect(delegate?.tableView?(table.tableView, viewForFooterInSection: 2) === views["a"])
    table.apply(["b": ["2"], "a": ["1"]])
    #expect(header(0) === views["b"] && header(2) === views["a"])
    withExtendedLifetime((table, front)) {}
  }

  @Test("A table that was detached shows what is applied next when it is attached again")
  func detached() {
    let table = SnapshotTable(["a": ["1", "2"]])
    table.decorate(ads: ["ad"])
    table.show()
    table.table?.detach()
    table.apply(["a": ["3", "4", "5"]])
    table.table?.attach()
    #expect(table.tableView.displayedTexts() == [["3", "4", "ad", "5"]])
    // The table's own source, adopted, updates the table by itself when the decorated table is
    // released.
    let tableView = UITableView.forTests()
    tableView.dataSource = table.source
    var front: DecoratedTable? = DecoratedTable(adopting: tableView)
    front?.addRows(["promo"], named: "promos", placed: .start) { tableView, _, text in
      textCell(tableView, text)
    }
    front?.attach()
    #expect(tableView.displayedTexts() == [["promo", "3", "4", "5"]])
    front?.detach()
    front = nil
    tableView.layoutIfNeeded()
    table.apply(["a": ["4", "6"]])
    #expect(tableView.displayedTexts() == [["4", "6"]])
    // And through the one that was attached last.
    table.table?.attach()
    _ = table.takeBatches()
    table.apply(["a": ["4"]])
    #expect(table.takeBatches().count == 1)
    withExtendedLifetime(table) {}
  }
}
