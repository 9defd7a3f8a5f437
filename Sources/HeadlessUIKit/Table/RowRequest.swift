import Foundation

/// A row that the data source is just being asked a cell for.
struct RowRequest {
  /// The row.
  let indexPath: IndexPath
  /// The rows for which a cell was dequeued since.
  var dequeued: Set<IndexPath> = []
}
