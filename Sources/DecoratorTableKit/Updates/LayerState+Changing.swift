extension LayerState {
  func following(_ content: UpdateMap) -> LayerTransition { laidOutAgain(content, rule: rule) }

  func following(_ content: UpdateMap, rule: LayerRule) -> LayerTransition {
    laidOutAgain(content, rule: rule)
  }

  func changing(to rule: LayerRule, models: ModelChange) -> LayerTransition {
    laidOutAgain(by: rule, models: models)
  }

  func laidOutAgain(by rule: LayerRule, models: ModelChange) -> LayerTransition {
    let rowCounts = layout.rows.map(\.contentCount)
    return laidOutAgain(
      UpdateMap(BatchUpdate(), before: rowCounts, after: rowCounts), rule: rule, models: models)
  }

  func laidOutAgain(
    _ content: UpdateMap, rule: LayerRule, models: ModelChange = .unchanged
  ) -> LayerTransition {
    let new = LayerState(rule: rule, promise: promise, rowCounts: content.rowCountsAfter)
    var transition = LayerTransition(
      old: self, new: new, content: content,
      rows: rule.supply == .everySlot ? .contentRow : .sameOrdinals, sections: .sameOrdinals)
    if case .listed(let list, let changed) = models {
      transition = LayerTransition(
        old: self, new: new, content: content,
        rows: .listed((0..<layout.additionalCount).map { list[$0].flatMap(new.ordinal) }),
        sections: .sameOrdinals)
      transition.changed = (0..<layout.additionalCount).filter { changed.contains($0) }
    }
    return transition
  }
}
