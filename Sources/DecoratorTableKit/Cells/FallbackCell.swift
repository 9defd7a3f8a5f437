import Foundation

/// A cell for a row that cannot have its own: it says why in debug builds, and is empty in release
/// builds.
final class FallbackCell: UITableViewCell {
  /// Reports an anomaly and returns a cell for the row.
  ///
  /// - Parameters:
  ///   - anomaly: The anomaly.
  ///   - tableView: The table that asks for the cell.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse); nil if a cell was dequeued for
  ///     it already, since UIKit does not give two.
  static func make(
    for anomaly: TableAnomaly, in tableView: UITableView, at reuseIndexPath: IndexPath?
  ) -> UITableViewCell {
    let cell = dequeued(in: tableView, at: reuseIndexPath)
    AttachedAccessories.detach(from: cell)
    anomaly.report(in: tableView, showingIn: cell.textLabel)
    return cell
  }

  /// Dequeues a cell like any other: a table that configures a row again wants the cell that it
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
