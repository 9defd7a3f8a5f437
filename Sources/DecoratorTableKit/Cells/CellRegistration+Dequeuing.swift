import Foundation

extension CellRegistration {
  /// Has a table give a cell for a row.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks for it.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  func dequeue(in tableView: UITableView, at reuseIndexPath: IndexPath) -> DequeuedCell<Cell> {
    guard let cell = erased.dequeue(in: tableView, at: reuseIndexPath) else {
      return .missing(.noPrototype(reuseIdentifier: reuseIdentifier, cellClass: "\(Cell.self)"))
    }
    guard let cell = cell as? Cell else {
      return .wrongClass(
        .wrongCellClass(reuseIdentifier, expected: Cell.self, found: type(of: cell)))
    }
    return .cell(cell)
  }
}
