import Foundation

/// What rows of one kind can do: how high they are, what happens when the user touches them.
///
/// It is made piece by piece with the calls of ``RowCapable``. What is not there leaves the table
/// as it is without.
@MainActor
public struct RowCapabilities<Cell: UITableViewCell, Model>: RowCapable {
  /// The user selected a row; with its index path in the table (reuse).
  var select: ((Model, IndexPath) -> Void)?
  /// A row's cell is about to be shown.
  var display: ((Cell, Model) -> Void)?
  /// A row's cell is no longer shown.
  var endDisplay: ((Cell, Model) -> Void)?
  /// The actions under the leading edge of a row.
  var leadingActions: RowSwipeActions<Model>?
  /// The actions under the trailing edge of a row.
  var trailingActions: RowSwipeActions<Model>?
  /// The context menu of a row.
  var contextMenu: RowContextMenu<Model>?
  /// The height of a row in points; nil leaves it to the table.
  var height: ((Model) -> CGFloat?)?
  /// Whether a row can be edited.
  var canEdit: ((Model) -> Bool)?
  /// The user deleted a row.
  var delete: ((Model) -> Void)?
  /// What stands at the right of a row; nil for nothing.
  var accessory: ((Model) -> UITableViewCell.AccessoryType?)?
  /// The user tapped the detail button of a row; with its index path in the table (reuse).
  var accessoryTap: ((Model, IndexPath) -> Void)?

  /// No capabilities.
  public init() {}

  /// Itself.
  public var capabilities: RowCapabilities {
    get { self }
    set { self = newValue }
  }
}
