public import Foundation

/// A placeholder row that waits for what was dropped.
@MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What the drag carried.
  var dragItem: UIDragItem { get }

  /// Makes the placeholder a row of the data source.
  ///
  /// - Parameter dataSourceUpdates: inserts the row into the model; it is given the path, in the
  ///   table's own coordinates.
  /// - Returns: whether there was still a placeholder.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Takes the placeholder away.
  ///
  /// - Returns: whether there was still one.
  @discardableResult
  func deletePlaceholder() -> Bool
}
