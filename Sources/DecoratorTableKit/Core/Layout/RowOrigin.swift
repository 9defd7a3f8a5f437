/// What stands at one outer row of a layer: a row of the wrapped source, or one that the layer
/// adds.
///
/// Sections use the same answer one level up: a section of the wrapped source, or an added one.
@frozen
public enum RowOrigin: Hashable, Sendable {
  /// The content row with this inner index.
  case content(Int)
  /// The additional row with this ordinal: how many additional rows of its section stand above it.
  case additional(Int)
}
