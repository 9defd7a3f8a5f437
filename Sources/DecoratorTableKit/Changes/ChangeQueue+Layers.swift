// Notifications by layers. Only those of the outermost layer matter: the layers inside send the
// same. The ``ChildSlot`` around a child is not one of the child's layers.
extension ChangeQueue {
  private func isOutermost(_ layer: any ChangingLayer) -> Bool {
    host?.changingLayers.last === layer
  }

  /// Called after a layer has re-read its row counts, as those inside it have before. State that is
  /// keyed by positions is invalidated by a reload; see ``LoadDetection`` for its signs.
  func didAnswer(for layer: any ChangingLayer, isAsBefore: Bool, areAllViewsEnded: Bool) {
    guard host?.changingLayers.contains(where: { $0 === layer }) == true else { return }
    let verdict = loadDetection.noteAnswer(
      isAsBefore: isAsBefore, isOutermost: isOutermost(layer), areAllViewsEnded: areAllViewsEnded)
    guard let verdict else { return }
    // By then a table that reloads has its new cells.
    checkingCells.schedule(after: 50_000_000) { [weak self] in self?.checkForDirectChanges() }
    switch verdict {
    case .loads: didLoad()
    case .mayLoad: didAnswerSameCounts()
    }
    host?.didCount()
  }

  /// Notes that the view asks for the cell of a row that it shows already: it was reloaded.
  func didAskAgain(in layer: any ChangingLayer) {
    if isOutermost(layer), loadDetection.isUnconfirmed { didLoad() }
  }

  /// Notes that the user has moved a row (outer), which the view shows at its new place already.
  func didMoveRow(
    in layer: any ChangingLayer, from source: RowPosition, to destination: RowPosition
  ) {
    guard isOutermost(layer) else { return }
    followedRows.follow { $0.position(afterMoving: source, to: destination) }
  }

  /// Notes that the user has dropped a row (outer) from another list, which the view shows already.
  func didInsertRow(in layer: any ChangingLayer, at row: RowPosition) {
    guard isOutermost(layer) else { return }
    followedRows.follow { $0.position(afterInserting: row) }
  }

  /// Notes that the user has moved a row (outer) to another list, as the view shows already.
  func didDragOutRow(in layer: any ChangingLayer, at row: RowPosition) {
    guard isOutermost(layer) else { return }
    followedRows.follow { $0.position(afterRemoving: row) }
  }
}
