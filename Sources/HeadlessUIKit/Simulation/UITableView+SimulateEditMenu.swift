public import Foundation

extension UITableView {
  /// Simulates a long press on a row, and the choice of an action of the copy and paste menu.
  ///
  /// The menu opens if the delegate allows it. It is deprecated since iOS 13.
  ///
  /// - Parameters:
  ///   - action: the action, for example `copy:`.
  ///   - indexPath: the row, in the table's own coordinates (reuse coordinates).
  /// - Returns: whether the delegate allowed the menu and offered the action.
  public func simulateEditMenu(choosing action: Selector, at indexPath: IndexPath) -> Bool {
    guard prepareSimulation(of: "press", at: indexPath), !touchHidesActions() else { return false }
    let shows = askDelegate(DelegateMethod.shouldShowMenuForRowAt) {
      $0.tableView(self, shouldShowMenuForRowAt: indexPath)
    }
    guard shows ?? false, stillHasRow(at: indexPath) else { return false }
    let can = askDelegate(DelegateMethod.canPerformAction) {
      $0.tableView(self, canPerformAction: action, forRowAt: indexPath, withSender: nil)
    }
    guard can ?? false, stillHasRow(at: indexPath) else { return false }
    askDelegate(DelegateMethod.performAction) {
      $0.tableView(self, performAction: action, forRowAt: indexPath, withSender: nil)
    }
    layoutIfNeeded()
    return true
  }
}
