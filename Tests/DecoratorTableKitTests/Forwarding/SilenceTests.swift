import DecoratorTableKit
import Foundation
import Testing

@Suite("Wrapping alone changes nothing")
@MainActor
struct SilenceTests {
  private let rows = (0..<30).map { "post \($0)" }

  /// Loads, scrolls, taps and reloads, and returns the calls that the app's objects got.
  private func calls(layers: Int) -> [String] {
    let log = CallLog()
    let dataSource = LoggedDataSource(rows, log: log)
    let delegate = LoggedDelegate(log: log, refusing: IndexPath(row: 4, section: 0))
    let table = DecoratedTable(dataSource: dataSource, delegate: delegate)
    for layer in 0..<layers {
      table.addRows([String](), named: "layer \(layer)", placed: .every(3)) { tableView, _, text in
        textCell(tableView, text)
      }
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    log.clear()
    tableView.reloadData()
    tableView.layoutIfNeeded()
    tableView.contentOffset = CGPoint(x: 0, y: 130)
    tableView.layoutIfNeeded()
    for row in [3, 4, 5] { tableView.simulateTap(at: IndexPath(row: row, section: 0)) }
    log.note("selected \(tableView.indexPathsForSelectedRows?.map { $0.row } ?? [])")
    tableView.contentOffset = CGPoint(x: 0, y: 900)
    tableView.layoutIfNeeded()
    tableView.reloadData()
    tableView.layoutIfNeeded()
    return log.lines
  }

  @Test(
    "Without additional rows the app's objects get the same calls in the same order",
    arguments: 1...3)
  func sameCalls(layers: Int) {
    let bare = calls(layers: 0)
    #expect(bare.contains("willSelect [0, 4]"))
    #expect(!bare.contains("didSelect [0, 4]"))
    #expect(calls(layers: layers) == bare)
  }

  @Test("Methods that the app's delegate lacks stay absent, and cost the table nothing")
  func absentMethods() {
    final class Silent: NSObject, UITableViewDelegate {}
    let silent = Silent()
    let table = DecoratedTable(dataSource: PlainDataSource([rows]), delegate: silent)
    table.addRows([String](), named: "ads", placed: .every(3)) { tableView, _, text in
      textCell(tableView, text)
    }
    let tableView = UITableView.forTests()
    tableView.rowHeight = 80
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    #expect(tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
    tableView.simulateTap(at: IndexPath(row: 1, section: 0))
    #expect(tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("A refused selection stays refused, through every layer", arguments: 0...3)
  func veto(layers: Int) {
    let log = CallLog()
    let table = DecoratedTable(
      dataSource: PlainDataSource([rows]),
      delegate: LoggedDelegate(log: log, refusing: IndexPath(row: 1, section: 0)))
    for layer in 0..<layers {
      table.addRows(["ad"], named: "layer \(layer)", placed: .start) { tableView, _, text in
        textCell(tableView, text)
      }
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    tableView.simulateTap(at: IndexPath(row: 1 + layers, section: 0))
    #expect(tableView.indexPathForSelectedRow == nil)
    tableView.simulateTap(at: IndexPath(row: 2 + layers, section: 0))
    #expect(tableView.indexPathForSelectedRow == IndexPath(row: 2 + layers, section: 0))
    #expect(log.lines.contains("didSelect [0, 2]"))
    #expect(!log.lines.contains("didSelect [0, 1]"))
  }

  @Test("A row whose layer has no tap handler cannot be selected")
  func unselectableRows() {
    let table = DecoratedTable(dataSource: PlainDataSource([rows]))
    table.addRows(["ad"], named: "ads", placed: .start) { tableView, _, text in
      textCell(tableView, text)
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    tableView.simulateTap(at: IndexPath(row: 0, section: 0))
    #expect(tableView.indexPathForSelectedRow == nil)
  }
}
