/// A change of a layer's own rows, or of the sections it adds, from one layout to another: the
/// fewest operations next to those of the content.
///
/// Rows are identified by their ordinals, counted through the layer: old ones for removed rows, new
/// ones for inserted rows.
struct AdditionalChange: Equatable, Sendable {
  /// Removed rows (before), ascending.
  var removed: [Int] = []
  /// Inserted rows (after), ascending.
  var inserted: [Int] = []
  /// Rows that move, ascending by source.
  var moved: [RowMap.Move] = []

  /// Returns whether a row (before) is neither removed nor moved.
  ///
  /// - Complexity: O(log *p*) for *p* operations.
  func isUnmoved(_ ordinal: Int) -> Bool {
    !removed.containsInOrder(ordinal) && moved.target(ofSource: ordinal) == nil
  }
}
