public import Foundation

/// One of the things that were dropped on a table.
@MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// What the drag carried.
  var dragItem: UIDragItem { get }
  /// The row of the same table that it came from, in the table's own coordinates; nil for none.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what was seen under the finger, in points.
  var previewSize: CGSize { get }
}
