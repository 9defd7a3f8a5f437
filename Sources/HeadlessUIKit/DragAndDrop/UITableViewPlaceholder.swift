public import Foundation

/// A row that is shown until the real one exists.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// Configures the row's cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: the row's place, in the table's own coordinates (reuse coordinates).
  ///   - reuseIdentifier: the reuse identifier of the row's cell.
  ///   - rowHeight: the row's height, in points.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}
