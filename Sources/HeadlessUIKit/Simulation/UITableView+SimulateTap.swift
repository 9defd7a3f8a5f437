public import Foundation

extension UITableView {
  /// Does what a finger does that touches a row and lifts again.
  ///
  /// The delegate is asked and told exactly what UIKit asks and tells it. The table is laid out before
  /// and after, as it is between two events. A row that does not exist is a failure.
  ///
  /// - Parameter indexPath: the row, in the table's own coordinates (reuse coordinates).
  public func simulateTap(at indexPath: IndexPath) {
    layoutIfNeeded()
    guard hasRow(at: indexPath) else {
      UIKitFailure.raise(
        "Attempted to tap the row at \(described(indexPath)), which does not exist. "
          + describedForFailure, name: UIKitFailure.outOfRange)
      return
    }
    guard allowsSelectionNow else { return }
    let mayHighlight = askDelegate(DelegateMethod.shouldHighlightRowAt) {
      $0.tableView(self, shouldHighlightRowAt: indexPath)
    }
    guard mayHighlight ?? true else { return }
    setHighlightedRow(indexPath)
    askDelegate(DelegateMethod.didHighlightRowAt) {
      $0.tableView(self, didHighlightRowAt: indexPath)
    }
    setHighlightedRow(nil)
    askDelegate(DelegateMethod.didUnhighlightRowAt) {
      $0.tableView(self, didUnhighlightRowAt: indexPath)
    }
    userTouchedRow(at: indexPath)
    performPrimaryAction(at: indexPath)
    layoutIfNeeded()
  }

  private func performPrimaryAction(at indexPath: IndexPath) {
    // Extending a selection is not an action on one row.
    guard !allowsMultipleSelectionNow else { return }
    let can = askDelegate(DelegateMethod.canPerformPrimaryActionForRowAt) {
      $0.tableView(self, canPerformPrimaryActionForRowAt: indexPath)
    }
    guard can ?? !isEditing else { return }
    askDelegate(DelegateMethod.performPrimaryActionForRowAt) {
      $0.tableView(self, performPrimaryActionForRowAt: indexPath)
    }
  }
}
