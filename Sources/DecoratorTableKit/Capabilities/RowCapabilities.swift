import Foundation

/// The abilities of one kind of rows: their height, and what happens when the user touches them.
///
/// They are added one by one with the calls of ``RowCapable``. Where one is not set, the table
/// does what it does by itself.
@MainActor
public struct RowCapabilities<Cell: UITableViewCell, Model>: RowCapable {
  /// The handler of a selection; gets the row's index path in the table (reuse).
  var select: ((Model, IndexPath) -> Void)?
  /// The handler that is called before a row's cell is shown.
  var display: ((Cell, Model) -> Void)?
  /// The handler that is called when a row's cell is no longer shown.
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
  /// The handler of a deletion by the user.
  var delete: ((Model) -> Void)?
  /// The accessory at the right of a row; nil for none.
  var accessory: ((Model) -> UITableViewCell.AccessoryType?)?
  /// The view that a row's model has, for the row's cell; nil for none.
  var modelView: ((Model) -> UIView?)?
  /// The handler of a tap on the detail button; gets the row's index path in the table (reuse).
  var accessoryTap: ((Model, IndexPath) -> Void)?

  /// Creates an empty set of capabilities.
  public init() {}

  /// These capabilities themselves.
  public var capabilities: RowCapabilities {
    get { self }
    set { self = newValue }
  }
}
