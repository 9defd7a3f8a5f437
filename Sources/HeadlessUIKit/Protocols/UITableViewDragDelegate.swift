public import Foundation

/// Gives the rows of a table that are dragged away something to carry.
///
/// Only the first method is required: call the others with `?`, as with UIKit.
@MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// What a drag from a row carries; nothing for no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]

  /// What a tap on another row adds to a drag; the point is in the table's coordinates.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]

  /// How a row looks as it is lifted; nil for the whole cell.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?

  /// The lifted rows begin to move.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

  /// The drag is over, dropped or not.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

  /// Whether the rows may be moved and not only copied; true where not implemented.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Whether the drag stays within the app; false where not implemented.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}
