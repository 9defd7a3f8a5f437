import Foundation

/// A row that the data source is just being asked a cell for.
struct RowRequest {
  /// The row.
  let indexPath: IndexPath
  /// The rows for which a cell was dequeued since.
  var dequeued: Set<IndexPath> = []
  /// The cell that the row has already and that is to be configured again; nil if it needs one.
  let existingCell: UITableViewCell?

  /// Creates the request of a cell.
  init(indexPath: IndexPath, existingCell: UITableViewCell? = nil) {
    self.indexPath = indexPath
    self.existingCell = existingCell
  }
}
