import Foundation

/// The drop delegate of several children. A drop is the affair of the child under the finger; what
/// a child drags is not dropped on another one.
final class ComposedDropDelegate: ComposedObject, UITableViewDropDelegate {
  override func part(of slot: ChildSlot) -> ForwardingObject { slot.dropDelegate }

  /// Returns the child of a place (data), or of a drop that is over no row: the one that is being
  /// dragged from, or else the last that takes drops.
  private func target(_ indexPath: IndexPath?) -> ChildSlot? {
    if let indexPath { return composed?.child(around: indexPath) }
    return composed?.dragged ?? slots.last { $0.dropDelegate.inner != nil }
  }

  /// Returns whether a child may take what another one drags, which none may.
  private func isRefused(_ session: any UIDropSession, by slot: ChildSlot) -> Bool {
    guard session.localDragSession != nil, let dragged = composed?.dragged else { return false }
    return dragged !== slot
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let composed, let slot = target(coordinator.destinationIndexPath),
      let table = slot.table, !isRefused(coordinator.session, by: slot)
    else { return }
    slot.dropDelegate.tableView(
      table,
      performDropWith: DecoratedDropCoordinator(
        coordinator, ChildDropTranslation(slot: slot, composed: composed)))
  }

  /// Returns whether any child can.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    for slot in slots where slot.dropDelegate.inner != nil {
      guard let table = slot.table else { continue }
      let answer = decided(.canHandleDrop, slot) {
        slot.dropDelegate.tableView(table, canHandle: session)
      }
      if answer { return true }
    }
    return false
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard let slot = target(destinationIndexPath), let table = slot.table else {
      return UITableViewDropProposal(operation: .forbidden, intent: .unspecified)
    }
    if isRefused(session, by: slot), composed?.moveHandlers != nil, session.items.count == 1 {
      // The table moves the row, and asks where to.
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    guard slot.dropDelegate.inner != nil, !isRefused(session, by: slot) else {
      return UITableViewDropProposal(operation: .forbidden, intent: .unspecified)
    }
    let destination = destinationIndexPath.flatMap { composed?.destination($0, in: slot) }
    return decided(.dropSessionDidUpdate, slot) {
      slot.dropDelegate.tableView(
        table, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    }
  }

  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    ask(.dropPreviewParameters, indexPath, otherwise: nil) {
      $0.slot.dropDelegate.tableView($0.table, dropPreviewParametersForRowAt: $0.path)
    }
  }
}
