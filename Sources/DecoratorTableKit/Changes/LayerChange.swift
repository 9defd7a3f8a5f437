/// A change that a layer makes to itself: other models, another rule.
///
/// It is made when it is its turn. Until then the table, and so every answer of the layer, goes by what
/// was before. If the layer is loaded meanwhile it is laid out with the change made: so what
/// `transition` brings is what the layer lays out when it is loaded, and after that nothing is left.
@MainActor
final class LayerChange {
  /// What the layer adds, once the change is made.
  let rule: LayerRule
  /// Whether what is on screen stays where it is; as the layer says if nil.
  let keepsScrollPosition: Bool?
  /// Makes the change to what the layer has beside its state.
  let take: () -> Void
  /// Called when the change is on screen, or when there was nothing to show.
  let completion: () -> Void
  /// What the change does to the layer as it is by then; nil if there is nothing to do any more.
  let transition: (LayerState) -> LayerTransition?

  init(
    to rule: LayerRule, keepsScrollPosition: Bool? = nil, take: @escaping () -> Void = {},
    completion: @escaping () -> Void = {},
    transition: @escaping (LayerState) -> LayerTransition?
  ) {
    self.rule = rule
    self.keepsScrollPosition = keepsScrollPosition
    self.take = take
    self.completion = completion
    self.transition = transition
  }
}
