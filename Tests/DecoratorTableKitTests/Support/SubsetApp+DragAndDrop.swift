import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension SubsetApp: UITableViewDragDelegate {
  private func items(_ session: any UIDragSession) -> String { "\(session.items.count)" }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.note("itemsForBeginningDrag \(text(indexPath))")
    return indexPath.row == 2 ? [] : [UIDragItem(itemProvider: NSItemProvider())]
  }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    answer(.itemsForAddingToDrag, indexPath, [UIDragItem(itemProvider: NSItemProvider())])
  }

  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    answer(.dragPreviewParameters, indexPath, nil)
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    answer(.dragSessionWillBegin, items(session), ())
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    answer(.dragSessionDidEnd, items(session), ())
  }

  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    answer(.dragSessionAllowsMove, items(session), false)
  }

  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    answer(.dragSessionIsRestricted, items(session), true)
  }
}

extension SubsetApp: UITableViewDropDelegate {
  private func items(_ session: any UIDropSession) -> String { "\(session.items.count)" }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let sources = coordinator.items.map { text($0.sourceIndexPath) }
    log.note(
      "performDrop \(sources) at \(text(coordinator.destinationIndexPath)) "
        + "\(coordinator.proposal.operation) \(coordinator.proposal.intent)")
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    // Nothing from elsewhere.
    answer(.canHandleDrop, items(session), session.localDragSession != nil)
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    answer(.dropSessionDidEnter, items(session), ())
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    answer(
      .dropSessionDidUpdate, text(destinationIndexPath),
      UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath))
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    answer(.dropSessionDidExit, items(session), ())
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    answer(.dropSessionDidEnd, items(session), ())
  }

  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    answer(.dropPreviewParameters, indexPath, nil)
  }
}
#endif
