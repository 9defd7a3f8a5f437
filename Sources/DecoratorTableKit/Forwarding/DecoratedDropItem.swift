import Foundation

/// An item of a drop as the object inside sees it.
@MainActor
final class DecoratedDropItem: NSObject, UITableViewDropItem {
  private let base: any UITableViewDropItem
  /// The source row of the item, in the source's own coordinates; nil if it is not one of its rows.
  let sourceIndexPath: IndexPath?

  init(_ base: any UITableViewDropItem, sourceIndexPath: IndexPath?) {
    self.base = base
    self.sourceIndexPath = sourceIndexPath
  }

  var dragItem: UIDragItem { base.dragItem }

  var previewSize: CGSize { base.previewSize }
}
