public import Foundation

extension UITableView {
  /// Simulates a tap on the detail button at the end of a row.
  ///
  /// The row is neither highlighted nor selected. A visible row without a detail button is a
  /// failure.
  ///
  /// - Parameter indexPath: the row, in the table's own coordinates (reuse coordinates).
  public func simulateTapOnAccessory(at indexPath: IndexPath) {
    guard prepareSimulation(of: "tap the accessory of", at: indexPath), !touchHidesActions() else {
      return
    }
    if let cell = displayed.cells[indexPath] {
      let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
      guard type == .detailButton || type == .detailDisclosureButton else {
        UIKitFailure.raise(
          "Attempted to tap the accessory of the row at \(described(indexPath)), which is not "
            + "a button (\(type)). Give the cell a detail button. \(describedForFailure)")
        return
      }
    }
    askDelegate(DelegateMethod.accessoryButtonTappedForRowWith) {
      $0.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }
    layoutIfNeeded()
  }
}
