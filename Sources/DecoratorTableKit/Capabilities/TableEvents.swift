import Foundation

/// The handlers of a layer for events of its table that are not about the layer's own rows.
///
/// A layer that depends on what happens around its rows needs no delegate for it:
///
/// ```swift
/// let layer = feed.addRows(ads, placed: .every(6), cell: .class(AdCell.self))
/// layer.tableEvents.didScroll = { tableView in print(tableView.contentOffset.y) }
/// ```
///
/// The owners of rows and sections are notified as without the handlers. For a nil handler, the
/// table behaves as if the method were not implemented.
///
/// A layer of the kit that observes its table itself is notified before these handlers.
@MainActor
public struct TableEvents {
  /// Called when the table was scrolled, after its delegate, and in a child of a ``ComposedTable``
  /// also when changes of other children may have moved its rows on screen.
  public var didScroll: ((_ tableView: UITableView) -> Void)?
  /// Called when the header of a section inside the layer is about to be shown, after the owner of
  /// the section. The section is counted inside the layer (inner).
  ///
  /// It is not called for the headers that are on screen when it is set: set it before the layer is
  /// added.
  public var willDisplayHeader:
    ((_ tableView: UITableView, _ view: UIView, _ section: Int) -> Void)?
  /// Called when the header of a section inside the layer is no longer shown, before the owner of
  /// the section. The table may reuse the view, so remove what was added to it.
  public var didEndDisplayingHeader: ((_ tableView: UITableView, _ view: UIView) -> Void)?
  /// Called when the user selected a row inside the layer, before its owner: with the row inside
  /// the layer (inner), and its index path in the table's coordinates (reuse).
  ///
  /// The owner is notified when the handler calls the closure that it gets, or else after the
  /// handler.
  public var didSelect:
    (
      (
        _ tableView: UITableView, _ row: RowPosition, _ reuseIndexPath: IndexPath,
        _ notifyOwner: () -> Void
      ) -> Void
    )?
  /// Called when the table has performed a change of any rows, or has loaded them; in a child of a
  /// ``ComposedTable``, of any rows of that child. All translations are as after it. A change that
  /// the handler makes is shown in another update.
  public var rowsDidChange: (() -> Void)?
}
