// The methods of UIKit's protocols are documented by UIKit, and in the article about callbacks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Editing and moving rows.
extension AdditionalTableViewDelegateImpl {
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    answer(.editingStyle, indexPath, tableView) {
      $1.rowBehavior.style(of: $2)
    } otherwise: {
      $0.part.layersAloneCommit ? .none : .delete
    } inner: {
      $0.tableView?($1, editingStyleForRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    ask(.titleForDeleteConfirmation, indexPath, tableView) {
      $0.tableView?($1, titleForDeleteConfirmationButtonForRowAt: $2)
    }
  }

  @available(iOS, deprecated: 13.0)
  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    ask(.editActions, indexPath, tableView) {
      $0.tableView?($1, editActionsForRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ask(.leadingSwipeActions, indexPath, tableView) {
      $0.part.swipeActions(
        $1.rowBehavior.events.leadingSwipeActions, of: $2, $1, in: $0.tableOfLayers)
    } inner: {
      $0.tableView?($1, leadingSwipeActionsConfigurationForRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    diagnoseEditActions(of: tableView)
    return ask(.trailingSwipeActions, indexPath, tableView) {
      $0.part.swipeActions(
        $1.rowBehavior.events.trailingSwipeActions, of: $2, $1, in: $0.tableOfLayers)
    } inner: {
      $0.tableView?($1, trailingSwipeActionsConfigurationForRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldIndentWhileEditing, indexPath, tableView) { _, _, _ in
      false
    } otherwise: { _ in
      true
    } inner: {
      $0.tableView?($1, shouldIndentWhileEditingRowAt: $2)
    }
  }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    guard case .content(let path)? = existingOwner(of: indexPath, in: tableView) else { return }
    if let composed = way.composed, let child = composed.child(ofRow: path) {
      composed.noteEditing(child.slot)
    }
    let done: Void? = callContent(.willBeginEditing, path, tableView) {
      $0.part.tableView($0.tableView, willBeginEditingRowAt: $0.place)
    } inner: {
      $0.tableView?($1, willBeginEditingRowAt: $2)
    }
    conclude(.willBeginEditing, done, otherwise: ())
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    var inner: IndexPath?
    // The row may be removed by now; the object inside then gets nil as well.
    switch indexPath.flatMap({ existingOwner(of: $0, in: tableView) }) {
    case .layer: return
    case .content(let path): inner = path
    case nil: inner = nil
    }
    let done: Void? = callContent(.didEndEditing, tableView) {
      didEndEditing(inner, among: $0)
    } inner: {
      $0.tableView?($1, didEndEditingRowAt: inner)
    }
    conclude(.didEndEditing, done, otherwise: ())
  }

  /// Notifies the child of the row that was being edited; nil if it has no such method.
  private func didEndEditing(_ path: IndexPath?, among composed: ComposedContent) -> Void? {
    if let child = composed.endEditing(at: path) {
      return callChild(.didEndEditing, composed, child) {
        $0.part.tableView($0.tableView, didEndEditingRowAt: $0.place)
      }
    }
    // If the child of the row is not known, all are notified, as for a removed row.
    return callChildren(.didEndEditing, composed, otherwise: (), until: { _ in false }) {
      $0.tableView($1.tableView, didEndEditingRowAt: nil)
    }
  }

  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard case .content(let source) = owner(of: sourceIndexPath, in: tableView) else {
      return sourceIndexPath
    }
    var drag = DragWay(of: sourceIndexPath, through: way.segments, in: tableView)
    guard let proposed = drag.propose(proposedDestinationIndexPath) else { return sourceIndexPath }
    let target = callContent(.targetForMove, tableView) {
      self.target(ofMoveFrom: source, to: proposed, among: $0)
    } inner: {
      $0.tableView?($1, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    }
    // If a row is moved, some object can move rows, even if that was unknown.
    if target == nil, innerHas(.moveRow) == false { recordAbsence(of: .targetForMove) }
    let place = drag.place(of: target, from: source) { $0.report(in: tableView) }
    return place ?? proposedDestinationIndexPath
  }

  /// Allows a content row to be dragged to any place in its child, and to places in other children
  /// that the app allows; nil if no child restricts that.
  private func target(
    ofMoveFrom source: IndexPath, to proposed: IndexPath, among composed: ComposedContent
  ) -> IndexPath? {
    guard let host = composed.host, let child = composed.child(ofRow: source) else {
      return source
    }
    if host.allowsCrossing(of: child, to: proposed) { return proposed }
    return callChild(.targetForMove, composed, child) {
      let target = $0.part.tableView(
        $0.tableView, targetIndexPathForMoveFromRowAt: $0.place,
        toProposedIndexPath: host.destination(proposed, in: child.slot) ?? $0.place)
      return composed.row(showing: target, of: child.slot) ?? source
    }
  }
}
