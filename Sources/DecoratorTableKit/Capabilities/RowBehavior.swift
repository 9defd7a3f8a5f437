import Foundation

/// The behavior of some rows: their handlers, and the answers to a table that follow from these.
///
/// It is an object, since it is asked for every row, and handlers are many to copy.
@MainActor
package final class RowBehavior<Row> {
  /// The handlers, which may change.
  package internal(set) var events: RowEvents<Row>

  init(_ events: RowEvents<Row> = RowEvents()) { self.events = events }

  // MARK: Display

  /// Returns the cell of a row of the table (reuse), with its accessory and the view of its model.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - reuseIndexPath: The index path to dequeue with (reuse).
  ///   - row: The row; traps if nothing makes its cell.
  package func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for row: Row
  ) -> UITableViewCell {
    let cell = makeCell(tableView, reuseIndexPath, row)
    attachViews(to: cell, for: row)
    return cell
  }

  /// Attaches the accessory, and the view of the model, to a row's cell.
  func attachViews(to cell: UITableViewCell, for row: Row) {
    if let accessory = events.accessory, hasAccessory(row) {
      AttachedAccessories.attach(accessory(row) ?? .none, to: cell)
    }
    // A row of another kind may have left its view in the cell.
    AttachedViews.attach(events.modelView?(row)?(), to: cell)
  }

  /// Makes the cell of a row of the table (reuse).
  func makeCell(
    _ tableView: UITableView, _ reuseIndexPath: IndexPath, _ row: Row
  ) -> UITableViewCell {
    guard let makeCell = events.makeCell else {
      misuse("no cell is known for \(row): give the layer cells when it is made")
    }
    return makeCell(tableView, reuseIndexPath, row)
  }

  /// Returns whether a row has an ability to show accessories, even if it shows none.
  func hasAccessory(_ row: Row) -> Bool {
    events.accessory != nil && events.hasAccessory?(row) ?? true
  }

  /// Attaches the view of a row's model to its cell, which is about to be shown, and notifies the
  /// row.
  package func willDisplay(_ cell: UITableViewCell, of row: Row, in tableView: UITableView) {
    // A table may show a cell again without asking for it.
    if let modelView = events.modelView { AttachedViews.attach(modelView(row)?(), to: cell) }
    events.willDisplay?(tableView, cell, row)
  }

  /// Returns what to do at the end of the display of a row's cell, after `didEndDisplaying`; nil
  /// for nothing.
  package func endOfDisplay(of row: Row) -> ((UITableViewCell) -> Void)? {
    let handler = events.endOfDisplay?(row)
    guard let modelView = events.modelView?(row) else { return handler }
    return { cell in
      handler?(cell)
      if let view = modelView() { AttachedViews.detach(view, from: cell) }
    }
  }

  // MARK: Touch

  /// Returns whether a row can be selected.
  package func selects(_ row: Row) -> Bool {
    events.didSelect != nil && events.canSelect?(row) ?? true
  }

  /// Returns whether a row reacts to a touch. A primary action needs no selection.
  func reactsToTouch(_ row: Row) -> Bool { events.primaryAction != nil || selects(row) }

  /// Returns the context menu of a row.
  package func menu(
    of row: Row, at point: CGPoint, in tableView: UITableView
  ) -> UIContextMenuConfiguration? {
    let elements = events.menuElements?(row) ?? []
    // A menu of an app's own cannot be joined with them, since its elements cannot be read.
    guard !elements.isEmpty else { return events.contextMenu?(tableView, row, point) }
    let preview = events.menuPreview?(row)
    return UIContextMenuConfiguration(identifier: nil, previewProvider: preview) { _ in
      UIMenu(children: elements)
    }
  }

  // MARK: Editing

  /// Returns whether `commit` is called for a row.
  func commits(_ row: Row) -> Bool { events.commit != nil && events.canCommit?(row) ?? true }

  /// Returns whether a row has swipe actions.
  func swipes(_ row: Row) -> Bool {
    (events.leadingSwipeActions != nil || events.trailingSwipeActions != nil)
      && events.canSwipe?(row) ?? true
  }

  /// Returns the effect of `commit` on a row: the control in front of it while it is edited.
  package func style(of row: Row) -> UITableViewCell.EditingStyle {
    commits(row) ? events.editingStyle?(row) ?? .delete : .none
  }

  /// Returns whether there is any editing of a row.
  package func offersEditing(of row: Row) -> Bool { swipes(row) || style(of: row) != .none }

  /// Returns whether a row may be edited. False also suppresses swipes.
  func allowsEditing(of row: Row) -> Bool { offersEditing(of: row) && events.canEdit?(row) ?? true }
}
