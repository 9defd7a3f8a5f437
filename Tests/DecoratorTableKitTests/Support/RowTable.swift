import DecoratorTableKit
import Foundation

/// A table with a data source of one section that makes each cell with a closure.
@MainActor
final class RowTable {
  let tableView: UITableView
  private let source: Source

  init(
    rows: Int = 1, in tableView: UITableView = .forTests(),
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell
  ) {
    self.tableView = tableView
    source = Source(rows, cell)
    tableView.dataSource = source
    tableView.layoutIfNeeded()
  }

  /// The cell on screen.
  subscript(row: Int) -> UITableViewCell? {
    tableView.cellForRow(at: IndexPath(row: row, section: 0))
  }

  /// Has the table ask for all cells again.
  func reload() {
    tableView.reloadData()
    tableView.layoutIfNeeded()
  }

  private final class Source: NSObject, UITableViewDataSource {
    let rows: Int
    let cell: (UITableView, IndexPath) -> UITableViewCell

    init(_ rows: Int, _ cell: @escaping (UITableView, IndexPath) -> UITableViewCell) {
      self.rows = rows
      self.cell = cell
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cell(tableView, indexPath) }
  }
}
