public import Foundation

/// A drop that is being performed. Paths are in the table's own coordinates (reuse coordinates).
@MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What was dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where, nil if on no row; it may lie behind a section's last row.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop delegate proposed last.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Lets an item settle on a placeholder row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext

  /// Lets an item settle at a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Lets an item settle in a row, in a rectangle in points in the cell's coordinates.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating

  /// Lets an item settle anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
