public import Foundation

/// A placeholder row that waits for a dropped item.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The drag's item.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with a row of the data source.
  ///
  /// - Parameter dataSourceUpdates: inserts the row into the model; its argument is the path, in
  ///   the table's own coordinates.
  /// - Returns: whether the placeholder still existed.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Removes the placeholder.
  ///
  /// - Returns: whether the placeholder still existed.
  @discardableResult
  func deletePlaceholder() -> Bool
}
