import DecoratorTableKit
import DecoratorTableSources
import Foundation

/// A table that shows a list: bare, or inside so many layers, each with a row at the top and others
/// between those of the list.
@MainActor
final class ListScreen {
  /// Bare, and inside 0 to 3 layers.
  nonisolated static let wrappings: [Int?] = [nil, 0, 1, 2, 3]

  let source: ListTableViewDataSource
  let tableView: UITableView
  let log = CallLog()
  /// What is around the source; nil if the table is bare.
  let table: DecoratedTable?
  private let delegate: ListTableViewDelegate

  init(
    _ source: ListTableViewDataSource, layers: Int? = nil,
    tableView: UITableView = .forTests()
  ) {
    self.source = source
    self.tableView = tableView
    delegate = ListTableViewDelegate(source: source)
    guard let layers else {
      table = nil
      tableView.dataSource = source
      tableView.delegate = delegate
      return
    }
    let table = DecoratedTable(dataSource: source)
    self.table = table
    for layer in 0..<layers {
      let models = (0..<4).map { "layer \(layer) row \($0)" }
      table.addRows(
        models, named: "layer \(layer)", placed: .start + .every(2 + layer)
      ) { tableView, _, text in textCell(tableView, text) }
      .height(40)
    }
    table.attach(to: tableView)
  }

  /// A row of the list, as the table knows it.
  func reuse(_ row: Int, _ section: Int = 0) -> IndexPath {
    let data = IndexPath(row: row, section: section)
    return table?.reuseIndexPath(forData: data) ?? data
  }

  /// A row of the table, as the list knows it.
  func data(_ reuse: IndexPath) -> String {
    guard let table else { return "\(RowPosition(reuse))" }
    return table.dataIndexPath(forReuse: reuse).map { "\(RowPosition($0))" } ?? "no row of the list"
  }

  /// The cell of a row of the list that is on screen.
  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    tableView.layoutIfNeeded()
    return tableView.cellForRow(at: reuse(row, section))
  }

  /// The texts of all rows of the list, section by section.
  var texts: [[String]] {
    tableView.displayedTexts().map { rows in rows.filter { !$0.hasPrefix("layer ") } }
  }

  /// What was noted since this was asked last.
  func takeLines() -> [String] {
    defer { log.clear() }
    return log.lines
  }

  /// Notes something of a row, with its place in the list.
  func note(_ what: String, _ path: IndexPath) { log.note("\(what) \(data(path))") }
}

/// A screen that handlers can use before it is there.
@MainActor
final class ScreenBox {
  weak var screen: ListScreen?
}
