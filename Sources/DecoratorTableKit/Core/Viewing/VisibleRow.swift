/// A row of which something is visible.
struct VisibleRow<ID: Hashable & Sendable>: Hashable, Sendable {
  /// What the row shows.
  var id: ID
  /// The part of it that is visible, more than 0.
  var fraction: Double
  /// The whole area, in square points.
  var area: Double
  /// Whether it plays.
  var isPlaying = false
}
