public import Foundation

/// Takes what is dropped on a table.
///
/// Only the first method is required: call the others with `?`, as with UIKit.
@MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Something was dropped: the coordinator knows what and where, and animates it.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Whether the table takes any interest in a drag; true where not implemented.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// A drag came over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// What a drop would do at that place, which may lie behind a section's last row; nil is no row.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// A drag left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// A drag that was over the table is over, wherever it was dropped.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// How a dropped row looks as it settles; nil for the whole cell.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}
