public import Foundation

extension UITableView {
  /// Simulates two fingers that move over rows to select them.
  ///
  /// The delegate is asked for permission and notified of the beginning; it usually begins editing
  /// then. Rows that are already selected stay selected.
  ///
  /// - Parameter indexPaths: the rows that the fingers move over, the touched-down row first; in
  ///   the table's own coordinates (reuse coordinates).
  /// - Returns: whether the delegate allowed it; false if it does not implement the method.
  public func simulateMultipleSelection(over indexPaths: [IndexPath]) -> Bool {
    layoutIfNeeded()
    guard let first = indexPaths.first,
      indexPaths.allSatisfy({ prepareSimulation(of: "select", at: $0) }), !touchHidesActions(),
      allowsMultipleSelection || allowsMultipleSelectionDuringEditing
    else { return false }
    let mayBegin = askDelegate(DelegateMethod.shouldBeginMultipleSelectionInteractionAt) {
      $0.tableView(self, shouldBeginMultipleSelectionInteractionAt: first)
    }
    guard mayBegin ?? false, stillHasRow(at: first) else { return false }
    askDelegate(DelegateMethod.didBeginMultipleSelectionInteractionAt) {
      $0.tableView(self, didBeginMultipleSelectionInteractionAt: first)
    }
    for indexPath in indexPaths
    where allowsMultipleSelectionNow && !selectedRows.contains(indexPath)
      && stillHasRow(at: indexPath)
    {
      userTouchedRow(at: indexPath)
    }
    askDelegate(DelegateMethod.tableViewDidEndMultipleSelectionInteraction) {
      $0.tableViewDidEndMultipleSelectionInteraction(self)
    }
    layoutIfNeeded()
    return true
  }
}
