import DecoratorTableKit
import Foundation
import Testing

@Suite("Rows whose display begins and ends")
@MainActor
struct DisplayEventsTests {
  @Test(
    "The end of a cell's display is passed to the owner it was shown for, not to the row's new one")
  func rememberedByCell() {
    let log = CallLog()
    let dataSource = PlainDataSource([["a", "b", "c"]])
    let layer = RowLayer(["ad"], placed: .tableRows([1]), named: "ads")
    let outer = AdditionalTableViewDataSourceImpl(
      inner: dataSource, rows: layer,
      cell: .made { tableView, _, ad in textCell(tableView, ad) })
    var events = AdditionalRowEvents()
    events.willDisplay = { _, cell, row in log.note("shown \(row) \(cell.textLabel?.text ?? "")") }
    events.didEndDisplaying = { _, cell, row in
      log.note("gone \(row) \(cell.textLabel?.text ?? "")")
    }
    layer.events = events
    let delegate = AdditionalTableViewDelegateImpl(
      inner: LoggedDelegate(log: log), layer: layer)
    let tableView = UITableView.forTests()
    tableView.dataSource = outer
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    #expect(log.lines.contains("shown row 0 ad"))
    #expect(log.lines.contains("willDisplay [0, 1]"))

    // Nothing is left: row 1 was the ad's and row 2 was b's, whatever those rows are now.
    dataSource.sections = [[]]
    log.clear()
    tableView.reloadData()
    tableView.layoutIfNeeded()
    #expect(
      log.lines.filter { $0.contains("gone") || $0.contains("didEnd") }.sorted() == [
        "didEndDisplaying [0, 0] a", "didEndDisplaying [0, 1] b", "didEndDisplaying [0, 2] c",
        "gone row 0 ad",
      ])
  }

  @Test("The end of a header's display is forwarded even if the table has not counted yet")
  func headerBeforeCount() {
    final class Headers: NSObject, UITableViewDelegate {
      var ended: [Int] = []

      func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
      ) { ended.append(section) }
    }
    let headers = Headers()
    let layer = RowLayer(["ad"], placed: .start, named: "ads")
    let source = AdditionalTableViewDataSourceImpl(
      inner: PlainDataSource([["a"], ["b"]]), rows: layer,
      cell: .made { tableView, _, ad in textCell(tableView, ad) })
    let delegate = AdditionalTableViewDelegateImpl(inner: headers, layer: layer)
    let tableView = UITableView.forTests()
    tableView.dataSource = source
    tableView.delegate = delegate
    delegate.tableView(tableView, didEndDisplayingHeaderView: UIView(), forSection: 1)
    delegate.tableView(tableView, didEndDisplayingHeaderView: UIView(), forSection: 2)
    #expect(headers.ended == [1])
    withExtendedLifetime(source) {}
  }

  @Test("A layer's heights are its own, and content keeps the height it had")
  func heights() {
    let table = DecoratedTable(dataSource: PlainDataSource([["a", "b"]]))
    table.addRows(["ad"], named: "ads", placed: .before(1)) {
      tableView, _, ad in
      textCell(tableView, ad)
    }
    .height(75)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    let heights = (0..<3).map { tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights == [40, 75, 40])
  }

  @Test("An inner delegate's heights are asked for with its own paths")
  func innerHeights() {
    final class Heights: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        100 + CGFloat(indexPath.row)
      }
    }
    let heights = Heights()
    let table = DecoratedTable(
      dataSource: PlainDataSource([["a", "b", "c"]]), delegate: heights)
    table.addRows(["x", "y"], named: "ads", placed: .tableRows([0, 2])) {
      tableView, _, ad in
      textCell(tableView, ad)
    }
    .height(33)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    let found = (0..<5).map { tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(found == [33, 100, 33, 101, 102])
  }

  @Test("An automatic height in a table that does not estimate is reported")
  func automaticWithoutEstimates() {
    final class Heights: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        50
      }
    }
    let heights = Heights()
    var anomalies: [TableAnomaly] = []
    let previous = TableAnomaly.handler
    TableAnomaly.handler = { anomalies.append($0) }
    defer { TableAnomaly.handler = previous }
    let table = DecoratedTable(dataSource: PlainDataSource([["a"]]), delegate: heights)
    table.addRows(["ad"], named: "ads", placed: .start) { tableView, _, ad in
      textCell(tableView, ad)
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    #expect(
      anomalies.contains(
        .automaticHeightWithoutEstimation(layer: "ads", row: .amongContent(index: 0))))
  }

  @Test("An inner delegate's indentation reaches its own rows and no others")
  func indentation() {
    final class Indenting: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
      ) -> Int { indexPath.row + 1 }
    }
    let indenting = Indenting()
    let table = DecoratedTable(dataSource: PlainDataSource([["a", "b"]]), delegate: indenting)
    table.addRows(["ad"], named: "ads", placed: .before(1)) {
      tableView, _, ad in
      textCell(tableView, ad)
    }
    .height(40)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    let levels = (0..<3).map {
      tableView.cellForRow(at: IndexPath(row: $0, section: 0))?.indentationLevel
    }
    #expect(levels == [1, 0, 2])
  }
}
