import Foundation

/// The behavior of a list's rows with models of one type: which cells show them, and what they can
/// do.
///
/// The subclasses differ in the source of a row's kind: an ``AdaptedListRowBehavior`` asks the
/// adapters, a ``SelfDescribingListRowBehavior`` asks the row. A list is asked for each row that
/// comes into view, so that there are no handlers in between, as around the ``LayerRowBehavior`` of
/// a layer.
///
/// A row is given by a ``ListItem``, whose column has to be of that type. Nothing of the list is
/// retained, so that it can be changed in place.
@MainActor
class ListRowBehavior {
  /// Makes the cell of a row as ``cell(_:at:for:)`` does; nil unless all rows are known to be of
  /// one kind.
  final var makeListed: ListedCell?

  /// Returns the cell of a row; its index path is the one to dequeue with (reuse).
  func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for item: ListItem
  ) -> UITableViewCell { typeIsMissing() }

  /// Returns the height of a row in points; nil leaves it to the table.
  func height(of item: ListItem) -> CGFloat? { typeIsMissing() }

  /// Remembers the row of a visible cell, if the row has a handler for the end of its display.
  ///
  /// - Returns: Whether it has one.
  func remember(_ cell: UITableViewCell, for item: ListItem) -> Bool { typeIsMissing() }

  /// Forgets a cell that was remembered.
  func forget(_ cell: UITableViewCell) { typeIsMissing() }

  /// Tells the row's handlers that its cell is about to be shown.
  func willDisplay(_ cell: UITableViewCell, for item: ListItem) { typeIsMissing() }

  /// Tells the row's handlers that its remembered cell is no longer shown.
  func didEndDisplaying(_ cell: UITableViewCell) { typeIsMissing() }

  /// Returns whether a row can be selected.
  func selects(_ item: ListItem) -> Bool { typeIsMissing() }

  /// Tells the row's handlers that the user selected it, with its index path in the table (reuse).
  func didSelect(_ item: ListItem, at reuseIndexPath: IndexPath) { typeIsMissing() }

  /// Tells the row's handlers that the user tapped its detail button, with its index path in the
  /// table (reuse).
  func didTapAccessory(of item: ListItem, at reuseIndexPath: IndexPath) { typeIsMissing() }

  /// Returns whether a row can be edited.
  func canEdit(_ item: ListItem) -> Bool { typeIsMissing() }

  /// Returns whether the user may delete a row.
  func deletes(_ item: ListItem) -> Bool { typeIsMissing() }

  /// Tells the row's handlers that the user deletes it.
  func delete(_ item: ListItem) { typeIsMissing() }

  /// Returns the actions under the leading edge of a row; nil if there are none.
  func leadingActions(of item: ListItem) -> UISwipeActionsConfiguration? { typeIsMissing() }

  /// Returns the actions under the trailing edge of a row; nil if there are none.
  func trailingActions(of item: ListItem) -> UISwipeActionsConfiguration? { typeIsMissing() }

  /// Returns the context menu of a row; nil if there is none.
  func contextMenu(of item: ListItem) -> UIContextMenuConfiguration? { typeIsMissing() }

  /// Returns the registrations of rows that describe themselves; none for others.
  func registrations(in column: ListColumn) -> [AnyCellRegistration] { [] }

  private func typeIsMissing() -> Never {
    misuse("rows without a type: make rows of models or of configurators")
  }
}
