public import Foundation

extension UITableView {
  /// The row that has the focus; UIKit reveals it only through the cell.
  public var indexPathForSimulatedFocus: IndexPath? { focusedRow }

  /// Simulates a key or a remote control that moves the focus to a row.
  ///
  /// - Parameter indexPath: the row, in the table's own coordinates (reuse coordinates); nil to
  ///   move the focus out of the table.
  /// - Returns: whether the row has the focus now.
  public func simulateFocusUpdate(to indexPath: IndexPath?) -> Bool {
    layoutIfNeeded()
    guard indexPath != focusedRow else { return true }
    if let indexPath {
      guard prepareSimulation(of: "focus", at: indexPath), canFocusRow(at: indexPath),
        stillHasRow(at: indexPath)
      else { return false }
    }
    let context = UITableViewFocusUpdateContext(
      from: (focusedRow, focusedRow.flatMap { displayed.cells[$0] }),
      to: (indexPath, indexPath.flatMap { displayed.cells[$0] }), heading: heading(to: indexPath))
    let mayUpdate = askDelegate(DelegateMethod.shouldUpdateFocusIn) {
      $0.tableView(self, shouldUpdateFocusIn: context)
    }
    guard mayUpdate ?? true, indexPath.map(stillHasRow) ?? true else { return false }
    focusedRow = indexPath
    if let indexPath { lastFocusedRow = indexPath }
    let coordinator = UIFocusAnimationCoordinator()
    askDelegate(DelegateMethod.didUpdateFocusIn) {
      $0.tableView(self, didUpdateFocusIn: context, with: coordinator)
    }
    coordinator.run()
    loadIfNeeded()
    guard focusedRow == indexPath else { return false }
    if let indexPath { selectFocusedRow(at: indexPath) }
    layoutIfNeeded()
    return focusedRow == indexPath
  }

  /// Simulates a focus that enters the table. It goes to the row that had it last if the table
  /// remembers, else to the delegate's preferred row, else to the first visible one.
  ///
  /// - Returns: whether a row has the focus now.
  public func simulatePreferredFocus() -> Bool {
    layoutIfNeeded()
    var preferred = remembersLastFocusedIndexPath ? lastFocusedRow : nil
    if preferred == nil {
      let answer = askDelegate(DelegateMethod.indexPathForPreferredFocusedView) {
        $0.indexPathForPreferredFocusedView(in: self)
      }
      preferred = answer ?? nil
    }
    guard let indexPath = preferred ?? displayed.rows.first else { return false }
    return simulateFocusUpdate(to: indexPath)
  }

  private func canFocusRow(at indexPath: IndexPath) -> Bool {
    let can = askDelegate(DelegateMethod.canFocusRowAt) {
      $0.tableView(self, canFocusRowAt: indexPath)
    }
    return can ?? (isEditing ? allowsFocusDuringEditing : allowsFocus)
  }

  private func selectFocusedRow(at indexPath: IndexPath) {
    let follows = askDelegate(DelegateMethod.selectionFollowsFocusForRowAt) {
      $0.tableView(self, selectionFollowsFocusForRowAt: indexPath)
    }
    guard follows ?? selectionFollowsFocus, allowsSelectionNow, !selectedRows.contains(indexPath),
      stillHasRow(at: indexPath)
    else { return }
    userTouchedRow(at: indexPath)
  }

  private func heading(to indexPath: IndexPath?) -> UIFocusHeading {
    guard let focusedRow, let indexPath else { return [] }
    return focusedRow < indexPath ? .down : .up
  }
}
