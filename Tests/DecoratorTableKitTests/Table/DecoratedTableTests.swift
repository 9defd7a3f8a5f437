import DecoratorTableKit
import Foundation
import Testing

@Suite("The decorated table")
@MainActor
struct DecoratedTableTests {
  private func feed() -> (DecoratedTable, UITableView) {
    let table = DecoratedTable(dataSource: PlainDataSource([(0..<20).map { "post \($0)" }]))
    table.addRows(named: "separators", placed: .start + .every(5)) { tableView, _, position in
      textCell(tableView, "before \(position.row)")
    }
    table.addRows(["a", "b", "c"], named: "ads", placed: .every(6, after: 2)) { tableView, _, ad in
      textCell(tableView, ad)
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    return (table, tableView)
  }

  @Test("An explanation follows a row through the layers and prints one line for each")
  func explanations() throws {
    let (table, tableView) = feed()
    defer { withExtendedLifetime(tableView) {} }
    let content = try #require(table.explain(IndexPath(row: 10, section: 0)))
    #expect(
      content.description == """
        row [0, 10] is content, data row [0, 6]
          ads         [0, 10]
          separators  [0, 8]
          content     [0, 6]
        """)
    #expect(content.dataIndexPath == IndexPath(row: 6, section: 0))
    #expect(content.index == nil)

    let ad = try #require(table.explain(IndexPath(row: 9, section: 0)))
    #expect(
      ad.description == """
        row [0, 9] is row 1 of layer ads
          ads  [0, 9]
        """)
    #expect(ad.dataIndexPath == nil)

    let separator = try #require(table.explain(IndexPath(row: 0, section: 0)))
    #expect(separator.owner == "separators")
    #expect(separator.index == 0)
    #expect(separator.steps.map(\.layer) == ["ads", "separators"])
  }

  @Test("Rows that do not exist have no explanation and no other path")
  func unknownRows() {
    let (table, tableView) = feed()
    for path in [
      IndexPath(row: tableView.numberOfRows(inSection: 0), section: 0),
      IndexPath(row: 0, section: 1), IndexPath(row: -1, section: 0),
    ] {
      #expect(table.explain(path) == nil)
      #expect(table.dataIndexPath(forReuse: path) == nil)
    }
    #expect(table.reuseIndexPath(forData: IndexPath(row: 20, section: 0)) == nil)
    #expect(table.reuseIndexPath(forData: IndexPath(row: 0, section: 3)) == nil)
    let detached = DecoratedTable(dataSource: PlainDataSource([["a"]]))
    #expect(detached.dataIndexPath(forReuse: IndexPath(row: 0, section: 0)) == nil)
  }

  @Test("A decorated table without layers is the table itself")
  func noLayers() throws {
    let dataSource = PlainDataSource([["a", "b"]])
    let table = DecoratedTable(dataSource: dataSource)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    #expect(tableView.dataSource === dataSource)
    let path = IndexPath(row: 1, section: 0)
    tableView.layoutIfNeeded()
    #expect(table.dataIndexPath(forReuse: path) == path)
    #expect(table.reuseIndexPath(forData: path) == path)
    #expect(table.explain(path)?.owner == RowExplanation.contentName)
  }

  @Test("A layer that is added to an attached table is shown")
  func addingWhileAttached() {
    let table = DecoratedTable(dataSource: PlainDataSource([["a", "b"]]))
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    #expect(tableView.displayedTexts() == [["a", "b"]])
    table.addRows(["ad"], named: "ads", placed: .end) { tableView, _, ad in
      textCell(tableView, ad)
    }
    #expect(tableView.displayedTexts() == [["a", "b", "ad"]])
    table.detach()
    #expect(tableView.dataSource == nil)
  }

  @Test("The counts in force are those that the table has, until it asks again")
  func countsAsAnnounced() {
    let dataSource = PlainDataSource([["a", "b", "c", "d"]])
    let table = DecoratedTable(dataSource: dataSource)
    table.addRows(["ad 0", "ad 1"], named: "ads", placed: .every(2)) { tableView, _, ad in
      textCell(tableView, ad)
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    #expect(tableView.displayedTexts() == [["a", "b", "ad 0", "c", "d", "ad 1"]])
    dataSource.sections = [["new", "a", "b", "c", "d"]]
    let last = IndexPath(row: 4, section: 0)
    #expect(table.dataIndexPath(forReuse: last) == IndexPath(row: 3, section: 0))
    tableView.reloadData()
    #expect(tableView.displayedTexts() == [["new", "a", "ad 0", "b", "c", "ad 1", "d"]])
    #expect(table.dataIndexPath(forReuse: last) == IndexPath(row: 3, section: 0))
    dataSource.sections = [["a"]]
    table.reloadData()
    #expect(tableView.displayedTexts() == [["a"]])
  }

  @Test("A predicate on the main actor sees the content as it is at each reload")
  func livePredicate() {
    let dataSource = PlainDataSource([["a1", "a2", "b1"]])
    let table = DecoratedTable(dataSource: dataSource)
    table.addRows(
      named: "separators",
      placed: .start
        + .between { @MainActor above, below in
          dataSource.sections[above.section][above.row].first
            != dataSource.sections[below.section][below.row].first
        }
    ) { tableView, _, position in
      textCell(tableView, String(dataSource.sections[0][position.row].prefix(1)))
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    #expect(tableView.displayedTexts() == [["a", "a1", "a2", "b", "b1"]])
    dataSource.sections = [["a1", "b1", "c1"]]
    table.reloadData()
    #expect(tableView.displayedTexts() == [["a", "a1", "b", "b1", "c", "c1"]])
  }

  @Test("Groups by a key on the main actor follow the content, and an empty section has none")
  func liveGroups() {
    let dataSource = PlainDataSource([["a1", "a2", "b1"], []])
    let table = DecoratedTable(dataSource: dataSource)
    table.addRows(
      named: "separators",
      placed: .beforeGroups { @MainActor in dataSource.sections[$0.section][$0.row].prefix(1) }
    ) { tableView, _, position in
      textCell(tableView, String(dataSource.sections[position.section][position.row].prefix(1)))
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    #expect(tableView.displayedTexts() == [["a", "a1", "a2", "b", "b1"], []])
    dataSource.sections = [[], ["c1", "d1"]]
    table.reloadData()
    #expect(tableView.displayedTexts() == [[], ["c", "c1", "d", "d1"]])
  }
}
