import Foundation

/// Stands where a row cannot have its own cell: visible where the app is developed, empty where it
/// is used.
final class FallbackCell: UITableViewCell {
  /// Reports what is wrong and gives a cell for the row.
  ///
  /// - Parameters:
  ///   - anomaly: What is wrong.
  ///   - tableView: The table that asks for the cell.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse); nil if a cell was dequeued for
  ///     it already, for UIKit does not give two.
  static func make(
    for anomaly: TableAnomaly, in tableView: UITableView, at reuseIndexPath: IndexPath?
  ) -> UITableViewCell {
    let cell = dequeued(in: tableView, at: reuseIndexPath)
    LentAccessories.takeBack(from: cell)
    anomaly.report(in: tableView, showingIn: cell.textLabel)
    return cell
  }

  /// Dequeued like any other: a table that configures a row again wants the very cell that it has.
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
