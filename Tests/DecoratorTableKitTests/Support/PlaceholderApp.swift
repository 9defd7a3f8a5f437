import DecoratorTableKit
import Foundation

#if HEADLESS_UIKIT
/// A drop delegate that leaves a placeholder for what is dropped, and keeps its context.
final class PlaceholderApp: NSObject, UITableViewDropDelegate {
  private(set) var context: (any UITableViewDropPlaceholderContext)?

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let item = coordinator.items.first else { return }
    let placeholder = coordinator.makePlaceholder(
      insertionIndexPath: path(0), reuseIdentifier: "text", rowHeight: 40)
    context = coordinator.drop(item.dragItem, to: placeholder)
  }
}
#endif
