import Foundation

extension UITableView {
  /// Asks for the cells of the rows that have become visible, from top to bottom.
  ///
  /// - Returns: whether there were any.
  func showRows(from top: CGFloat, to bottom: CGFloat) -> Bool {
    guard top < bottom else { return false }
    let generation = loadState.generation
    var hasShown = false
    var section = geometry.firstSection(endingAfter: top - geometry.tableHeaderHeight)
    while section < geometry.sections.count, geometry.offset(ofSection: section) < bottom {
      var row = geometry.firstDisplayedRow(from: top, inSection: section)
      // Each new cell may move the rows below it, so every row is looked up again.
      while row < geometry.rowCount(inSection: section),
        geometry.offset(ofRow: row, inSection: section) < bottom
      {
        let path = IndexPath(row: row, section: section)
        if displayed.cells[path] == nil {
          guard showCell(at: path) else { return false }
          guard loadState.generation == generation else { return true }
          hasShown = true
        }
        row += 1
      }
      section += 1
    }
    return hasShown
  }

  /// Removes the cells of the rows that are no longer visible, from the last to the first.
  func hideRows(outside top: CGFloat, _ bottom: CGFloat) {
    // The callee may reload the table, which removes the others.
    let generation = loadState.generation
    for path in displayed.rows.reversed()
    where loadState.generation == generation && displayed.cells[path] != nil {
      let rows = geometry.rows(from: top, to: bottom, inSection: path.section)
      if !rows.contains(path.row) { hideCell(at: path) }
    }
  }

  /// Removes a cell and tells the delegate.
  func hideCell(at indexPath: IndexPath) {
    guard let cell = displayed.cells.removeValue(forKey: indexPath) else { return }
    endDisplaying(cell, at: indexPath)
  }

  /// Puts a cell away that is no longer shown, and tells the delegate.
  func endDisplaying(_ cell: UITableViewCell, at indexPath: IndexPath) {
    // A cell that a data source returned for two rows stays until both are gone.
    if !displayed.cells.values.contains(where: { $0 === cell }) {
      cell.setShowingDeleteConfirmation(false)
      cell.removeFromSuperview()
      if let identifier = cell.reuseIdentifier { cellPool.put(cell, identifier: identifier) }
    }
    askDelegate(DelegateMethod.didEndDisplaying) {
      $0.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  /// Asks for one cell and shows it.
  ///
  /// - Returns: whether there is a data source to ask.
  private func showCell(at indexPath: IndexPath) -> Bool {
    guard let dataSource else {
      UIKitFailure.raise(
        "UITableView failed to obtain a cell from its dataSource (nil): it went away while the "
          + "table still shows its rows. Keep it alive, or reload the table after it is gone. "
          + describedForFailure)
      return false
    }
    let generation = loadState.generation
    let cell = askForCell(at: indexPath, from: dataSource)
    guard loadState.generation == generation else { return true }
    let height = measure(cell, at: indexPath)
    guard loadState.generation == generation else { return true }
    geometry.setHeight(height, ofRow: indexPath.row, inSection: indexPath.section)
    displayed.cells[indexPath] = cell
    cell.frame = rectForRow(at: indexPath)
    cell.setSelected(selectedRows.contains(indexPath), animated: false)
    cell.setHighlighted(highlightedRow == indexPath, animated: false)
    updateEditing(of: cell, at: indexPath, animated: false)
    guard loadState.generation == generation else { return true }
    if let revealedActions, revealedActions.indexPath == indexPath {
      revealedActions.cell = cell
      cell.setShowingDeleteConfirmation(true)
    }
    let indentation = askDelegate(DelegateMethod.indentationLevelForRowAt) {
      $0.tableView(self, indentationLevelForRowAt: indexPath)
    }
    guard loadState.generation == generation else { return true }
    if let indentation { cell.indentationLevel = indentation }
    addSubview(cell)
    cell.setNeedsLayout()
    askDelegate(DelegateMethod.willDisplay) {
      $0.tableView(self, willDisplay: cell, forRowAt: indexPath)
    }
    return true
  }
}
