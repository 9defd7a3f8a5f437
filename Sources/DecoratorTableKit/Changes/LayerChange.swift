/// A layer's own change: other models, another rule.
///
/// It is applied when its turn comes. Until then all answers of the layer are as before. A layer
/// that is loaded meanwhile is laid out with the change. `transition` must therefore lead to the
/// state that a load would produce, and to nil after one.
@MainActor
package final class LayerChange {
  /// The rule of the layer once the change is made.
  let rule: LayerRule
  /// Whether the change may add, remove or move rows. If not, a layer that is loaded meanwhile
  /// keeps their places.
  let changesRows: Bool
  /// Whether what is on screen stays where it is; decided by the layer if nil.
  let keepsScrollPosition: Bool?
  /// Whether the table reads heights again, even if no row changes.
  let asksForHeights: Bool
  /// A closure that updates the layer's properties beside its state.
  let apply: () -> Void
  /// A closure to call once, when the table shows the change, or when there was nothing to show.
  private var completion: (() -> Void)?
  /// A closure that returns the transition from the layer's present state; nil if there is nothing
  /// left to change.
  let transition: (LayerState) -> LayerTransition?

  package init(
    to rule: LayerRule, changesRows: Bool = true, keepsScrollPosition: Bool? = nil,
    asksForHeights: Bool = false, apply: @escaping () -> Void = {},
    completion: (() -> Void)? = nil,
    transition: @escaping (LayerState) -> LayerTransition?
  ) {
    self.rule = rule
    self.changesRows = changesRows
    self.keepsScrollPosition = keepsScrollPosition
    self.asksForHeights = asksForHeights
    self.apply = apply
    self.completion = completion
    self.transition = transition
  }

  /// Calls the completion, unless it was called.
  func complete() {
    let completion = completion
    self.completion = nil
    completion?()
  }
}
