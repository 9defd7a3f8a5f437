import Foundation

/// A row whose cell the data source is being asked for.
struct RowRequest {
  /// The row.
  let indexPath: IndexPath
  /// The rows for which a cell has been dequeued since.
  var dequeued: Set<IndexPath> = []
  /// The row's present cell, to be configured again; nil if the row needs one.
  let existingCell: UITableViewCell?

  /// Creates a request for a cell.
  init(indexPath: IndexPath, existingCell: UITableViewCell? = nil) {
    self.indexPath = indexPath
    self.existingCell = existingCell
  }
}
