import Foundation

extension UITableView {
  /// Adds the editing controls of a row to its cell, or removes them.
  func updateEditing(of cell: UITableViewCell, at indexPath: IndexPath, animated: Bool) {
    guard isEditing else {
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      return
    }
    let isEditable = canEditRow(at: indexPath)
    cell.editingStyle = isEditable ? editingStyle(ofRow: indexPath) : .none
    if isEditable {
      let indents = askDelegate(DelegateMethod.shouldIndentWhileEditingRowAt) {
        $0.tableView(self, shouldIndentWhileEditingRowAt: indexPath)
      }
      if let indents { cell.shouldIndentWhileEditing = indents }
    }
    cell.canBeReordered = isEditable && canMoveRow(at: indexPath)
    if cell.isEditing != isEditable { cell.setEditing(isEditable, animated: animated) }
  }

  /// Returns whether the data source lets a row be edited.
  func canEditRow(at indexPath: IndexPath) -> Bool {
    askDataSource(DataSourceMethod.canEditRowAt) { $0.tableView(self, canEditRowAt: indexPath) }
      ?? true
  }

  /// Returns whether the data source lets a row be moved; false if it cannot move any.
  func canMoveRow(at indexPath: IndexPath) -> Bool {
    guard dataSourceMayImplement(DataSourceMethod.moveRowAt) else { return false }
    return askDataSource(DataSourceMethod.canMoveRowAt) {
      $0.tableView(self, canMoveRowAt: indexPath)
    } ?? true
  }

  /// Returns the control in front of a row.
  func editingStyle(ofRow indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    askDelegate(DelegateMethod.editingStyleForRowAt) {
      $0.tableView(self, editingStyleForRowAt: indexPath)
    } ?? .delete
  }

  /// Asks the data source to delete or insert.
  func commit(_ editingStyle: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
    askDataSource(DataSourceMethod.commit) {
      $0.tableView(self, commit: editingStyle, forRowAt: indexPath)
    }
  }
}
