import Foundation

/// An item of a drop as the object inside a layer sees it.
@MainActor
final class DecoratedDropItem: NSObject, UITableViewDropItem {
  private let base: any UITableViewDropItem
  /// The row that the item comes from, in the source's own coordinates; nil if it is not one of its
  /// rows.
  let sourceIndexPath: IndexPath?

  init(_ base: any UITableViewDropItem, layer: TableLayer, tableView: UITableView) {
    self.base = base
    if let source = base.sourceIndexPath,
      case .inner(let path) = layer.existingOwner(of: source, in: tableView)
    {
      sourceIndexPath = path
    } else {
      sourceIndexPath = nil
    }
  }

  var dragItem: UIDragItem { base.dragItem }

  var previewSize: CGSize { base.previewSize }
}
