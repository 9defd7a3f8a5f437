// What layers tell of themselves. Only the outermost counts: the layers inside have told the same.
// What stands around a child of a composed table is none of the child's layers.
extension ChangeQueue {
  private func isOutermost(_ layer: any ChangingLayer) -> Bool {
    host?.changingLayers.last === layer
  }

  /// Notes that a layer has read its content afresh.
  ///
  /// - Parameters:
  ///   - layer: The layer; those inside it have read theirs before.
  ///   - isAsBefore: Whether it has the rows that it had. If all layers have, the view may have
  ///     asked without loading anything, and what is known by position stays. Otherwise that is
  ///     void.
  ///   - areAllViewsEnded: Whether the view showed something, and put all of it away before it
  ///     asked, as one does that loads.
  func didAnswer(for layer: any ChangingLayer, isAsBefore: Bool, areAllViewsEnded: Bool) {
    guard host?.changingLayers.contains(where: { $0 === layer }) == true else { return }
    if !isAsBefore { isAnswerNew = true }
    guard isOutermost(layer) else { return }
    defer { isAnswerNew = false }
    // By then a table that loads has its new cells.
    checkingCells.schedule(after: 50_000_000) { [weak self] in self?.checkForDirectChanges() }
    if isAnswerNew || areAllViewsEnded { didLoad() } else { didAnswerSameCounts() }
  }

  /// Notes that the view asks for the cell of a row that it shows: it has loaded everything.
  func didAskAgain(in layer: any ChangingLayer) {
    if isOutermost(layer), isReloadUnconfirmed { didLoad() }
  }

  /// Notes that the user has dragged a row, which the view shows at its new place already.
  ///
  /// - Parameters:
  ///   - layer: The layer that heard of it.
  ///   - source: The row before, in the layer's outer coordinates.
  ///   - destination: The row after, likewise.
  func didMoveRow(
    in layer: any ChangingLayer, from source: RowPosition, to destination: RowPosition
  ) {
    guard isOutermost(layer) else { return }
    followedRows.follow { $0.position(afterMoving: source, to: destination) }
  }

  /// Notes that the user has dropped a row from elsewhere, which the view shows already.
  ///
  /// - Parameters:
  ///   - layer: The layer that heard of it.
  ///   - row: The new row, in the layer's outer coordinates.
  func didInsertRow(in layer: any ChangingLayer, at row: RowPosition) {
    guard isOutermost(layer) else { return }
    followedRows.follow { $0.position(afterInserting: row) }
  }

  /// Notes that the user has dragged a row to another list, as the view shows already.
  ///
  /// - Parameters:
  ///   - layer: The layer that heard of it.
  ///   - row: The row, in the layer's outer coordinates.
  func didDragOutRow(in layer: any ChangingLayer, at row: RowPosition) {
    guard isOutermost(layer) else { return }
    followedRows.follow { $0.position(afterRemoving: row) }
  }
}
