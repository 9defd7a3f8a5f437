/// The origin of one outer row of a layer: a row of the wrapped source, or one that the layer adds.
///
/// Sections use the same answer one level up: a section of the wrapped source, or an added one.
@frozen
public enum RowOrigin: Hashable, Sendable {
  /// The content row with this inner index.
  case content(Int)
  /// The additional row with this ordinal: the number of additional rows of its section above it.
  case additional(Int)
}
