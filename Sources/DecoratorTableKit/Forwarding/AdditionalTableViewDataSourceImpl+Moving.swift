// The methods of UIKit's protocols are documented by UIKit, and in the article about callbacks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Moving rows.
extension AdditionalTableViewDataSourceImpl {
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    answer(.canMoveRow, indexPath, tableView) { _, _, _ in
      false
    } otherwise: {
      // Whether the object inside can move rows at all. Where that is unknown, it is found out at
      // the first move.
      $0.part.innerObject != nil && $0.part.innerHas(.moveRow) != false
    } inner: {
      $0.tableView?($1, canMoveRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    answering(.moveRow) {
      let front = outermostSegment
      let shown = front.views.rows
      var undo = [{ front.views.rows = shown }]
      var move = BatchUpdate.Move(
        from: RowPosition(sourceIndexPath), to: RowPosition(destinationIndexPath))
      var moves: [(segment: Segment, move: BatchUpdate.Move<RowPosition>)] = []
      for segment in way.segments where move.source != move.target {
        moves.append((segment, move))
        move = segment.follow(move, in: tableView, undo: &undo)
      }
      if move.source != move.target {
        let (source, destination) = (IndexPath(move.source), IndexPath(move.target))
        let call: Void? = callContent(.moveRow, tableView) {
          self.move(source, to: destination, among: $0)
        } inner: {
          $0.tableView?($1, moveRowAt: source, to: destination)
        }
        // If the object was deallocated, the table has moved the row all the same.
        if call == nil, innermostObject != nil {
          // It was not known that rows cannot be moved, so the table moves the row back.
          for undo in undo.reversed() { undo() }
          return recordAbsence(of: .moveRow)
        }
      }
      for (segment, move) in moves {
        segment.tableQueue?.didMoveRow(in: segment, from: move.source, to: move.target)
      }
    }
  }

  /// Moves a content row within its child, or to the child that the delegate has allowed; nil if
  /// the child cannot move rows.
  private func move(
    _ source: IndexPath, to destination: IndexPath, among composed: ComposedContent
  ) -> Void? {
    guard let host = composed.host, let child = composed.child(ofRow: source) else { return nil }
    if host.followCrossing(of: child, to: destination) { return () }
    defer { host.didMoveRows(of: child.slot) }
    return callChild(.moveRow, composed, child) {
      $0.part.tableView(
        $0.tableView, moveRowAt: $0.place,
        to: host.destination(destination, in: child.slot) ?? $0.place)
    }
  }
}
