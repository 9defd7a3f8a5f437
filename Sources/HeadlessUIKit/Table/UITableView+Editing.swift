import Foundation

extension UITableView {
  /// Gives a cell the controls of editing that its row is to have now, or takes them away.
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

  /// Whether the data source lets a row be edited.
  func canEditRow(at indexPath: IndexPath) -> Bool {
    askDataSource(DataSourceMethod.canEditRowAt) { $0.tableView(self, canEditRowAt: indexPath) }
      ?? true
  }

  /// Whether the data source lets a row be moved: never if it cannot move any.
  func canMoveRow(at indexPath: IndexPath) -> Bool {
    guard dataSourceMayImplement(DataSourceMethod.moveRowAt) else { return false }
    return askDataSource(DataSourceMethod.canMoveRowAt) {
      $0.tableView(self, canMoveRowAt: indexPath)
    } ?? true
  }

  /// What the control in front of a row does.
  func editingStyle(ofRow indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    askDelegate(DelegateMethod.editingStyleForRowAt) {
      $0.tableView(self, editingStyleForRowAt: indexPath)
    } ?? .delete
  }

  /// Lets the data source delete or insert.
  func commit(_ editingStyle: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
    askDataSource(DataSourceMethod.commit) {
      $0.tableView(self, commit: editingStyle, forRowAt: indexPath)
    }
  }
}
