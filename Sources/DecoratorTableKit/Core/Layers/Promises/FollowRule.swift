/// *Follow the rule*: rows are where the rule puts them in the new content. Nothing is remembered
/// of them but what the rule has found out about neighbours.
struct FollowRule: PromiseKeeping {
  var isLaidOutByRule: Bool { true }

  func state(of rule: LayerRule, rowCounts: [Int]) -> LayerState {
    var boundaries = BoundaryMemory()
    let layout = rule.layout(of: rowCounts, remembering: &boundaries)
    return state(of: rule, layout: layout, boundaries)
  }

  private func state(
    of rule: LayerRule, layout: TableLayout, _ boundaries: BoundaryMemory
  ) -> LayerState {
    LayerState(
      layout: layout,
      memory: LayerMemory(rule: rule, promise: .followRule, boundaries: boundaries))
  }

  func following(_ content: UpdateMap, of state: LayerState) -> LayerTransition {
    following(content, of: state, by: state.rule)
  }

  func following(
    _ content: UpdateMap, of state: LayerState, by rule: LayerRule
  ) -> LayerTransition {
    var boundaries = state.memory.boundaries.following(content)
    let layout = rule.layout(of: content.rowCountsAfter, remembering: &boundaries)
    return LayerTransition(
      old: state, new: self.state(of: rule, layout: layout, boundaries), content: content,
      rows: rule.supply == .everySlot ? .contentRow : .sameOrdinals, sections: .sameOrdinals)
  }

  func changing(_ state: LayerState, to rule: LayerRule, models: ModelChange) -> LayerTransition {
    let rowCounts = state.layout.contentRowCounts
    var boundaries = state.memory.boundaries
    let layout = rule.layout(of: rowCounts, remembering: &boundaries)
    return state.laidOutAgain(
      .unchanged(rowCounts), rule: rule, models: models,
      as: self.state(of: rule, layout: layout, boundaries))
  }

  func showing(_ layout: TableLayout, of state: LayerState) -> LayerState {
    // Who the neighbours are is known when the app has said what the user did.
    self.state(of: state.rule, layout: layout, BoundaryMemory())
  }
}
