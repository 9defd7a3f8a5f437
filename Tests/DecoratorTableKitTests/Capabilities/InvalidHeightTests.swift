import DecoratorTableKit
import DecoratorTableSources
import Foundation
import Testing

#if HEADLESS_UIKIT && !DEBUG
@Suite("In a release build, heights that no table accepts do not stop the program")
@MainActor
struct InvalidHeightTests {
  nonisolated static let heights: [CGFloat] = [.nan, .infinity, -.infinity, -2]

  private func height(of row: Int, in table: DecoratedTable) -> CGFloat {
    let tableView = UITableView.forTests()
    tableView.estimatedRowHeight = 44
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    return tableView.rectForRow(at: IndexPath(row: row, section: 0)).height
  }

  @Test("The row of a layer has an automatic height", arguments: heights)
  func layer(invalid: CGFloat) {
    func table(_ height: CGFloat?) -> DecoratedTable {
      let table = DecoratedTable(dataSource: PlainDataSource([["post"]]))
      let ads = table.addRows(["ad"], named: "ads", placed: .start) { tableView, _, ad in
        textCell(tableView, ad)
      }
      if let height { ads.height { _ in height } }
      return table
    }
    var found: CGFloat?
    let anomalies = TableAnomaly.recording { found = height(of: 0, in: table(invalid)) }
    #expect(found == height(of: 0, in: table(UITableView.automaticDimension)))
    #expect(
      Set(anomalies) == [.invalidHeight(layer: "ads", place: "row 0", height: "\(invalid)")])
  }

  @Test("The row of a list has an automatic height", arguments: heights)
  func list(invalid: CGFloat) {
    func table(_ height: CGFloat) -> DecoratedTable {
      let adapter = CellAdapter<ListWorld.MemoCell, ListWorld.Memo>().height { _ in height }
      return DecoratedTable(
        dataSource: ListTableViewDataSource([ListWorld.Memo("a")], adapter: adapter))
    }
    var found: CGFloat?
    let anomalies = TableAnomaly.recording { found = height(of: 0, in: table(invalid)) }
    #expect(found == height(of: 0, in: table(UITableView.automaticDimension)))
    #expect(
      Set(anomalies) == [
        .invalidHeight(layer: "content", place: "row [0, 0]", height: "\(invalid)")
      ])
  }

  @Test("The header of an added section has an automatic height", arguments: heights)
  func header(invalid: CGFloat) {
    let table = DecoratedTable(dataSource: PlainDataSource([["post"]]))
    var events = AdditionalRowEvents()
    events.sections.headerHeight = { _ in invalid }
    let promos = SlotLayer(
      placed: .none, sections: .before(0),
      adding: [AdditionalSection(rowCount: 1) { tableView, _, _ in textCell(tableView, "") }],
      named: "promos"
    ) { tableView, _, _ in textCell(tableView, "") }
    promos.events = events
    table.add(promos)
    let anomalies = TableAnomaly.recording { _ = height(of: 0, in: table) }
    #expect(
      Set(anomalies) == [
        .invalidHeight(
          layer: "promos", place: "header or footer of added section 0", height: "\(invalid)")
      ])
  }
}
#endif
