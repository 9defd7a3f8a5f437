import DecoratorTableKit

/// Prefetching, dragging and dropping, menus, and UIKit's own words for the two index paths.
final class DragAndDrop: NSObject, UITableViewDataSourcePrefetching, UITableViewDragDelegate,
  UITableViewDropDelegate, UITableViewDelegate
{
  private(set) var awaited: Set<IndexPath> = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    awaited.formUnion(indexPaths)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    awaited.subtract(indexPaths)
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    tableView.dataSourceIndexPath(forPresentationIndexPath: indexPath) == nil ? [] : session.items
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let target = coordinator.destinationIndexPath, let first = coordinator.items.first else {
      return
    }
    let placeholder = UITableViewDropPlaceholder(
      insertionIndexPath: target, reuseIdentifier: "post", rowHeight: first.previewSize.height)
    let context = coordinator.drop(first.dragItem, to: placeholder)
    _ = context.commitInsertion { _ in }
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, actionProvider: { UIMenu(children: $0) })
  }

  func attach(to tableView: UITableView) {
    tableView.prefetchDataSource = self
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    tableView.delegate = self
  }
}
