/// A change that a layer makes to itself: other models, another rule.
///
/// It is made when it is its turn. Until then the table, and so every answer of the layer, goes by what
/// was before. If the layer is loaded meanwhile it is laid out with the change made.
@MainActor
final class LayerChange {
  /// What the layer adds, once the change is made.
  let rule: LayerRule
  /// What the change does to the layer as it is by then; nil if there is nothing to do any more.
  let transition: (LayerState) -> LayerTransition?
  /// Makes the change to what the layer has beside its state.
  let take: () -> Void

  init(
    to rule: LayerRule, take: @escaping () -> Void = {},
    transition: @escaping (LayerState) -> LayerTransition?
  ) {
    self.rule = rule
    self.take = take
    self.transition = transition
  }
}
