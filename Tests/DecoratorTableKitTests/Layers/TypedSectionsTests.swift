import DecoratorTableKit
import DecoratorTableSources
import Foundation
import Testing

@Suite("Added sections of rows that describe themselves")
@MainActor
struct TypedSectionsTests {
  private let log = CallLog()
  private let keeper = Keeper()

  private func tip(_ text: String, height: CGFloat? = nil) -> AnyCellConfigurator {
    let log = log
    return CellConfigurator<TipShowingCell>(viewData: text, height: height)
      .onSelect { tip, path in log.note("\(tip) at \(path.section), \(path.row)") }.erased
  }

  @Test("Their cells, heights and selections are their own, and the sections may change")
  func sections() {
    let table = DecoratedTable(dataSource: PlainDataSource([["a"], ["b"]]))
    keeper.keep(table)
    let log = log
    let numbers = CellAdapter<NumberShowingCell, Int>(height: 47).onDisplay { log.note("\($1)") }
    let layer = table.addSections(
      [
        AdditionalSection([tip("x"), tip("y", height: 44)], headerTitle: "tips"),
        AdditionalSection(rowCount: 1) { tableView, _, _ in textCell(tableView, "plain") },
      ], named: "sections", placed: .every(1)
    ) { row, path in log.note("section \(row.section) row \(row.row) at \(path.section)") }
    let tableView = RegisteringTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 4000))
    tableView.setUpForTests()
    _ = tableView.takeRegistered()
    table.attach(to: tableView)
    #expect(tableView.takeRegistered() == ["TipShowingCell"])
    #expect(tableView.displayedTexts() == [["a"], ["tip: x", "tip: y"], ["b"], ["plain"]])
    #expect(tableView.rectForRow(at: IndexPath(row: 0, section: 1)).height == 40)
    #expect(tableView.rectForRow(at: IndexPath(row: 1, section: 1)).height == 44)
    for path in [IndexPath(row: 1, section: 1), IndexPath(row: 0, section: 3)] {
      table.delegate?.tableView?(tableView, didSelectRowAt: path)
    }
    #expect(log.consume() == ["section 0 row 1 at 1", "y at 1, 1", "section 1 row 0 at 3"])
    layer.replace(at: 1, with: AdditionalSection([7, 8], footerTitle: "numbers", adapter: numbers))
    #expect(tableView.takeRegistered() == ["NumberShowingCell"])
    #expect(
      tableView.displayedTexts() == [
        ["a"], ["tip: x", "tip: y"], ["b"], ["number 7", "number 8"],
      ])
    #expect(tableView.rectForRow(at: IndexPath(row: 1, section: 3)).height == 47)
    #expect(log.consume() == ["7", "8"])
    layer.remove(at: 0)
    #expect(tableView.displayedTexts() == [["a"], ["number 7", "number 8"], ["b"]])
  }

  @Test("In a table that is wired by hand, beside rows with models")
  func byHand() {
    let log = log
    let ads = RowLayer([Ad(0)], placed: .start, named: "ads")
    let source = PlainDataSource([["a"]])
    let adapter = CellAdapter<AdShowingCell, Ad>(height: 51)
      .onSelect { ad, _ in log.note("ad \(ad.id)") }
    let inner = AdditionalTableViewDataSourceImpl(
      inner: source, rows: ads, cell: .adapter(adapter))
    let extras = SlotLayer(
      placed: .none, sections: .end, adding: [AdditionalSection([tip("x", height: 52)])],
      named: "extras"
    ) { tableView, _, _ in textCell(tableView, "") }
    let outer = AdditionalTableViewDataSourceImpl(inner: inner, layer: extras)
    let delegate = AdditionalTableViewDelegateImpl(
      inner: AdditionalTableViewDelegateImpl(inner: nil, layer: ads), layer: extras)
    let tableView = UITableView.forTests()
    tableView.dataSource = outer
    tableView.delegate = delegate
    #expect(tableView.displayedTexts() == [["ad 0", "a"], ["tip: x"]])
    let paths = [(0, 0), (0, 1), (1, 0)].map { IndexPath(row: $0.1, section: $0.0) }
    #expect(paths.map { tableView.rectForRow(at: $0).height } == [51, 40, 52])
    for path in paths where delegate.tableView(tableView, willSelectRowAt: path) == path {
      delegate.tableView(tableView, didSelectRowAt: path)
    }
    #expect(log.lines == ["ad 0", "x at 1, 0"])
  }
}
