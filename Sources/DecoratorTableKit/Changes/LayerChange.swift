/// A change that a layer makes to itself: other models, another rule.
///
/// It is made when its turn comes. Until then the table, and so every answer of the layer, goes by
/// what was before. A layer that is loaded meanwhile is laid out with the change made. What
/// `transition` leads to is therefore what the layer lays out when it is loaded, and nothing is
/// left to do after that.
@MainActor
package final class LayerChange {
  /// The rule of the layer once the change is made.
  let rule: LayerRule
  /// Whether the rows may be others afterwards, or elsewhere. If not, a layer that is loaded
  /// meanwhile keeps them where they are.
  let changesRows: Bool
  /// Whether what is on screen stays where it is; decided by the layer if nil.
  let keepsScrollPosition: Bool?
  /// Whether the table asks for heights again, even if no row changes.
  let asksForHeights: Bool
  /// A closure that changes what the layer has beside its state.
  let apply: () -> Void
  /// A closure to call once when the table has been told of the change, or when there was nothing
  /// to tell.
  private var completion: (() -> Void)?
  /// A closure that returns what the change does to the layer as it is by then; nil if there is
  /// nothing left to do.
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

  /// Calls the completion, unless that has been done.
  func complete() {
    let completion = completion
    self.completion = nil
    completion?()
  }
}
