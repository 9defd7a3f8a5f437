extension LayerState {
  /// What becomes of the layer when it changes what it adds, while its content stays.
  ///
  /// Under *follow the rule* the models are dealt again. Otherwise rows stay where they are: the row of
  /// a model that goes is closed, a model that takes the place of another in the list takes over its
  /// row, models that change their order stand in the rows in their new order, and other new ones get
  /// free slots below the last row of a section, sections from the top.
  ///
  /// - Parameters:
  ///   - rule: The new rule. The rows that are there stay where they are also if its placement is
  ///     another one; see ``laidOutAgain(by:models:)``.
  ///   - models: Which model is which. Added section *j* is section *j*.
  /// - Complexity: Under *follow the rule* as ``LayerRule/layout(of:)``. Otherwise O(models +
  ///   sections); O(new rows + sections) if models are appended.
  func changing(to rule: LayerRule, models: ModelChange) -> LayerTransition {
    guard promise != .followRule, rule.isSupplied(as: self.rule) else {
      return laidOutAgain(by: rule, models: models)
    }
    var rows = RowsOfOwnChange(self)
    var match = AdditionalMatch.edited(AdditionalEdit())
    var renumbering: ModelRenumbering?
    if case (.models(let before), .models(let after)) = (self.rule.supply, rule.supply) {
      var isAppended = before <= after
      if case .listed = models { isAppended = false }
      let change =
        isAppended ? nil : ModelRenumbering(models, countBefore: before, countAfter: after)
      renumbering = change
      rows.adopt(change, countBefore: before, countAfter: after, rule: rule)
      match = .edited(rows.edit)
    }
    let sections = changingAddedSections(to: rule)
    let new = LayerState(
      rows: rows.layouts, sections: sections.rows.layout,
      memory: LayerMemory(
        rule: rule, promise: promise, rows: rows.memories, sections: sections.rows.memory,
        waitingModels: rows.waiting, waitingSections: sections.waiting))
    var changed: [Int] = []
    if let renumbering {
      let ordinals = new.ordinalsOfModels
      let listed = (0..<layout.additionalCount).map { ordinal in
        renumbering.identities[model(ofAdditional: ordinal)].flatMap { ordinals[$0] }
      }
      if renumbering.isReordered { match = .listed(listed) }
      changed = listed.indices.filter { ordinal in
        listed[ordinal] != nil && renumbering.changed.contains(model(ofAdditional: ordinal))
      }
    }
    return LayerTransition(
      old: self, new: new, content: .unchanged(layout.contentRowCounts), rows: match,
      sections: .edited(sections.edit), changed: changed)
  }

  /// What becomes of the layer when its rule changes and all rows are laid out by the new one, while
  /// the content stays.
  ///
  /// - Parameters:
  ///   - rule: The new rule.
  ///   - models: Which model is which. Added section *j* is section *j*.
  /// - Complexity: As ``LayerRule/layout(of:)``, and O(models) where they are listed.
  func laidOutAgain(by rule: LayerRule, models: ModelChange) -> LayerTransition {
    laidOutAgain(.unchanged(layout.contentRowCounts), rule: rule, models: models)
  }

  func laidOutAgain(
    _ content: UpdateMap, rule: LayerRule, models: ModelChange = .unchanged
  ) -> LayerTransition {
    let new = LayerState(rule: rule, promise: promise, rowCounts: content.rowCountsAfter)
    var match = AdditionalMatch.sameOrdinals
    var changed: [Int] = []
    if !rule.isSupplied(as: self.rule) {
      match = .listed([Int?](repeating: nil, count: layout.additionalCount))
    } else if rule.supply == .everySlot {
      match = .contentRow
    } else if needsListing(models) {
      let ordinals = new.ordinalsOfModels
      var identities: [Int?]?
      if case .listed(let listed, let named) = models {
        identities = listed
        changed = (0..<layout.additionalCount).filter { ordinal in
          let model = model(ofAdditional: ordinal)
          return named.contains(model) && listed[model].flatMap { ordinals[$0] } != nil
        }
      }
      match = .listed(
        (0..<layout.additionalCount).map { ordinal in
          let model = model(ofAdditional: ordinal)
          let target = identities.map { $0[model] } ?? (model < ordinals.count ? model : nil)
          return target.flatMap { ordinals[$0] }
        })
    }
    var sections = AdditionalMatch.sameOrdinals
    if promise != .followRule {
      let ordinals = new.ordinalsOfSections
      sections = .listed(
        (0..<layout.sections.additionalCount).map { ordinal in
          let section = section(ofAdded: ordinal)
          return section < ordinals.count ? ordinals[section] : nil
        })
    }
    return LayerTransition(
      old: self, new: new, content: content, rows: match, sections: sections, changed: changed)
  }

  /// Whether rows can be others than those with the same ordinal.
  private func needsListing(_ models: ModelChange) -> Bool {
    if case .listed = models { true } else { promise != .followRule }
  }

  /// The additional row of each model, if it has one.
  private var ordinalsOfModels: [Int?] {
    guard case .models(let count) = rule.supply else { return [] }
    var ordinals = [Int?](repeating: nil, count: count)
    for ordinal in 0..<layout.additionalCount { ordinals[model(ofAdditional: ordinal)] = ordinal }
    return ordinals
  }

  /// The ordinal of each section there is to add, if it is added.
  private var ordinalsOfSections: [Int?] {
    var ordinals = [Int?](repeating: nil, count: rule.addedSectionRowCounts.count)
    for ordinal in 0..<layout.sections.additionalCount {
      ordinals[section(ofAdded: ordinal)] = ordinal
    }
    return ordinals
  }

  private func changingAddedSections(
    to rule: LayerRule
  ) -> (rows: PromisedRows, waiting: WaitingModels?, edit: AdditionalEdit) {
    let before = self.rule.addedSectionRowCounts.count
    let after = rule.addedSectionRowCounts.count
    var waiting = memory.waitingSections
    var rows = addedSections
    var edit = AdditionalEdit()
    if after < before {
      let change = rows.removing(rows.memory.models.rows { $0 >= after })
      (rows, edit) = (change.rows, change.edit)
      waiting = WaitingModels(count: after, without: rows.memory.models.models)
    } else {
      waiting?.add(before..<after)
    }
    if after != before, waiting?.count ?? 0 > 0 {
      var filling = SlotFilling(placement: rule.sections, waiting: waiting)
      let change = rows.filled(section: 0, filling: &filling)
      rows = change.rows
      edit.inserted = change.edit.inserted
      waiting = filling.waiting
    }
    return (rows, waiting, edit)
  }
}

extension LayerRule {
  /// Whether rows have models under both rules, or under none.
  func isSupplied(as other: LayerRule) -> Bool {
    (supply == .everySlot) == (other.supply == .everySlot)
  }
}

extension UpdateMap {
  /// The map of a change that changes nothing.
  static func unchanged(_ rowCounts: [Int]) -> UpdateMap {
    UpdateMap(BatchUpdate(), before: rowCounts, after: rowCounts)
  }
}

extension ModelRuns {
  /// The rows whose model is wanted, ascending.
  ///
  /// - Complexity: O(*k*) for *k* rows.
  func rows(where isIncluded: (Int) -> Bool) -> [Int] {
    var rows: [Int] = []
    var row = 0
    for model in models.joined() {
      if isIncluded(model) { rows.append(row) }
      row += 1
    }
    return rows
  }
}
