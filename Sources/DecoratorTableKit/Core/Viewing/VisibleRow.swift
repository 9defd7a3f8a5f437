/// A row of which something is visible.
struct VisibleRow<ID: Hashable & Sendable>: Hashable, Sendable {
  /// What the row shows.
  var id: ID
  /// What is visible of it, more than nothing.
  var part = VisiblePart(fraction: 0, area: 0)
  /// Whether it plays.
  var isPlaying = false
}
