public import Foundation

extension UITableView {
  /// Does what a finger does that taps the control in front of a row while the table is edited.
  ///
  /// The control that inserts has the data source do so at once. The one that deletes moves the row
  /// aside; ``simulateTapOnAction(at:)`` then taps the button that confirms. The delegate is not told
  /// that editing begins or ends: it is told so of swipes only.
  ///
  /// - Parameter indexPath: the row, in the table's own coordinates (reuse coordinates).
  /// - Returns: the texts on the buttons that confirm; none if there is nothing to confirm.
  @discardableResult
  public func simulateTapOnEditControl(at indexPath: IndexPath) -> [String] {
    guard prepareSimulation(of: "tap the control of", at: indexPath), !touchHidesActions() else {
      return []
    }
    guard isEditing else { return [] }
    switch shownEditingStyle(ofRow: indexPath) {
    case .none: return []
    case .insert:
      commit(.insert, at: indexPath)
    case .delete:
      if let content = trailingActions(at: indexPath) {
        reveal(content, at: indexPath, isFromSwipe: false)
      }
    }
    layoutIfNeeded()
    return revealedActions?.titles ?? []
  }

  /// Deletes a row as a person does with two taps: on the control in front of it, and on the first
  /// button that this uncovers.
  ///
  /// - Parameter indexPath: the row, in the table's own coordinates (reuse coordinates).
  /// - Returns: whether there was a button to confirm with.
  @discardableResult
  public func simulateDeletion(at indexPath: IndexPath) -> Bool {
    guard !simulateTapOnEditControl(at: indexPath).isEmpty else { return false }
    simulateTapOnAction(at: 0)
    return true
  }

  /// The control in front of a row. One in view shows what was asked when it appeared.
  private func shownEditingStyle(ofRow indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    if let cell = displayed.cells[indexPath] { return cell.isEditing ? cell.editingStyle : .none }
    return canEditRow(at: indexPath) ? editingStyle(ofRow: indexPath) : .none
  }
}
