public import Foundation

extension UITableView {
  /// Does what a finger does that drags a row by its grip to another place, while the table is edited.
  ///
  /// The delegate may choose another place each time that the row is over a new one. The table shows
  /// the row at the last of them, then the data source is told; no counts are asked for. A row that is
  /// dropped where it was is not told to anybody. One whose source turns out not to implement `moveRowAt`
  /// goes back.
  ///
  /// - Parameters:
  ///   - source: the row, in the table's own coordinates (reuse coordinates).
  ///   - hovers: the places that it is dragged over, each as the path that it would have there.
  ///   - destination: the place where it is dropped, as the path that it would have there. A place that
  ///     there is not once the row has been taken out is a failure.
  /// - Returns: the path at which the row is now; nil if it cannot be dragged.
  @discardableResult
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

  /// The place at which a row lands that is dragged over some others; nil after a failure, and if a
  /// reload takes the row away.
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
  /// - Returns: whether it can move rows.
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
      "Attempted to move the row at \(described(source)) to \(described(destination)), where there is "
        + "no place once it has been taken out. \(describedForFailure)",
      name: UIKitFailure.outOfRange)
    return false
  }
}
