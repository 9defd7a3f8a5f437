import Foundation

extension UITableView {
  /// Asks the data source to configure the cell of a row again; a row without a cell is left alone.
  func reconfigureCell(at indexPath: IndexPath) {
    guard let cell = displayed.cells[indexPath], let dataSource else { return }
    let generation = loadState.generation
    let given = askForCell(at: indexPath, from: dataSource, existing: cell)
    guard loadState.generation == generation else { return }
    if given !== cell {
      UIKitFailure.raise(
        "The data source returned another cell than the existing one for a row that is being "
          + "reconfigured. Dequeue it for the index path that is asked for, with the reuse "
          + "identifier of the existing cell (\(cell.reuseIdentifier ?? "nil")), and return it. "
          + "Index path: \(described(indexPath)). \(describedForFailure)")
      // The layout asks for the cell of a visible row that has none.
      hideCell(at: indexPath)
    }
    cell.setNeedsLayout()
  }

  /// Returns the data source's cell for a row.
  ///
  /// - Parameters:
  ///   - dataSource: the data source to ask.
  ///   - existing: the row's present cell, which dequeuing returns again.
  func askForCell(
    at indexPath: IndexPath, from dataSource: any UITableViewDataSource,
    existing: UITableViewCell? = nil
  ) -> UITableViewCell {
    requestedRows.append(RowRequest(indexPath: indexPath, existingCell: existing))
    defer { requestedRows.removeLast() }
    let isNoted = noteCall("tableView:cellForRowAtIndexPath:")
    defer { if isNoted { TableWatch.leaveApp() } }
    return dataSource.tableView(self, cellForRowAt: indexPath)
  }

  /// Returns the present cell of a row that is being reconfigured, for a data source that dequeues
  /// one for that row.
  func cellToReconfigure(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell? {
    guard let request = requestedRows.last, request.indexPath == indexPath,
      let cell = request.existingCell, cell.reuseIdentifier == identifier
    else { return nil }
    return cell
  }
}
