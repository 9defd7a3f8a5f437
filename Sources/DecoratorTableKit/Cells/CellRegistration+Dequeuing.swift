import Foundation

extension CellRegistration {
  /// Has a table give a cell for a row.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks for it.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  func dequeue(in tableView: UITableView, at reuseIndexPath: IndexPath) -> DequeuedCell<Cell> {
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: reuseIndexPath)
    guard let cell = cell as? Cell else {
      return .other(
        .wrongCellClass(
          reuseIdentifier: reuseIdentifier, expected: "\(Cell.self)", found: "\(type(of: cell))"))
    }
    return .cell(cell)
  }
}
