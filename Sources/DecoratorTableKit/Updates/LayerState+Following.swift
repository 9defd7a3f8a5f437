extension LayerState {
  /// What becomes of the layer when its content changes.
  ///
  /// - Parameter content: The change, for the content that the layer is laid out for.
  /// - Complexity: *Follow the content*: O((*m* + rows whose heir moves + new slots) log *k*) for *m*
  ///   operations, and O(sections). *Keep the row*: O((*m* + rows that come and go) log *k*). *Follow
  ///   the rule*: as ``LayerRule/layout(of:)``.
  func following(_ content: UpdateMap) -> LayerTransition {
    guard promise != .followRule else { return followingRule(content, rule: rule) }
    var following = LayerFollowing(self, content: content, rule: rule)
    return following.transition()
  }

  /// What becomes of the layer when its content changes, and its rule with it.
  ///
  /// - Parameters:
  ///   - content: The change.
  ///   - rule: The rule for the new content. Model *j* of it is model *j* of the old one, and so are
  ///     the added sections.
  /// - Complexity: As ``following(_:)``, and O(*k*) if the number of models changes.
  func following(_ content: UpdateMap, rule: LayerRule) -> LayerTransition {
    guard promise != .followRule else { return followingRule(content, rule: rule) }
    guard rule.isSupplied(as: self.rule) else {
      return laidOutAgain(content, rule: rule)
    }
    let own = changing(to: rule, models: .unchanged)
    var following = LayerFollowing(own.new, content: content, rule: rule)
    return own.followed(by: following.transition())
  }

  private func followingRule(_ content: UpdateMap, rule: LayerRule) -> LayerTransition {
    let new = LayerState(rule: rule, layout: rule.layout(of: content.rowCountsAfter))
    return LayerTransition(
      old: self, new: new, content: content,
      rows: rule.supply == .everySlot ? .contentRow : .sameOrdinals, sections: .sameOrdinals)
  }
}
