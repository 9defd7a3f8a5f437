public import Foundation

extension UITableView {
  /// Simulates a tap on the editing control in front of a row.
  ///
  /// The insertion control makes the data source insert at once. The deletion control moves the row
  /// aside; ``simulateTapOnAction(at:)`` then taps the button that confirms. The delegate is
  /// notified of the beginning and the end of editing for swipes only, not for this.
  ///
  /// - Parameter indexPath: the row, in the table's own coordinates (reuse coordinates).
  /// - Returns: the titles of the buttons that confirm; empty if there is nothing to confirm.
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

  /// Deletes a row of a table that is being edited, with two taps: on the control in front of it,
  /// and on the first button that this reveals.
  ///
  /// In a table that is not being edited there is no such control, and this is a failure: a row
  /// that is swiped is deleted by ``simulateSwipeAction(at:named:edge:)``.
  ///
  /// - Parameter indexPath: the row, in the table's own coordinates (reuse coordinates).
  /// - Returns: whether there was a button to confirm with.
  public func simulateDeletion(at indexPath: IndexPath) -> Bool {
    guard isEditing else {
      UIKitFailure.raise(
        "Attempted to tap the deletion control of row \(described(indexPath)), but the table view "
          + "is not being edited. Begin with setEditing(true, animated: false), or swipe the row "
          + "with simulateSwipeAction(at:named:). " + describedForFailure)
      return false
    }
    guard !simulateTapOnEditControl(at: indexPath).isEmpty else { return false }
    simulateTapOnAction(at: 0)
    return true
  }

  /// Returns the control in front of a row. A visible row shows the answer from when it appeared.
  private func shownEditingStyle(ofRow indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    if let cell = displayed.cells[indexPath] { return cell.isEditing ? cell.editingStyle : .none }
    return canEditRow(at: indexPath) ? editingStyle(ofRow: indexPath) : .none
  }
}
