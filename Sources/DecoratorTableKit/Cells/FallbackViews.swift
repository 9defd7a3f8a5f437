import Foundation

/// The cell of a row that has none of its own.
final class FallbackCell: UITableViewCell {}

// Views that say in debug builds why there is no other, and are empty in release builds.
@MainActor
extension TableAnomaly {
  /// Reports the anomaly, and returns a cell for a row of the table (reuse). The row is nil where a
  /// cell was dequeued for it already, since UIKit allows one.
  func fallbackCell(in tableView: UITableView, at reuseIndexPath: IndexPath?) -> UITableViewCell {
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
    report(in: tableView, showingIn: cell.textLabel)
    return cell
  }

  /// Reports the anomaly, and returns a header or footer.
  package func fallbackHeaderFooter(in tableView: UITableView) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    report(in: tableView, showingIn: view.textLabel)
    return view
  }

  private func report(in tableView: UITableView, showingIn label: @autoclosure () -> UILabel?) {
    report(in: tableView)
    #if DEBUG
    let label = label()
    label?.text = description
    label?.numberOfLines = 0
    label?.textColor = .red
    #endif
  }
}
