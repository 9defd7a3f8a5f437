/// A layer after a change, and the change for the table outside.
public struct LayerUpdate: Sendable {
  /// The layer after the change. The state before stays as it is.
  public let state: LayerState
  /// The change in outer coordinates: a batch that a table takes.
  public let update: BatchUpdate

  /// The number of rows of each section after the change, seen from outside.
  ///
  /// - Complexity: O(*s* log *s*) for *s* sections.
  public var outerRowCounts: [Int] { state.layout.outerRowCounts }
}
