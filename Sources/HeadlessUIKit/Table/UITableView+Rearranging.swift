import Foundation

extension UITableView {
  /// Has the table show that a row was moved, put in or taken out, without asking for any count.
  ///
  /// Whatever is remembered by row goes with its row: cells, heights, the selection, the focus. The
  /// next layout asks for cells that are missing.
  ///
  /// - Complexity: O(*n*) in the number of rows of the sections concerned.
  func rearrange(_ change: RowRearrangement) {
    let height = change.removed.map { geometry.height(ofRow: $0.row, inSection: $0.section) }
    if let removed = change.removed {
      if !change.isMove { hideCell(at: removed) }
      geometry.removeRow(removed.row, inSection: removed.section)
    }
    if let inserted = change.inserted {
      geometry.insertRow(inserted.row, inSection: inserted.section, height: height)
    }
    let cells = displayed.cells
    displayed.cells = [:]
    for (path, cell) in cells {
      if let path = change.path(after: path) { displayed.cells[path] = cell }
    }
    selectedRows = selectedRows.compactMap(change.path(after:))
    highlightedRow = highlightedRow.flatMap(change.path(after:))
    focusedRow = focusedRow.flatMap(change.path(after:))
    lastFocusedRow = lastFocusedRow.flatMap(change.path(after:))
    prefetchedRows = Set(prefetchedRows.compactMap(change.path(after:)))
    revealedActions?.indexPath = revealedActions?.indexPath.flatMap(change.path(after:))
    updateContentSize()
    setNeedsLayout()
  }

  /// Whether a row can be put in there.
  func hasPlace(at indexPath: IndexPath) -> Bool {
    geometry.sections.indices.contains(indexPath.section)
      && (0...geometry.rowCount(inSection: indexPath.section)).contains(indexPath.row)
  }

  /// Whether a row can stand there once another has been taken out.
  func hasPlace(at indexPath: IndexPath, without removed: IndexPath) -> Bool {
    let isLast =
      indexPath.section == removed.section
      && hasPlace(at: indexPath) && indexPath.row == geometry.rowCount(inSection: removed.section)
    return hasPlace(at: indexPath) && !isLast
  }
}
