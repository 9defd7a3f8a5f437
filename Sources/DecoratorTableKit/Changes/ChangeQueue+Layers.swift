// Notifications by the outermost segment and by those inside it. That of the ``ChildSlot`` around a
// child is none of them.
extension ChangeQueue {
  private func isOutermost(_ segment: any ChangingSegment) -> Bool {
    host?.changingSegment === segment
  }

  /// Returns whether the rows outside a segment are those of the view. They are for the segment
  /// around a child that has none of its own.
  private func isOutside(_ segment: any ChangingSegment) -> Bool {
    host?.changingSegment.map { $0 === segment } ?? true
  }

  /// Called after row counts were read again, as they were inside before. State that is keyed by
  /// positions is invalidated by a reload; see ``LoadDetection`` for its signs.
  func didAnswer(in segment: any ChangingSegment, isAsBefore: Bool, areAllViewsEnded: Bool) {
    guard host?.changingSegment?.contains(segment) == true else { return }
    let verdict = loadDetection.noteAnswer(
      isAsBefore: isAsBefore, isOutermost: isOutermost(segment), areAllViewsEnded: areAllViewsEnded)
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
  func didAskAgain(in segment: any ChangingSegment) {
    if isOutermost(segment), loadDetection.isUnconfirmed { didLoad() }
  }

  /// Notes that the user has moved a row (outer), which the view shows at its new place already.
  func didMoveRow(
    in segment: any ChangingSegment, from source: RowPosition, to destination: RowPosition
  ) {
    guard isOutside(segment) else { return }
    followedRows.follow { $0.position(afterMoving: source, to: destination) }
  }

  /// Notes that the user has dropped a row (outer) from another list, which the view shows already.
  func didInsertRow(in segment: any ChangingSegment, at row: RowPosition) {
    guard isOutside(segment) else { return }
    followedRows.follow { $0.position(afterInserting: row) }
  }

  /// Notes that the user has moved a row (outer) to another list, as the view shows already.
  func didDragOutRow(in segment: any ChangingSegment, at row: RowPosition) {
    guard isOutside(segment) else { return }
    followedRows.follow { $0.position(afterRemoving: row) }
  }
}
