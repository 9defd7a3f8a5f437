/// A change that a decorated table applies, seen at every level of its layers.
///
/// The levels are those of a ``LayoutStack``: level 0 is the table on screen (reuse), the last one
/// the wrapped source (data).
public struct AppliedUpdate: Sendable {
  /// The origin of a change.
  public enum Source: Hashable, Sendable {
    /// The app announced that the content changed.
    case content
    /// The layer of this name changed its own rows.
    case layer(named: String)
  }

  /// The origin of the change.
  public let source: Source
  /// The change at each level, from that of the table (reuse) to that of the content (data). It is
  /// empty inside a layer that changes its own rows.
  public let levels: [BatchUpdate]
  /// The content before and after.
  let content: UpdateMap
  /// Each layer before and after, the innermost first.
  let transitions: [LayerTransition]
  /// The layouts before the change.
  public let layoutsBefore: LayoutStack
  /// The layouts after the change.
  public let layoutsAfter: LayoutStack

  /// Creates a change from its levels and the transitions of its layers.
  ///
  /// - Complexity: O(layers)
  init(
    source: Source, levels: [BatchUpdate], content: UpdateMap, transitions: [LayerTransition]
  ) {
    self.source = source
    self.levels = levels
    self.content = content
    self.transitions = transitions
    layoutsBefore = LayoutStack(transitions.reversed().map(\.old.layout))
    layoutsAfter = LayoutStack(transitions.reversed().map(\.new.layout))
  }

  /// The change of the table (reuse).
  public var table: BatchUpdate { levels.first ?? BatchUpdate() }

  /// Whether a layer hides rows, before or after.
  var hidesRows: Bool {
    layoutsBefore.layers.contains(where: \.hidesRows)
      || layoutsAfter.layers.contains(where: \.hidesRows)
  }

  /// The number of rows of each section of the content, before.
  public var rowCountsBefore: [Int] { content.rowCountsBefore }

  /// The number of rows of each section of the content, after.
  public var rowCountsAfter: [Int] { content.rowCountsAfter }
}
