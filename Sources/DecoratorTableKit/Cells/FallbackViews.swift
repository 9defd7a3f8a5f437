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
    // It is registered: a table that reconfigures a row has to get the cell that the row has.
    let identifier = String(reflecting: FallbackCell.self)
    tableView.register(FallbackCell.self, forCellReuseIdentifier: identifier)
    let cell =
      if let reuseIndexPath {
        tableView.dequeueReusableCell(withIdentifier: identifier, for: reuseIndexPath)
      } else {
        tableView.dequeueReusableCell(withIdentifier: identifier)
          ?? FallbackCell(style: .default, reuseIdentifier: identifier)
      }
    AttachedAccessories.detach(from: cell)
    anomaly.report(in: tableView, showingIn: cell.textLabel)
    return cell
  }
}

/// A fallback view: it says in debug builds why the section has no header or footer of its own, and
/// is empty in release builds.
package enum FallbackHeaderFooter {
  /// Reports an anomaly and returns a view for the section.
  @MainActor
  package static func make(
    for anomaly: TableAnomaly, in tableView: UITableView
  ) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    anomaly.report(in: tableView, showingIn: view.textLabel)
    return view
  }
}

extension TableAnomaly {
  /// Reports the anomaly, and shows it in the label of a fallback view in debug builds only.
  @MainActor
  fileprivate func report(in tableView: UITableView, showingIn label: @autoclosure () -> UILabel?) {
    report(in: tableView)
    #if DEBUG
    let label = label()
    label?.text = description
    label?.numberOfLines = 0
    label?.textColor = .red
    #endif
  }
}
