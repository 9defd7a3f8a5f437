public import Foundation

/// Is told which rows a table will show soon.
///
/// Methods in the second half are optional: call them with `?`, as with UIKit.
@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Rows that will be shown soon, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Rows announced earlier that will not be shown after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
