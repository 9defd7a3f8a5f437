public import Foundation

/// What stands before `?` in a call of `tableView` on a `UITableViewDragDelegate`.
@MainActor
public struct OptionalDragTableView {
  let receiver: any UITableViewDragDelegate

  /// What a tap on another row adds to a drag; the point is in the table's coordinates.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]? {
    OptionalMethod.value(of: receiver, DragMethod.itemsForAddingTo) {
      receiver.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
    }
  }

  /// How a row looks as it is lifted; nil for the whole cell.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethod.flattened(of: receiver, DragMethod.dragPreviewParametersForRowAt) {
      receiver.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
    }
  }

  /// The lifted rows begin to move.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) -> Void? {
    OptionalMethod.value(of: receiver, DragMethod.dragSessionWillBegin) {
      receiver.tableView(tableView, dragSessionWillBegin: session)
    }
  }

  /// The drag is over, dropped or not.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    -> Void?
  {
    OptionalMethod.value(of: receiver, DragMethod.dragSessionDidEnd) {
      receiver.tableView(tableView, dragSessionDidEnd: session)
    }
  }

  /// Whether the rows may be moved and not only copied; true where not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool? {
    OptionalMethod.value(of: receiver, DragMethod.dragSessionAllowsMoveOperation) {
      receiver.tableView(tableView, dragSessionAllowsMoveOperation: session)
    }
  }

  /// Whether the drag stays within the app; false where not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool? {
    OptionalMethod.value(of: receiver, DragMethod.dragSessionIsRestrictedToDraggingApplication) {
      receiver.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }
}
