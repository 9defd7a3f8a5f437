/// A layer before and after a change, of its content or of its own.
struct LayerTransition: Sendable {
  /// The layer before.
  let old: LayerState
  /// The layer after.
  let new: LayerState
  /// What becomes of the content.
  let content: UpdateMap
  /// Which additional row is which.
  let rows: AdditionalIdentities
  /// Which added section is which.
  let sections: AdditionalIdentities
  /// Additional rows that are the same and show something else now (old ordinals), ascending.
  var changed: [Int] = []
}
