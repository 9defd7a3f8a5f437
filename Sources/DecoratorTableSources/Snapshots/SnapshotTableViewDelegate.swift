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
  private let source: any ChangingDataSource
  private let headerView: (UITableView, Int) -> UIView?
  private let footerView: (UITableView, Int) -> UIView?
  private let allowsEditing: (IndexPath) -> Bool

  /// Creates a delegate for the table that shows a source.
  ///
  /// - Parameter source: The source, which the delegate retains.
  public init<SectionID, ItemID>(source: SnapshotTableViewDataSource<SectionID, ItemID>) {
    self.source = source
    headerView = { table, section in
      source.sectionIdentifier(for: section).flatMap { source.headerView?(table, $0) }
    }
    footerView = { table, section in
      source.sectionIdentifier(for: section).flatMap { source.footerView?(table, $0) }
    }
    allowsEditing = source.allowsEditing(at:)
  }

  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    source.changes.answer { headerView(tableView, section) }
  }

  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    source.changes.answer { footerView(tableView, section) }
  }

  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    source.changes.answer { allowsEditing(indexPath) } ? .delete : .none
  }

  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    source.changes.answer { allowsEditing(indexPath) }
  }
}
