public import Foundation

/// One item that was dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The drag's item.
  var dragItem: UIDragItem { get }
  /// The row of the same table that the item came from, in the table's own coordinates; nil for
  /// none.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}
