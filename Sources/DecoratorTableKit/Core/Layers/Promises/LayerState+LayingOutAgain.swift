extension LayerState {
  /// Changes the rule and lays all rows out by the new one, while the content stays.
  ///
  /// - Parameters:
  ///   - rule: The new rule.
  ///   - models: The change of the models. Added section *j* is section *j*.
  ///   - promise: The promise that is kept from now on; the present one if nil.
  /// - Complexity: As `LayerRule.layout(of:)`, and O(models) where they are listed.
  func laidOutAgain(
    by rule: LayerRule, models: ModelChange, promise: ContentPromise? = nil
  ) -> LayerTransition {
    laidOutAgain(
      .unchanged(layout.contentRowCounts), rule: rule, models: models, promise: promise)
  }

  /// Lays all rows out by a rule for new content.
  ///
  /// - Parameters:
  ///   - new: The rows after that, if they are known.
  ///   - promise: The promise that is kept from now on; the present one if nil.
  func laidOutAgain(
    _ content: UpdateMap, rule: LayerRule, models: ModelChange = .unchanged,
    as new: LayerState? = nil, promise: ContentPromise? = nil
  ) -> LayerTransition {
    let promise = promise ?? self.promise
    if let groups = rule.groups, groups === self.rule.groups {
      return FollowGroups().following(content, of: self, asksForAll: true)
    }
    if rule.hiding != nil, rule.hiding === self.rule.hiding {
      var all = VisibilityRequests()
      all.askForAll()
      return LayerTransition(
        old: self, new: following(content).new.applying(all).new, content: content,
        rows: .unchanged(0), sections: .unchanged(0))
    }
    if rule.fillsSlots, memory.filled != nil {
      return FillSlots(promise: promise).laidOutAgain(content, of: self, by: rule)
    }
    let new =
      new ?? LayerState(rule: rule, promise: promise, rowCounts: content.rowCountsAfter)
    var rows = AdditionalIdentities.sameOrdinals
    var changed: [Int] = []
    if !rule.isSupplied(as: self.rule) {
      let gone = [Int?](repeating: nil, count: layout.additionalCount)
      rows = .listed(gone, countAfter: new.layout.additionalCount)
    } else if rule.supply == .everySlot {
      rows = .contentRow
    } else if case .listed(let identities, let named) = models {
      let ordinals = new.ordinalsOfModels
      let listed = modelsShown.map { identities[$0].flatMap { ordinals[$0] } }
      rows = .listed(listed, countAfter: new.layout.additionalCount)
      changed = listed.indices.filter { ordinal in
        listed[ordinal] != nil && named.contains(model(ofAdditional: ordinal))
      }
    } else if memory.rows.waiting != nil {
      rows = .listed(
        Self.listing(modelsShown, in: new.ordinalsOfModels),
        countAfter: new.layout.additionalCount)
    }
    var sections = AdditionalIdentities.sameOrdinals
    if memory.sections.waiting != nil {
      sections = .listed(
        Self.listing(sectionsShown, in: new.ordinalsOfSections),
        countAfter: new.layout.sections.additionalCount)
    }
    return LayerTransition(
      old: self, new: new, content: content, rows: rows, sections: sections, changed: changed)
  }

  /// Returns the ordinal of each of some models; nil for one that has no row or does not exist.
  private static func listing(_ models: [Int], in ordinals: [Int?]) -> [Int?] {
    models.map { $0 < ordinals.count ? ordinals[$0] : nil }
  }
}
