import Foundation

/// A delegate that gets both index paths of a selected row inside a decorator.
///
/// A delegate that does not conform gets its data index path only, and the content table. With the
/// real table, it must not deselect with that path, which is another row there.
///
/// A conformer that is also used in a table without decorators implements `didSelectRowAt` as one
/// line:
///
/// ```swift
/// func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///   didSelect(tableView, originalIndexPath: indexPath, dataIndexPath: indexPath)
/// }
/// ```
@MainActor
public protocol DecoratorUITableViewDelegate: UITableViewDelegate {
  /// Called when the user has selected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - originalIndexPath: The row in the table's coordinates (reuse): deselect with this one.
  ///   - dataIndexPath: The row in this delegate's coordinates (data): look the model up with this
  ///     one.
  func didSelect(_ tableView: UITableView, originalIndexPath: IndexPath, dataIndexPath: IndexPath)
}
