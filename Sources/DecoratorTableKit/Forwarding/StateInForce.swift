/// The state of a layer as the table knows it.
///
/// It is an object of its own, since a layer is known weakly in places, and such an object takes
/// long to be retained: longer than the way of an index path through the layer.
@MainActor
final class StateInForce {
  /// The state, without sections before the table first asked.
  final var value: LayerState
  /// Whether the table has asked for its sections.
  final var isLoaded = false

  init(_ value: LayerState) {
    self.value = value
  }

  /// Returns what is at a row (outer). Traps if there is no such row.
  @inline(__always)
  func origin(of position: RowPosition) -> LayerRow { value.layout.origin(of: position) }
}
