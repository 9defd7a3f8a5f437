import Foundation

/// A data source that gets both index paths of a row inside a decorator.
///
/// Two index paths exist for every content row, and each has its use:
///
/// - the *reuse index path* is the table's own: dequeue with it, scroll to it, select it;
/// - the *data index path* is the source's: look the model up with it.
///
/// A source that does not conform gets its data index path only, and the content table. With the
/// real table, it may dequeue with that path except inside a layer that adds sections: there the
/// table may have no such row, for which UIKit raises an exception.
///
/// A conformer implements `getCell` and, since UIKit requires it, `cellForRowAt` as one line:
///
/// ```swift
/// func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///   getCell(tableView, reuseIndexPath: indexPath, dataIndexPath: indexPath)
/// }
/// ```
@MainActor
public protocol DecoratorUITableViewDataSource: UITableViewDataSource {
  /// Returns the cell of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse): dequeue with this one.
  ///   - dataIndexPath: The row in this source's coordinates (data): look the model up with this
  ///     one.
  func getCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, dataIndexPath: IndexPath
  ) -> UITableViewCell
}
