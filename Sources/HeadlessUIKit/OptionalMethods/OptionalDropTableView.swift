public import Foundation

/// What stands before `?` in a call of `tableView` on a `UITableViewDropDelegate`.
@MainActor
public struct OptionalDropTableView {
  let receiver: any UITableViewDropDelegate

  /// Whether the table takes any interest in a drag; true where not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession)
    -> Bool?
  {
    OptionalMethod.value(of: receiver, DropMethod.canHandle) {
      receiver.tableView(tableView, canHandle: session)
    }
  }

  /// A drag came over the table.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) -> Void? {
    OptionalMethod.value(of: receiver, DropMethod.dropSessionDidEnter) {
      receiver.tableView(tableView, dropSessionDidEnter: session)
    }
  }

  /// What a drop would do at that place, which may lie behind a section's last row; nil is no row.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal? {
    OptionalMethod.value(of: receiver, DropMethod.dropSessionDidUpdate) {
      receiver.tableView(
        tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
    }
  }

  /// A drag left the table.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) -> Void? {
    OptionalMethod.value(of: receiver, DropMethod.dropSessionDidExit) {
      receiver.tableView(tableView, dropSessionDidExit: session)
    }
  }

  /// A drag that was over the table is over, wherever it was dropped.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    -> Void?
  {
    OptionalMethod.value(of: receiver, DropMethod.dropSessionDidEnd) {
      receiver.tableView(tableView, dropSessionDidEnd: session)
    }
  }

  /// How a dropped row looks as it settles; nil for the whole cell.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethod.flattened(of: receiver, DropMethod.dropPreviewParametersForRowAt) {
      receiver.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
    }
  }
}
