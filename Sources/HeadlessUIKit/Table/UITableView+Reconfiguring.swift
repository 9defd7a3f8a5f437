import Foundation

extension UITableView {
  /// Has the data source configure the cell of a row again; a row without a cell is left alone.
  func reconfigureCell(at indexPath: IndexPath) {
    guard let cell = displayed.cells[indexPath], let dataSource else { return }
    let generation = loadState.generation
    let given = askForCell(at: indexPath, from: dataSource, existing: cell)
    guard loadState.generation == generation else { return }
    if given !== cell {
      UIKitFailure.raise(
        "The data source returned another cell than the existing one for a row that is being "
          + "reconfigured. Dequeue it for the index path that is asked for, with the reuse identifier "
          + "of the existing cell (\(cell.reuseIdentifier ?? "nil")), and return it. Index path: "
          + "\(described(indexPath)). \(describedForFailure)")
      // The layout asks for the cell of a row in view that has none.
      hideCell(at: indexPath)
    }
    cell.setNeedsLayout()
  }

  /// The cell that the data source gives for a row.
  ///
  /// - Parameters:
  ///   - dataSource: whom to ask.
  ///   - existing: the cell that the row has, which dequeuing is to give out again.
  func askForCell(
    at indexPath: IndexPath, from dataSource: any UITableViewDataSource,
    existing: UITableViewCell? = nil
  ) -> UITableViewCell {
    requestedRows.append(RowRequest(indexPath: indexPath, existingCell: existing))
    defer { requestedRows.removeLast() }
    return dataSource.tableView(self, cellForRowAt: indexPath)
  }

  /// The cell to give out again to a data source that dequeues one for the row that it is asked for, if
  /// that row is being reconfigured.
  func cellToReconfigure(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell? {
    guard let request = requestedRows.last, request.indexPath == indexPath,
      let cell = request.existingCell, cell.reuseIdentifier == identifier
    else { return nil }
    return cell
  }
}
