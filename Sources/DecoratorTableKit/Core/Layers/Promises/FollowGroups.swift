/// *Groups*: a row stands above each group of neighbouring content rows that have one key, and is
/// that key.
///
/// The keys are remembered, so that a change asks for those of its own rows only.
struct FollowGroups: PromiseKeeping {
  var isLaidOutByRule: Bool { true }

  func state(of rule: LayerRule, rowCounts: [Int]) -> LayerState {
    let groups = rule.groups?.groups(of: rowCounts)
    return LayerState(
      layout: TableLayout(rows: groups?.layouts ?? []),
      memory: LayerMemory(rule: rule, promise: .followRule, groups: groups))
  }

  func following(_ content: UpdateMap, of state: LayerState) -> LayerTransition {
    following(content, of: state, asksForAll: false)
  }

  /// Follows a change of the content.
  ///
  /// - Parameter asksForAll: Whether the keys of all content rows are asked for.
  func following(_ content: UpdateMap, of state: LayerState, asksForAll: Bool) -> LayerTransition {
    guard let groups = state.memory.groups else {
      return state.laidOutAgain(content, rule: state.rule)
    }
    let change = groups.following(content, from: state.layout.rows, asksForAll: asksForAll)
    var lists = ListChanges()
    lists.isRearranged = !content.sections.isUnchanged
    for section in change.sections {
      lists.add(section.rows, before: section.before, after: section.after)
    }
    let new = LayerState(
      layout: TableLayout(rows: change.layouts),
      memory: LayerMemory(rule: state.rule, promise: state.promise, groups: change.groups))
    let map = lists.map(
      from: AdditionalLists(rowsOf: state.layout), to: AdditionalLists(rowsOf: new.layout))
    return LayerTransition(
      old: state, new: new, content: content, rows: .edited(map), sections: .unchanged(0))
  }

  func following(
    _ content: UpdateMap, of state: LayerState, by rule: LayerRule
  ) -> LayerTransition {
    rule.groups === state.rule.groups
      ? following(content, of: state) : state.laidOutAgain(content, rule: rule)
  }

  func changing(_ state: LayerState, to rule: LayerRule, models: ModelChange) -> LayerTransition {
    state.laidOutAgain(by: rule, models: models)
  }

  func showing(_ layout: TableLayout, of state: LayerState) -> LayerState {
    LayerState(
      layout: layout,
      memory: LayerMemory(
        rule: state.rule, promise: state.promise,
        groups: state.memory.groups?.forgettingContent()))
  }
}
