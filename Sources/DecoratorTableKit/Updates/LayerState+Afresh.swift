extension LayerState {
  /// The layer laid out by a rule, whatever its promise, with each row that is still the same known to
  /// be.
  ///
  /// - Parameters:
  ///   - rule: What the layer adds from now on.
  ///   - content: What becomes of the content.
  /// - Complexity: O(additional rows)
  func laidOutAfresh(by rule: LayerRule, content: UpdateMap) -> LayerTransition {
    let new = LayerState(rule: rule, promise: promise, rowCounts: content.rowCountsAfter)
    return LayerTransition(
      old: self, new: new, content: content, rows: match(with: new), sections: .sameOrdinals)
  }

  private func match(with new: LayerState) -> AdditionalMatch {
    switch (rule.supply, new.rule.supply) {
    case (.everySlot, .everySlot): .contentRow
    case (.models, .models):
      .listed((0..<layout.additionalCount).map { new.ordinal(ofModel: model(ofAdditional: $0)) })
    default: .listed(Array(repeating: nil, count: layout.additionalCount))
    }
  }
}
