/// The rows whose selection is restored after a change that replaces them.
///
/// A section with changed rows cannot move in a batch, so it is deleted and inserted. The same
/// holds for rows that are replaced only because of layers. A view loses the selection of such
/// rows, which a table without layers would keep.
@MainActor
struct KeptSelection {
  /// The rows after the change, in the order in which they were selected.
  private let rows: [RowPosition]

  /// Returns nil if no selected row is replaced.
  ///
  /// - Complexity: O(selected rows · layers)
  init?(in view: any ChangingView, following update: AppliedUpdate) {
    let table = update.table
    guard
      !table.deletedSections.isEmpty || !table.reloadedSections.isEmpty
        || !table.deletedRows.isEmpty || !table.reloadedRows.isEmpty
    else { return nil }
    let selected = view.selectedRows
    guard !selected.isEmpty else { return nil }
    rows = selected.compactMap { update.newSelectedRow(forOld: $0) }
  }

  /// Selects the rows that lost their selection, without callbacks, since nothing has changed for
  /// the user.
  func restore(in view: any ChangingView) {
    let selected = Set(view.selectedRows)
    if !rows.allSatisfy(selected.contains) { view.select(rows) }
  }
}

extension AppliedUpdate {
  /// Returns the new position of a selected row outside all layers (before); nil if it was
  /// removed, or if its owner reloads it, which ends the selection.
  func newSelectedRow(forOld row: RowPosition) -> RowPosition? {
    isReloadedByOwner(row) ? nil : self.newRow(forOld: row)
  }

  private func isReloadedByOwner(_ row: RowPosition) -> Bool {
    let resolved = layoutsBefore.resolve(row)
    guard case .content(let position) = resolved.row, let content = levels.last else {
      return table.reloadedRows.contains(row) || table.reloadedSections.contains(row.section)
    }
    return content.reloadedRows.contains(position)
      || content.reloadedSections.contains(position.section)
      || self.content.replacedRow(forOld: position)?.showing == .reloaded
  }
}
