import Foundation

/// What the rows of a list do whose models are of one type: which cells show them, and what they
/// can do.
///
/// The subclasses differ in where the kind of a row is known from: an ``AdaptedListRowBehavior``
/// asks the adapters, a ``SelfDescribingListRowBehavior`` the row. A list is asked for each row
/// that comes into view, so there are no handlers in between, as there are around the
/// ``LayerRowBehavior`` of a layer.
///
/// The rows themselves are told by a ``ListItem``, whose column has to be of that type: nothing is
/// held of the list, so that it can be changed in place.
@MainActor
class ListRowBehavior {
  /// Makes the cell of a row, as ``cell(_:at:for:)`` does, where all rows are known to be of one
  /// kind.
  final var makeListed: ListedCell?

  /// The cell of a row; its index path is the one to dequeue with (reuse).
  func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for item: ListItem
  ) -> UITableViewCell { typeIsMissing() }

  /// The height of a row in points; nil if it is left to the table.
  func height(of item: ListItem) -> CGFloat? { typeIsMissing() }

  /// Remembers for which row a cell is shown, if somebody wants to hear of the end.
  ///
  /// - Returns: Whether that is so.
  func remember(_ cell: UITableViewCell, for item: ListItem) -> Bool { typeIsMissing() }

  /// Forgets a cell that was remembered.
  func forget(_ cell: UITableViewCell) { typeIsMissing() }

  /// Hears that the cell of a row is about to be shown.
  func willDisplay(_ cell: UITableViewCell, for item: ListItem) { typeIsMissing() }

  /// Hears that a cell is no longer shown that was remembered.
  func didEndDisplaying(_ cell: UITableViewCell) { typeIsMissing() }

  /// Whether a row can be selected.
  func selects(_ item: ListItem) -> Bool { typeIsMissing() }

  /// Hears that the user selected a row; its index path in the table (reuse).
  func didSelect(_ item: ListItem, at reuseIndexPath: IndexPath) { typeIsMissing() }

  /// Hears that the user tapped the detail button of a row; its index path in the table (reuse).
  func didTapAccessory(of item: ListItem, at reuseIndexPath: IndexPath) { typeIsMissing() }

  /// Whether a row can be edited.
  func canEdit(_ item: ListItem) -> Bool { typeIsMissing() }

  /// Whether the user may delete a row.
  func deletes(_ item: ListItem) -> Bool { typeIsMissing() }

  /// Hears that the user deletes a row.
  func delete(_ item: ListItem) { typeIsMissing() }

  /// The actions under the leading edge of a row; nil if there are none.
  func leadingActions(of item: ListItem) -> UISwipeActionsConfiguration? { typeIsMissing() }

  /// The actions under the trailing edge of a row; nil if there are none.
  func trailingActions(of item: ListItem) -> UISwipeActionsConfiguration? { typeIsMissing() }

  /// The context menu of a row; nil if there is none.
  func contextMenu(of item: ListItem) -> UIContextMenuConfiguration? { typeIsMissing() }

  /// What the cells of rows are registered with that describe themselves; nothing for others.
  func registrations(in column: ListColumn) -> [AnyCellRegistration] { [] }

  private func typeIsMissing() -> Never {
    misuse("rows without a type: make rows of models or of configurators")
  }
}
