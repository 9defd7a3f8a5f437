public import Foundation

extension UITableView {
  /// Simulates a drag that is held over a row until it opens, which selects the row.
  ///
  /// Nothing happens unless ``isSpringLoaded`` is true.
  ///
  /// - Parameter indexPath: the row, in the table's own coordinates (reuse coordinates).
  /// - Returns: whether the row opened.
  public func simulateSpringLoad(at indexPath: IndexPath) -> Bool {
    guard prepareSimulation(of: "hold a drag over", at: indexPath), isSpringLoaded else {
      return false
    }
    let should = askDelegate(DelegateMethod.shouldSpringLoadRowAt) {
      $0.tableView(
        self, shouldSpringLoadRowAt: indexPath,
        with: SimulatedSpringLoad(over: indexPath, of: self))
    }
    guard should ?? true, allowsSelectionNow, stillHasRow(at: indexPath) else { return false }
    userTouchedRow(at: indexPath)
    layoutIfNeeded()
    return true
  }
}
