import Foundation

/// A delegate that can stand inside a decorator and be told both index paths of a selected row.
///
/// A delegate that does not conform gets its data index path only, and a table in data index paths.
/// Handed the real table, it must not deselect with that path, since the table would take it for
/// the row of its own that has these numbers.
///
/// A conformer that also stands in a table without decorators writes `didSelectRowAt` as one line:
///
/// ```swift
/// func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///   didSelect(tableView, originalIndexPath: indexPath, dataIndexPath: indexPath)
/// }
/// ```
@MainActor
public protocol DecoratorUITableViewDelegate: UITableViewDelegate {
  /// Tells the delegate that the user selected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - originalIndexPath: The row in the table's coordinates (reuse): deselect with this one.
  ///   - dataIndexPath: The row in this delegate's coordinates (data): look the model up with this
  ///     one.
  func didSelect(_ tableView: UITableView, originalIndexPath: IndexPath, dataIndexPath: IndexPath)
}
