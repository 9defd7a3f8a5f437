extension LayerTransition {
  /// Combines this change and the next one of the layer. The content stays in this one.
  ///
  /// - Complexity: O(1) if no row goes, comes or moves in this one; otherwise O(*k*).
  func followed(by next: LayerTransition) -> LayerTransition {
    LayerTransition(
      old: old, new: next.new, content: next.content,
      rows: rows.followed(
        by: next.rows, countBefore: old.layout.additionalCount,
        between: new.layout.additionalCount, countAfter: next.new.layout.additionalCount),
      sections: sections.followed(
        by: next.sections, countBefore: old.layout.sections.additionalCount,
        between: new.layout.sections.additionalCount,
        countAfter: next.new.layout.sections.additionalCount),
      changed: changed)
  }

  /// Adds rows in slots that are empty after this change, of whatever origin it is.
  ///
  /// - Parameter changes: What fills a slot from now on, as for ``LayerState/filling(_:)``.
  /// - Complexity: O(*k* + *s*) for *k* filled slots and *s* sections.
  func filling(_ changes: [Int: Int?]) -> LayerTransition {
    let filling = new.filling(changes)
    return LayerTransition(
      old: old, new: filling.new, content: content,
      rows: rows.followed(
        by: filling.rows, countBefore: old.layout.additionalCount,
        between: new.layout.additionalCount, countAfter: filling.new.layout.additionalCount),
      sections: sections, changed: changed)
  }
}

extension AdditionalIdentities {
  fileprivate func followed(
    by next: AdditionalIdentities, countBefore: Int, between: Int, countAfter: Int
  ) -> AdditionalIdentities {
    if isUnchanged { return next }
    guard let first = newOrdinals(countBefore: countBefore, countAfter: between),
      let second = next.newOrdinals(countBefore: between, countAfter: countAfter)
    else { return next }
    return .listed(first.map { $0.flatMap { second[$0] } }, countAfter: countAfter)
  }
}
