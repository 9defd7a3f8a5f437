/// A layer before and after a change, of its content or of its own.
struct LayerTransition: Sendable {
  /// The layer before.
  let old: LayerState
  /// The layer after.
  let new: LayerState
  /// The change of the content.
  let content: UpdateMap
  /// The identities of the additional rows.
  let rows: AdditionalIdentities
  /// The identities of the added sections.
  let sections: AdditionalIdentities
  /// Additional rows that are the same and show something else now (old ordinals), ascending.
  var changed: [Int] = []
}
