/// What a change makes of a layer, and what the table outside must be told of it.
public struct LayerUpdate: Sendable {
  /// The layer after the change. The state before stays as it is, and can be asked further.
  public let state: LayerState
  /// The change in outer coordinates: a batch that a table takes.
  public let update: BatchUpdate

  /// The number of rows of each section after the change, seen from outside.
  ///
  /// - Complexity: O(*s* log *s*) for *s* sections.
  public var outerRowCounts: [Int] { state.layout.outerRowCounts }
}
