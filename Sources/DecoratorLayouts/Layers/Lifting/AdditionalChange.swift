/// A change of a layer's own rows, or of the sections it adds, from one layout to another: the
/// fewest operations next to those of the content.
///
/// Rows are named by their ordinals, counted through the layer: old ones for rows that go, new ones
/// for rows that come.
struct AdditionalChange: Equatable, Sendable {
  /// Rows that go (before), ascending.
  var removed: [Int] = []
  /// Rows that come (after), ascending.
  var inserted: [Int] = []
  /// Rows that move, ascending by source.
  var moved: [RowMap.Move] = []

  /// Returns whether a row (before) neither goes nor moves.
  ///
  /// - Complexity: O(log *p*) for *p* operations.
  func isUnmoved(_ ordinal: Int) -> Bool {
    !removed.containsInOrder(ordinal) && moved.target(ofSource: ordinal) == nil
  }
}
