public import Foundation

extension UITableView {
  /// Simulates a tap on a row.
  ///
  /// The delegate gets the same calls as from UIKit. The table is laid out before and after, as
  /// between two events. While a row is moved aside, a tap moves it back and does nothing else; one
  /// on a list that a flick has left moving stops it. A row that does not exist is a failure. If a
  /// reload in between removes the row, no further calls are made for it.
  ///
  /// - Parameter indexPath: the row, in the table's own coordinates (reuse coordinates).
  public func simulateTap(at indexPath: IndexPath) {
    if simulateTouchDown(at: indexPath) { simulateTouchUp() }
  }

  /// Simulates a touch on a row, which highlights it if the delegate allows it.
  ///
  /// - Parameter indexPath: the row, in the table's own coordinates (reuse coordinates).
  /// - Returns: whether the row is highlighted now.
  public func simulateTouchDown(at indexPath: IndexPath) -> Bool {
    recognizeTouch()
    if stopFlick() { return false }
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

  /// Simulates the end of a touch on the highlighted row, which selects it if the delegate allows
  /// it.
  ///
  /// A row that was selected then performs its primary action, unless several rows can be selected.
  /// Does nothing if no row is highlighted, or if a reload has removed it.
  public func simulateTouchUp() {
    loadIfNeeded()
    guard let touched = highlightedRow else { return }
    simulateTouchCancel()
    if stillHasRow(at: touched), let selected = userTouchedRow(at: touched) {
      performPrimaryAction(at: selected)
    }
    layoutIfNeeded()
  }

  /// Simulates a finger that leaves the highlighted row, for example to scroll.
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
