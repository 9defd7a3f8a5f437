/// A change of a layer's own rows, or of the sections it adds, from one layout to another: the
/// fewest operations next to those of the content.
///
/// Rows are named by their ordinals, counted through the layer: old ones for rows that go, new ones
/// for rows that come. Neighbours that do the same may be one entry, so that a regular rule costs
/// no more than its runs; no entry reaches over the border of a section.
struct AdditionalChange: Equatable, Sendable {
  /// Neighbours that move side by side.
  struct Move: Equatable, Sendable {
    /// The first row before.
    var source: Int
    /// The first row after.
    var target: Int
    /// The number of rows.
    var count: Int

    /// All rows before.
    var sources: Range<Int> { source..<source + count }
    /// All rows after.
    var targets: Range<Int> { target..<target + count }
  }

  /// Rows that go (before), ascending.
  var removed: [Range<Int>] = []
  /// Rows that come (after), ascending.
  var inserted: [Range<Int>] = []
  /// Rows that move, ascending by source.
  var moved: [Move] = []

  /// The number of rows that move.
  var moveCount: Int { moved.reduce(0) { $0 + $1.count } }
  /// The number of rows that go.
  var removedCount: Int { removed.reduce(0) { $0 + $1.count } }
  /// The number of rows that come.
  var insertedCount: Int { inserted.reduce(0) { $0 + $1.count } }

  /// Adds rows that go, below all that were added; none if the range is empty.
  mutating func remove(_ ordinals: Range<Int>) {
    if !ordinals.isEmpty { removed.append(ordinals) }
  }

  /// Adds rows that come, below all that were added; none if the range is empty.
  mutating func insert(_ ordinals: Range<Int>) {
    if !ordinals.isEmpty { inserted.append(ordinals) }
  }
}
