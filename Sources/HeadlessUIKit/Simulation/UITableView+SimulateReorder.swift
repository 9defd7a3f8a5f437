public import Foundation

extension UITableView {
  /// Simulates a drag of a row by its grip to another place, while the table is edited.
  ///
  /// The delegate may choose another place each time the row is over a new one. The table shows the
  /// row at the last place, then the data source is called; no counts are asked for. It is not
  /// called for a row that is dropped where it was. A row returns to its place if its source does
  /// not implement `moveRowAt`.
  ///
  /// - Parameters:
  ///   - source: the row, in the table's own coordinates (reuse coordinates).
  ///   - hovers: the places that the row passes, each as the path that it would have there.
  ///   - destination: the place of the drop, as the path that the row would have there. A place
  ///     that does not exist once the row has been removed is a failure.
  /// - Returns: the path of the row after the drop; nil if it cannot be dragged.
  public func simulateReorder(
    from source: IndexPath, through hovers: [IndexPath] = [], to destination: IndexPath
  ) -> IndexPath? {
    guard prepareSimulation(of: "drag", at: source), !touchHidesActions(), isEditing else {
      return nil
    }
    let canMove =
      displayed.cells[source]?.canBeReordered
      ?? (canEditRow(at: source) && canMoveRow(at: source))
    guard canMove, stillHasRow(at: source),
      let target = target(forRow: source, over: hovers + [destination])
    else { return nil }
    if target != source {
      rearrange(.moving(source, to: target))
      guard tellDataSource(ofMoveFrom: source, to: target) else {
        rearrange(.moving(target, to: source))
        layoutIfNeeded()
        return nil
      }
    }
    layoutIfNeeded()
    return target
  }

  /// Returns the place at which a row lands after it passes others. Nil after a failure, and if a
  /// reload removes the row.
  func target(forRow source: IndexPath, over hovers: [IndexPath]) -> IndexPath? {
    var target = source
    var last: IndexPath?
    for proposed in hovers where proposed != last {
      last = proposed
      guard checkPlace(proposed, forRow: source) else { return nil }
      target =
        askDelegate(DelegateMethod.targetIndexPathForMoveFromRowAt) {
          $0.tableView(
            self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
        } ?? proposed
      guard stillHasRow(at: source), checkPlace(target, forRow: source) else { return nil }
    }
    return target
  }

  /// Tells the data source that a row has been moved.
  ///
  /// - Returns: whether the data source can move rows.
  @discardableResult
  func tellDataSource(ofMoveFrom source: IndexPath, to destination: IndexPath) -> Bool {
    let answer: Void? = askDataSource(DataSourceMethod.moveRowAt) {
      $0.tableView(self, moveRowAt: source, to: destination)
    }
    return answer != nil
  }

  private func checkPlace(_ destination: IndexPath, forRow source: IndexPath) -> Bool {
    guard !hasPlace(at: destination, without: source) else { return true }
    UIKitFailure.raise(
      "Attempted to move the row at \(described(source)) to \(described(destination)), where there "
        + "is no place once it has been taken out. \(describedForFailure)",
      name: UIKitFailure.outOfRange)
    return false
  }
}
