extension LayerState {
  /// What becomes of the layer when its content changes.
  ///
  /// - Parameter content: The change, for the content that the layer is laid out for.
  /// - Complexity: *Follow the content*: O((*m* + rows whose heir moves + new slots) log *k*) for *m*
  ///   operations, and O(sections). *Keep the row*: O((*m* + rows that come and go) log *k*). *Follow
  ///   the rule*: as ``LayerRule/layout(of:)``.
  func following(_ content: UpdateMap) -> LayerTransition {
    guard promise != .followRule else { return followingRule(content, rule: rule) }
    if let transition = followingWithAllRows(content) { return transition }
    var following = LayerFollowing(self, content: content, rule: rule)
    return following.transition()
  }

  /// The change if all there is to it is that rows follow content that has not moved: the most
  /// frequent one, for which nothing is remembered otherwise.
  private func followingWithAllRows(_ content: UpdateMap) -> LayerTransition? {
    guard promise == .followContent, content.sections.isUnchanged,
      content.touched.allSatisfy({ $0.rows.hasUnmovedEnd })
    else { return nil }
    var rows = layout.rows
    for (section, map) in content.touched {
      rows[section] = rows[section].applying(RowLayoutEdit(rows: map), tailAnchor: map.countAfter)
    }
    let layout = layout.replacing(rows: rows, sameAdditionalCounts: true)
    return LayerTransition(
      old: self, new: LayerState(layout: layout, memory: memory), content: content,
      rows: .edited(AdditionalEdit()), sections: .edited(AdditionalEdit()))
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
    let ruled = rule.layout(of: content.rowCountsAfter)
    // Anchors that are the same are held once.
    let rows = zip(ruled.rows.indices, ruled.rows).map { section, rows in
      layout.rows.indices.contains(section) ? rows.sharing(layout.rows[section]) : rows
    }
    let new = LayerState(
      layout: ruled.replacing(rows: rows, sameAdditionalCounts: true),
      memory: LayerMemory(rule: rule, promise: promise))
    return LayerTransition(
      old: self, new: new, content: content,
      rows: rule.supply == .everySlot ? .contentRow : .sameOrdinals, sections: .sameOrdinals)
  }
}

extension RowLayout {
  /// This layout, held in the memory of another one if its anchors are the same.
  ///
  /// - Complexity: O(*k*) for *k* irregular additional rows.
  fileprivate func sharing(_ other: RowLayout) -> RowLayout {
    guard other.additionalCount == additionalCount else { return self }
    let shared = RowLayout(
      contentCount: contentCount, additionalCount: additionalCount, storage: other.storage)
    return shared == self ? shared : self
  }
}
