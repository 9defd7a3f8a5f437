import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension CallbackApp: UITableViewDragDelegate {
  private var items: [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    answer(.itemsForBeginningDrag, text(indexPath), items, without: [])
  }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    answer(.itemsForAddingToDrag, text(indexPath), items, without: [])
  }

  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    answer(.dragPreviewParameters, text(indexPath), UIDragPreviewParameters())
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    hear(.dragSessionWillBegin, "")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    hear(.dragSessionDidEnd, "")
  }

  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    answer(.dragSessionAllowsMove, "", false, without: true)
  }

  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    answer(.dragSessionIsRestricted, "", true, without: false)
  }
}

extension CallbackApp: UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    hear(.performDrop, coordinator.destinationIndexPath.map(text) ?? "nil")
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    answer(.canHandleDrop, "", false, without: true)
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    hear(.dropSessionDidEnter, "")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    answer(
      .dropSessionDidUpdate, destinationIndexPath.map(text) ?? "nil",
      UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath),
      without: UITableViewDropProposal(operation: .cancel))
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    hear(.dropSessionDidExit, "")
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    hear(.dropSessionDidEnd, "")
  }

  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    answer(.dropPreviewParameters, text(indexPath), UIDragPreviewParameters())
  }
}
#endif
