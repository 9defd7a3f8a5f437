/// An edit of the rows of one section: content rows and additional rows that go and come.
struct RowLayoutEdit: Sendable {
  /// The change of the content rows. A row that moves is removed and added.
  var rows: RowMap
  /// The additional rows that go (old ordinals), ascending.
  var removedAdditional: [Int] = []
  /// The additional rows that come (new ordinals, ascending) and the content rows that they stand
  /// before (new).
  var insertedAnchors: [(ordinal: Int, anchor: Int)] = []
}
