/// The rows that stay selected in a change, though the view replaces them.
///
/// A section with changed rows cannot move in a batch, so it is deleted and inserted. The same goes
/// for rows that are replaced for no reason of the content's. A view forgets what was selected in
/// them, and a table without layers would not have.
@MainActor
struct KeptSelection {
  /// The rows after the change, in the order in which they were selected.
  private let rows: [RowPosition]

  /// Returns nil if the view replaces nothing, or nothing is selected.
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

  /// Selects what is not selected any more. Nobody is told, as nothing has changed for the user.
  func restore(in view: any ChangingView) {
    let selected = Set(view.selectedRows)
    if !rows.allSatisfy(selected.contains) { view.select(rows) }
  }
}

extension AppliedUpdate {
  /// Returns where a selected row of the table (reuse, before) is after the update; nil if it is
  /// gone, or not selected any more since its owner reloads it.
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
