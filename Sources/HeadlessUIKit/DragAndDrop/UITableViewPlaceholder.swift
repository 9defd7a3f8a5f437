public import Foundation

/// A row that stands in until the real one is there.
@MainActor
open class UITableViewPlaceholder: NSObject {
  /// Fills the cell of the row.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: where it goes, in the table's own coordinates (reuse coordinates).
  ///   - reuseIdentifier: the identifier of its cell.
  ///   - rowHeight: its height, in points.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}
