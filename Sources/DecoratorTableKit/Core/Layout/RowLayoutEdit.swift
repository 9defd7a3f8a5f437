/// What happens to the rows of one section: content rows go and come, and additional rows do.
struct RowLayoutEdit: Sendable {
  /// What becomes of the content rows. A row that moves is removed and added.
  var rows: RowMap
  /// The additional rows that go (old ordinals), ascending.
  var removedAdditional: [Int] = []
  /// The additional rows that come (new ordinals, ascending) and the content rows that they stand
  /// before (new).
  var insertedAnchors: [(ordinal: Int, anchor: Int)] = []
}
