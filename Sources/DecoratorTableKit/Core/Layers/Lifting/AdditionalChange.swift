/// What happens to a layer's own rows, or to the sections it adds, when the layer goes from one
/// layout to another: the fewest operations next to those of the content.
///
/// Rows are named by their ordinals, counted through the layer: old ones for what goes, new ones
/// for what comes. Neighbours that do the same may be one entry, so that a regular rule costs no
/// more than its runs; no entry reaches over the border of a section.
struct AdditionalChange: Equatable, Sendable {
  /// Neighbours that move side by side.
  struct Move: Equatable, Sendable {
    /// The first of them before.
    var source: Int
    /// The first of them after.
    var target: Int
    /// Their number.
    var count: Int

    /// All of them before.
    var sources: Range<Int> { source..<source + count }
    /// All of them after.
    var targets: Range<Int> { target..<target + count }
  }

  /// Rows that go (before), ascending.
  var removed: [Range<Int>] = []
  /// Rows that come (after), ascending.
  var inserted: [Range<Int>] = []
  /// Rows that move, ascending by source.
  var moved: [Move] = []

  /// Whether all rows stand.
  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty }

  /// The number of rows that move.
  var moveCount: Int { moved.reduce(0) { $0 + $1.count } }

  /// Adds rows that go, below all that were added; none if the range is empty.
  mutating func remove(_ ordinals: Range<Int>) {
    if !ordinals.isEmpty { removed.append(ordinals) }
  }

  /// Adds rows that come, below all that were added; none if the range is empty.
  mutating func insert(_ ordinals: Range<Int>) {
    if !ordinals.isEmpty { inserted.append(ordinals) }
  }
}
