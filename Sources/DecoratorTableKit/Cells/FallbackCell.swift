import Foundation

/// A fallback cell: it says in debug builds why the row has no cell of its own, and is empty in
/// release builds.
final class FallbackCell: UITableViewCell {
  /// Reports an anomaly and returns a cell for the row.
  ///
  /// - Parameters:
  ///   - anomaly: The anomaly.
  ///   - tableView: The table that asks for the cell.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse); nil if a cell was dequeued for
  ///     it already, since UIKit allows one per row.
  static func make(
    for anomaly: TableAnomaly, in tableView: UITableView, at reuseIndexPath: IndexPath?
  ) -> UITableViewCell {
    let cell = dequeued(in: tableView, at: reuseIndexPath)
    AttachedAccessories.detach(from: cell)
    anomaly.report(in: tableView, showingIn: cell.textLabel)
    return cell
  }

  /// Dequeues a registered cell: a table that reconfigures a row has to get the cell that the row
  /// has.
  private static func dequeued(
    in tableView: UITableView, at reuseIndexPath: IndexPath?
  ) -> UITableViewCell {
    let identifier = AnyCellRegistration.identifier(of: FallbackCell.self)
    tableView.register(FallbackCell.self, forCellReuseIdentifier: identifier)
    if let reuseIndexPath {
      return tableView.dequeueReusableCell(withIdentifier: identifier, for: reuseIndexPath)
    }
    return tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? FallbackCell(style: .default, reuseIdentifier: identifier)
  }
}
