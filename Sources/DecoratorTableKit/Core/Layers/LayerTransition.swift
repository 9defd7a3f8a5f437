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
  /// Additional rows whose cells are to be configured again (ordinals), ascending. No row may come,
  /// go or move with it.
  var reconfigured: [Int] = []
}

extension LayerTransition {
  /// Creates the transition of a layer whose rows and sections stay as they are.
  ///
  /// - Parameters:
  ///   - state: The layer before and after.
  ///   - content: The change of the content, which leaves its row counts as they are.
  ///   - changed: Additional rows that show something else now (ordinals), ascending.
  ///   - reconfigured: Additional rows whose cells are to be configured again (ordinals),
  ///     ascending.
  init(
    keeping state: LayerState, content: UpdateMap, changed: [Int] = [], reconfigured: [Int] = []
  ) {
    self.init(
      old: state, new: state, content: content,
      rows: .unchanged(state.layout.additionalCount),
      sections: .unchanged(state.layout.sections.additionalCount), changed: changed,
      reconfigured: reconfigured)
  }
}
