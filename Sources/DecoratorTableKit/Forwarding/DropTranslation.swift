import Foundation

/// The translation of index paths between a drop and its receiver: the object inside layers, or a
/// child of a composed table.
///
/// Coordinates: *outer* is the side of the table, *inner* is that of the object.
@MainActor
protocol DropTranslation {
  /// Returns the inner row that an outer row shows; nil if it is not one of the object's.
  func innerRow(at outer: IndexPath) -> IndexPath?

  /// Returns the inner place of a drop at an outer one, in the list that results from it; nil if
  /// there is none.
  func innerDestination(_ outer: IndexPath) -> IndexPath?

  /// Returns the outer row that shows an inner row, or the one next to it if that is hidden.
  func outerRow(nearest inner: IndexPath) -> IndexPath

  /// Returns the outer place at which an inner row would be inserted; nil if there is none. The
  /// place of the drop is preferred if several are right.
  func outerPlace(forInsertionAt inner: IndexPath) -> IndexPath?

  /// Makes the call that turns a placeholder into a row, which the table does not announce.
  func duringInsertion(_ commit: () -> Bool) -> Bool

  /// Follows a placeholder that has become a row.
  ///
  /// - Parameters:
  ///   - outer: The outer row.
  ///   - update: Makes the object insert its row; gets its inner index path.
  func followInsertion(at outer: IndexPath, _ update: (IndexPath) -> Void)

  /// Returns the outer reuse identifier of cells that the object has registered under another one.
  func outerIdentifier(_ inner: String) -> String
}
