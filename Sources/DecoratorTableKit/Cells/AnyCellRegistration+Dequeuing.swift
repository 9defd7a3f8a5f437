import Foundation

extension AnyCellRegistration {
  /// Has a table give a cell for a row.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks for it.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  /// - Returns: The cell, of any class; nil if the storyboard has no prototype of it.
  func dequeue(in tableView: UITableView, at reuseIndexPath: IndexPath) -> UITableViewCell? {
    if case .storyboard(let tables) = source, !tables.contains(tableView) {
      // Asked for a row, UIKit raises an exception where there is no prototype; asked like this, it
      // gives nil.
      guard let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier) else {
        return nil
      }
      tables.insert(tableView)
      return cell
    }
    return tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: reuseIndexPath)
  }
}
