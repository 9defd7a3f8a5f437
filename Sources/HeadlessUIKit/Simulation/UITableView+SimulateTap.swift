public import Foundation

extension UITableView {
  /// Does what a finger does that touches a row and lifts again.
  ///
  /// The delegate is asked and told exactly what UIKit asks and tells it. The table is laid out before
  /// and after, as it is between two events. While a row is moved aside, a tap moves it back and does
  /// nothing else. A row that does not exist is a failure; nobody is asked or told any more about one
  /// that a reload takes away in the middle.
  ///
  /// - Parameter indexPath: the row, in the table's own coordinates (reuse coordinates).
  public func simulateTap(at indexPath: IndexPath) {
    if simulateTouchDown(at: indexPath) { simulateTouchUp() }
  }

  /// Does what a finger does that touches a row: it highlights it, if it may.
  ///
  /// - Parameter indexPath: the row, in the table's own coordinates (reuse coordinates).
  /// - Returns: whether the row is highlighted now.
  @discardableResult
  public func simulateTouchDown(at indexPath: IndexPath) -> Bool {
    guard prepareSimulation(of: "tap", at: indexPath) else { return false }
    guard !touchHidesActions(), allowsSelectionNow else { return false }
    simulateTouchCancel()
    guard stillHasRow(at: indexPath) else { return false }
    let mayHighlight = askDelegate(DelegateMethod.shouldHighlightRowAt) {
      $0.tableView(self, shouldHighlightRowAt: indexPath)
    }
    guard mayHighlight ?? true, stillHasRow(at: indexPath) else { return false }
    setHighlightedRow(indexPath)
    askDelegate(DelegateMethod.didHighlightRowAt) {
      $0.tableView(self, didHighlightRowAt: indexPath)
    }
    loadIfNeeded()
    return highlightedRow == indexPath
  }

  /// Does what a finger does that lifts off a highlighted row: it selects it, if it may.
  ///
  /// A row that was selected performs its primary action then, unless several rows can be selected.
  /// Does nothing if no row is highlighted, or if a reload has taken it away.
  public func simulateTouchUp() {
    loadIfNeeded()
    guard let touched = highlightedRow else { return }
    simulateTouchCancel()
    if stillHasRow(at: touched), let selected = userTouchedRow(at: touched) {
      performPrimaryAction(at: selected)
    }
    layoutIfNeeded()
  }

  /// Does what a finger does that leaves a highlighted row, for example to scroll.
  public func simulateTouchCancel() {
    loadIfNeeded()
    guard let indexPath = highlightedRow else { return }
    setHighlightedRow(nil)
    askDelegate(DelegateMethod.didUnhighlightRowAt) {
      $0.tableView(self, didUnhighlightRowAt: indexPath)
    }
  }

  private func performPrimaryAction(at indexPath: IndexPath) {
    // Extending a selection is not an action on one row.
    guard !allowsMultipleSelectionNow else { return }
    let can = askDelegate(DelegateMethod.canPerformPrimaryActionForRowAt) {
      $0.tableView(self, canPerformPrimaryActionForRowAt: indexPath)
    }
    guard can ?? !isEditing, stillHasRow(at: indexPath) else { return }
    askDelegate(DelegateMethod.performPrimaryActionForRowAt) {
      $0.tableView(self, performPrimaryActionForRowAt: indexPath)
    }
  }
}
