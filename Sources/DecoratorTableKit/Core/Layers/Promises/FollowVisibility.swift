/// *Hiding*: content rows are shown or not, each by its identity.
///
/// A row that comes is asked about; one that stays or moves stays as it is. Layers that hide rows
/// add none, so that they have no promise to keep.
struct FollowVisibility: PromiseKeeping {
  /// The rule of a layer that hides rows.
  let hiding: HidingRule

  /// Rows may have been hidden and revealed one by one.
  var isLaidOutByRule: Bool { false }

  func state(of rule: LayerRule, rowCounts: [Int]) -> LayerState {
    LayerState(
      showing: ShownContent(of: rowCounts, rule: hiding), rule: rule)
  }

  func following(_ content: UpdateMap, of state: LayerState) -> LayerTransition {
    guard let shown = state.shownContent else {
      return state.laidOutAgain(content, rule: state.rule)
    }
    return transition(from: state, to: shown.following(content), content)
  }

  func following(
    _ content: UpdateMap, of state: LayerState, by rule: LayerRule
  ) -> LayerTransition {
    rule.hiding === state.rule.hiding
      ? following(content, of: state) : state.laidOutAgain(content, rule: rule)
  }

  func changing(_ state: LayerState, to rule: LayerRule, models: ModelChange) -> LayerTransition {
    state.laidOutAgain(by: rule, models: models)
  }

  /// Does what somebody has said, while the content stays.
  func applying(_ requests: VisibilityRequests, in state: LayerState) -> LayerTransition {
    let content = UpdateMap.unchanged(state.layout.contentRowCounts)
    guard let shown = state.shownContent else {
      return LayerTransition(keeping: state, content: content)
    }
    return transition(from: state, to: shown.applying(requests), content)
  }

  private func transition(
    from state: LayerState, to shown: ShownContent, _ content: UpdateMap
  ) -> LayerTransition {
    LayerTransition(
      old: state, new: LayerState(showing: shown, rule: state.rule), content: content,
      rows: .unchanged(0), sections: .unchanged(0))
  }
}

extension LayerState {
  /// Creates the state of a layer that hides rows.
  ///
  /// - Complexity: O(sections)
  init(showing shown: ShownContent, rule: LayerRule) {
    self.init(
      layout: TableLayout(rows: shown.layouts),
      memory: LayerMemory(rule: rule, promise: .followContent, limits: shown.limits))
  }

  /// The rows that are shown; nil for a layer that hides none.
  var shownContent: ShownContent? {
    rule.hiding.map { ShownContent(layouts: layout.rows, limits: memory.limits, rule: $0) }
  }

  /// Returns the most rows that a section shows, if that alone hides a row.
  ///
  /// - Parameter row: A content row (inner) that is hidden.
  func limit(hiding row: RowPosition) -> Int? {
    guard let shown = shownContent, shown.isAdmitted(row) else { return nil }
    return shown.limits[row.section]
  }

  /// Does what somebody has said about the rows that the layer hides, while the content stays.
  ///
  /// - Complexity: As ``ShownContent/applying(_:)``, and O(sections).
  func applying(_ requests: VisibilityRequests) -> LayerTransition {
    guard let hiding = rule.hiding else {
      return LayerTransition(keeping: self, content: .unchanged(layout.contentRowCounts))
    }
    return FollowVisibility(hiding: hiding).applying(requests, in: self)
  }

  /// Returns the layer for content that is all new. The limits of sections stay, by their number.
  func loaded(rowCounts: [Int]) -> LayerState {
    guard let hiding = rule.hiding else {
      return LayerState(rule: rule, promise: promise, rowCounts: rowCounts)
    }
    let shown = ShownContent(of: rowCounts, limits: memory.limits, rule: hiding)
    return LayerState(showing: shown, rule: rule)
  }
}
