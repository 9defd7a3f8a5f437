public import Foundation

// What stands in for an optional method that a conformer does not implement: it says so, and returns
// what UIKit goes by without it.
extension UITableViewDataSourcePrefetching {
  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    OptionalMethod.recordAbsence(of: PrefetchingMethod.cancelPrefetchingForRowsAt, by: self)
  }
}
