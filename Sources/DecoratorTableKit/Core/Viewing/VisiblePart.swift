/// What is visible of a row.
struct VisiblePart: Hashable, Sendable {
  /// The visible part, in `0...1`; 0 for what a sum of coordinates leaves by a rounding.
  var fraction: Double
  /// The whole area, in square points.
  var area: Double
}
