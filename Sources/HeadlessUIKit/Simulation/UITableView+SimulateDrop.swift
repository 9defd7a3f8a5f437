public import Foundation

extension UITableView {
  /// Simulates a drop of this app's drag on the table.
  ///
  /// A single row of the table itself is moved by the data source if two conditions hold. The
  /// source can move rows, and the drop delegate, if any, proposes to move and insert there. Any
  /// other drop goes to the drop delegate. The drag is over afterwards.
  ///
  /// - Parameters:
  ///   - session: the drag.
  ///   - hovers: the places that the drag passes before, nil for a place without a row.
  ///   - destination: the place of the drop, which may lie behind a section's last row; nil for a
  ///     place without a row. In the table's own coordinates (reuse coordinates).
  /// - Returns: the operation that the drop performed.
  public func simulateDrop(
    _ session: SimulatedDragSession, through hovers: [IndexPath?] = [], at destination: IndexPath?
  ) -> UIDropOperation {
    layoutIfNeeded()
    let hovers = hovers + [destination]
    let operation =
      if dropDelegate == nil {
        moveByDrag(session, over: hovers) ? UIDropOperation.move : .cancel
      } else {
        drop(SimulatedDropSession(of: session), over: hovers)
      }
    layoutIfNeeded()
    simulateEnd(of: session)
    return operation
  }

  /// Simulates a drop from another app on the table.
  ///
  /// - Parameters:
  ///   - session: the drag.
  ///   - hovers: the places that the drag passes before, nil for a place without a row.
  ///   - destination: the place of the drop, which may lie behind a section's last row; nil for a
  ///     place without a row. In the table's own coordinates (reuse coordinates).
  /// - Returns: the operation that the drop performed.
  public func simulateDrop(
    _ session: SimulatedDropSession, through hovers: [IndexPath?] = [], at destination: IndexPath?
  ) -> UIDropOperation {
    layoutIfNeeded()
    guard dropDelegate != nil else { return .cancel }
    let operation = drop(session, over: hovers + [destination])
    layoutIfNeeded()
    return operation
  }

  /// Simulates a drag that passes over the table without a drop.
  ///
  /// - Parameters:
  ///   - session: the drag, of this app; it continues.
  ///   - hovers: the places that the drag passes, nil for a place without a row; in the table's own
  ///     coordinates (reuse coordinates).
  public func simulateDragOver(_ session: SimulatedDragSession, through hovers: [IndexPath?]) {
    layoutIfNeeded()
    let session = SimulatedDropSession(of: session)
    guard enter(session) else { return }
    _ = proposal(for: session, over: hovers)
    hasActiveDrop = false
    askDropDelegate(DropMethod.dropSessionDidExit) {
      $0.tableView(self, dropSessionDidExit: session)
    }
    layoutIfNeeded()
  }

  private func drop(_ session: SimulatedDropSession, over hovers: [IndexPath?]) -> UIDropOperation {
    guard enter(session) else { return .cancel }
    let proposal = proposal(for: session, over: hovers)
    let destination = hovers.last ?? nil
    var operation = proposal?.operation ?? .cancel
    if operation == .move, !session.allowsMoveOperation { operation = .forbidden }
    if let proposal, operation == .copy || operation == .move {
      if !movesOwnRow(session, proposal, to: destination) {
        let coordinator = SimulatedDropCoordinator(
          self, session: session, destination: destination, proposal: proposal)
        dropDelegate?.tableView(self, performDropWith: coordinator)
      }
    }
    hasActiveDrop = false
    askDropDelegate(DropMethod.dropSessionDidEnd) { $0.tableView(self, dropSessionDidEnd: session) }
    return operation
  }

  private func enter(_ session: SimulatedDropSession) -> Bool {
    guard dropDelegate != nil else { return false }
    session.table = self
    let can = askDropDelegate(DropMethod.canHandle) { $0.tableView(self, canHandle: session) }
    guard can ?? true else { return false }
    hasActiveDrop = true
    askDropDelegate(DropMethod.dropSessionDidEnter) {
      $0.tableView(self, dropSessionDidEnter: session)
    }
    return true
  }

  private func proposal(for session: SimulatedDropSession, over hovers: [IndexPath?])
    -> UITableViewDropProposal?
  {
    var proposal: UITableViewDropProposal?
    var last: IndexPath??
    for destination in hovers where last != destination {
      last = destination
      if let destination {
        guard checkPlace(destination) else { return nil }
        session.point = middle(ofRow: destination)
      }
      proposal =
        askDropDelegate(DropMethod.dropSessionDidUpdate) {
          $0.tableView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        } ?? UITableViewDropProposal(operation: .copy, intent: .unspecified)
    }
    return proposal
  }

  private func movesOwnRow(
    _ session: SimulatedDropSession, _ proposal: UITableViewDropProposal,
    to destination: IndexPath?
  ) -> Bool {
    guard proposal.operation == .move, proposal.intent == .insertAtDestinationIndexPath,
      let drag = session.drag
    else { return false }
    return moveByDrag(drag, over: [destination])
  }

  /// Moves the single row that a drag of this table carries, if the data source can.
  private func moveByDrag(_ session: SimulatedDragSession, over hovers: [IndexPath?]) -> Bool {
    guard session.table === self, session.rows.count == 1, let source = session.rows.first,
      hovers.last != .some(nil), stillHasRow(at: source), canMoveRow(at: source),
      stillHasRow(at: source)
    else { return false }
    let places = hovers.compactMap(\.self).map { place(at: $0, without: source) }
    guard let target = target(forRow: source, over: places) else { return false }
    guard target != source else { return true }
    rearrange(.moving(source, to: target))
    guard tellDataSource(ofMoveFrom: source, to: target) else {
      rearrange(.moving(target, to: source))
      return false
    }
    session.rows = [target]
    return true
  }

  /// After the row has left its section, the place behind the last row no longer exists; the last
  /// place is meant.
  private func place(at indexPath: IndexPath, without source: IndexPath) -> IndexPath {
    guard hasPlace(at: indexPath), !hasPlace(at: indexPath, without: source) else {
      return indexPath
    }
    return IndexPath(row: indexPath.row - 1, section: indexPath.section)
  }

  private func checkPlace(_ destination: IndexPath) -> Bool {
    guard !hasPlace(at: destination) else { return true }
    UIKitFailure.raise(
      "Attempted to drop something at \(described(destination)), where there is no place. "
        + describedForFailure, name: UIKitFailure.outOfRange)
    return false
  }
}
