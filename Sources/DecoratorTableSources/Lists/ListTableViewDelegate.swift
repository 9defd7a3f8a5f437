import Foundation

/// The delegate half of a ``ListTableViewDataSource``: heights, selection, swipe actions, menus,
/// headers and footers from the adapters and configurators.
///
/// ```swift
/// tableView.dataSource = source
/// tableView.delegate = delegate
/// DecoratedTable(dataSource: source).attach(to: tableView)    // or this, instead of both
/// ```
///
/// A row without an ability behaves as if the delegate lacked the method:
///
/// - Rows without `onSelect` are neither highlighted nor selected, except while the table is
///   edited.
/// - Rows without `onDelete` have no deletion, neither behind a swipe nor behind a control. Rows
///   with trailing swipe actions show those instead of the table's deletion: add one to them.
/// - Rows, headers and footers without a height have the table's own. In a plain table, a section
///   without a header leaves no space for one.
///
/// When several rows can be selected during editing (`allowsMultipleSelectionDuringEditing`), only
/// rows that can be edited take part; see ``RowCapable/canEdit(_:)``. `onSelect` is called for
/// every row that the user selects, whether the table is edited or not.
///
/// A subclass can override all methods, and add other methods of a delegate.
///
/// Ownership: retains the source. A table holds its delegate weakly; a ``DecoratedTable`` that is
/// made with the source retains one.
@MainActor
open class ListTableViewDelegate: NSObject, DecoratorUITableViewDelegate, ReuseIndexPathReceiver {
  package var reuseIndexPathOfCall: IndexPath?

  private let source: ListTableViewDataSource
  /// What to do at the end of the display of visible rows, by cell.
  ///
  /// It is stored, since the list may have changed by then.
  private var endsOfDisplay: [ObjectIdentifier: (UITableViewCell) -> Void] = [:]

  /// Creates a delegate for the table that shows a source.
  ///
  /// - Parameter source: The source, which the delegate retains.
  public init(source: ListTableViewDataSource) {
    self.source = source
  }

  // MARK: - Display

  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let row = source.row(at: indexPath)
    // A handler may load the table, which ends the display at once.
    endsOfDisplay[ObjectIdentifier(cell)] = row.behavior.endOfDisplay(of: row.model)
    row.behavior.willDisplay(cell, of: row.model, in: tableView)
  }

  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    // The index path may be outdated, or belong to another row by now.
    endsOfDisplay.removeValue(forKey: ObjectIdentifier(cell))?(cell)
  }

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let row = source.row(at: indexPath)
    guard let height = row.behavior.events.height?(row.model) else { return tableView.rowHeight }
    return RowHeight.validated(height, in: tableView) { height in
      .invalidHeight(
        layer: RowExplanation.contentName, place: "row \(RowPosition(indexPath))", height: height)
    }
  }

  // MARK: - Headers and footers

  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    source.headerFooterView(tableView, for: source.list.header(ofSection: section))
  }

  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    source.headerFooterView(tableView, for: source.list.footer(ofSection: section))
  }

  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    source.headerFooterHeight(
      of: source.list.header(ofSection: section), in: tableView,
      otherwise: tableView.sectionHeaderHeight)
  }

  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    source.headerFooterHeight(
      of: source.list.footer(ofSection: section), in: tableView,
      otherwise: tableView.sectionFooterHeight)
  }

  // MARK: - Selection

  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    allowsSelection(of: indexPath, in: tableView)
  }

  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    allowsSelection(of: indexPath, in: tableView) ? indexPath : nil
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didSelect(tableView, originalIndexPath: indexPath, dataIndexPath: indexPath)
  }

  /// Calls a row's `onSelect` after the user has selected the row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - originalIndexPath: The row in the table's coordinates (reuse).
  ///   - dataIndexPath: The row in the coordinates of the list (data).
  open func didSelect(
    _ tableView: UITableView, originalIndexPath: IndexPath, dataIndexPath: IndexPath
  ) {
    let row = source.row(at: dataIndexPath)
    row.behavior.events.didSelect?(tableView, row.model, originalIndexPath)
  }

  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    let reuseIndexPath = reuseIndexPathOfCall ?? indexPath
    reuseIndexPathOfCall = nil
    let row = source.row(at: indexPath)
    row.behavior.events.accessoryTap?(tableView, row.model, reuseIndexPath)
  }

  private func allowsSelection(of indexPath: IndexPath, in tableView: UITableView) -> Bool {
    if tableView.isEditing { return true }
    let row = source.row(at: indexPath)
    return row.behavior.selects(row.model)
  }

  // MARK: - Editing

  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    source.row(at: indexPath).canBeDeleted ? .delete : .none
  }

  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    tableView.allowsMultipleSelectionDuringEditing || source.row(at: indexPath).canBeDeleted
  }

  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let row = source.row(at: indexPath)
    return row.behavior.events.leadingSwipeActions?(tableView, row.model)
  }

  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let row = source.row(at: indexPath)
    if let actions = row.behavior.events.trailingSwipeActions?(tableView, row.model) {
      return actions
    }
    // For nil, a table offers its own deletion.
    return row.canBeDeleted ? nil : UISwipeActionsConfiguration(actions: [])
  }

  // MARK: - Menus

  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let row = source.row(at: indexPath)
    return row.behavior.menu(of: row.model, at: point, in: tableView)
  }
}

// A decorated table that wraps a list source alone has its delegate, too.
extension ListTableViewDataSource: DelegateProviding {
  package final func makeDelegate() -> any UITableViewDelegate {
    ListTableViewDelegate(source: self)
  }
}
