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
      $0.part.inner != nil && $0.part.innerHas(.moveRow) != false
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
      var source = RowPosition(sourceIndexPath)
      var destination = RowPosition(destinationIndexPath)
      for layer in way.layers where !layer.isTransparent {
        undo.append(layer.makeUndo(in: tableView))
        let move = layer.move(source, to: destination, in: tableView)
        (source, destination) = (move.source, move.destination)
        // A drag past additional rows only does not change the content.
        if source == destination { break }
      }
      if source != destination {
        let call: Void? = callContent(.moveRow, tableView) {
          move(IndexPath(source), to: IndexPath(destination), among: $0)
        } inner: {
          $0.tableView?($1, moveRowAt: IndexPath(source), to: IndexPath(destination))
        }
        // If the object was deallocated, the table has moved the row all the same.
        if call == nil, innermostObject != nil {
          // It was not known that rows cannot be moved, so the table moves the row back.
          for undo in undo.reversed() { undo() }
          return recordAbsence(of: .moveRow)
        }
      }
      layer.tableQueue?.didMoveRow(
        in: layer, from: RowPosition(sourceIndexPath), to: RowPosition(destinationIndexPath))
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
