import Foundation

/// A delegate that shows the header and footer views of a ``SnapshotTableViewDataSource``, and a
/// deletion control only on rows that may be deleted.
///
/// An app's own delegate can do the same with
/// ``SnapshotTableViewDataSource/sectionIdentifier(for:)``. A subclass of this one can add other
/// methods of a delegate.
///
/// ```swift
/// source.headerView = { tableView, day in … }
/// let feed = DecoratedTable(
///   dataSource: source, delegate: SnapshotTableViewDelegate(source: source))
/// ```
///
/// Ownership: retains the source. A table holds its delegate weakly.
@MainActor
open class SnapshotTableViewDelegate: NSObject, UITableViewDelegate, RealTableReceiver {
  private let source: SnapshotTableViewDataSourceBase

  /// Creates a delegate for the table that shows a source.
  ///
  /// - Parameter source: A ``SnapshotTableViewDataSource``.
  public init(source: SnapshotTableViewDataSourceBase) {
    self.source = source
  }

  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    source.answer { source.shownHeaderView(tableView, inSection: section) }
  }

  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    source.answer { source.shownFooterView(tableView, inSection: section) }
  }

  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    source.answer { source.allowsEditing(of: RowPosition(indexPath)) } ? .delete : .none
  }

  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    source.answer { source.allowsEditing(of: RowPosition(indexPath)) }
  }
}
