/// A layer at one moment: its rule, its layout, and the state of its rows.
///
/// There are four kinds of layers, and each operation on a layer is one switch over them:
/// - ``PlacedLayer``: rows and sections are at places, and follow a policy when the content
///   changes;
/// - ``FilledSlots``: a supply fills slots one by one;
/// - ``GroupRows``: a row is above each group of content with one key;
/// - ``ShownContent``: content is hidden, and no row is added.
///
/// It is a value: the state before a change remains available while the change is made.
package struct LayerState: Sendable {
  /// The kinds of layers, all stored by reference, since states are copied often.
  package enum Kind: Sendable {
    case placed(PlacedLayer)
    indirect case slots(FilledSlots)
    indirect case groups(GroupRows)
    indirect case hiding(ShownContent)
  }

  /// The kind of the layer.
  let kind: Kind
  /// The layout in force. It is that of the kind, copied here since it is read for every cell.
  package let layout: TableLayout

  init(_ kind: Kind) {
    self.kind = kind
    layout =
      switch kind {
      case .placed(let layer): layer.layout
      case .slots(let slots): slots.layout
      case .groups(let groups): groups.layout
      case .hiding(let shown): TableLayout(rows: shown.layouts)
      }
    _checkInvariants()
  }

  /// Lays a layer out for content of a given size.
  ///
  /// - Parameters:
  ///   - rule: The rule of the layer.
  ///   - policy: The policy when the content changes; nil for the default of the placement, see
  ///     ``ContentPolicy``. Traps if there are no placed rows to follow it.
  ///   - rowCounts: The number of content rows of each section, by inner section. Traps if one is
  ///     negative.
  ///   - contentPositions: Which of these rows are content of the wrapped source, for a rule that
  ///     counts it; nil if all are.
  /// - Complexity: As `LayerRule.layout(of:)`.
  package init(
    rule: LayerRule, policy: ContentPolicy? = nil, rowCounts: [Int],
    contentPositions: ContentPositions? = nil
  ) {
    if let policy { rule.checkPolicy(policy) }
    switch rule.kind {
    case .placed(let placed):
      self.init(
        .placed(
          PlacedLayer(
            rule: placed, policy: policy ?? rule.usualPolicy, rowCounts: rowCounts,
            contentPositions: contentPositions)))
    case .slots(let placement):
      self.init(
        .slots(
          FilledSlots(
            of: placement, policy: policy ?? rule.usualPolicy, rowCounts: rowCounts,
            contentPositions: contentPositions)))
    case .groups(let source):
      self.init(.groups(GroupRows(source, of: rowCounts, contentPositions: contentPositions)))
    case .hiding(let hiding):
      self.init(
        .hiding(ShownContent(of: rowCounts, rule: hiding, contentPositions: contentPositions)))
    }
  }

  /// Returns a layer that adds and hides no rows: rows have the same place on both sides.
  ///
  /// - Parameter rowCounts: The number of content rows of each section, by inner section.
  package static func identity(rowCounts: [Int]) -> LayerState {
    LayerState(
      rule: LayerRule(rows: .none, supply: .everySlot), policy: .followRule, rowCounts: rowCounts)
  }

  /// The rule of the layer.
  package var rule: LayerRule {
    switch kind {
    case .placed(let layer): LayerRule(.placed(layer.rule))
    case .slots(let slots): LayerRule(.slots(slots.slots.rule.rows))
    case .groups(let groups): LayerRule(.groups(groups.source))
    case .hiding(let shown): LayerRule(.hiding(shown.rule))
    }
  }

  /// Which of the rows inside are content of the wrapped source; nil if the rule does not depend on
  /// it.
  var contentPositions: ContentPositions? {
    switch kind {
    case .placed(let layer): layer.contentPositions
    case .slots(let slots): slots.slots.contentPositions
    case .groups(let groups): groups.contentPositions
    case .hiding(let shown): shown.contentPositions
    }
  }

  /// Whether the layer depends on which of the rows inside are content. It is read for each layer
  /// in each change, so no rule is copied for it.
  package var dependsOnContent: Bool {
    switch kind {
    case .placed(let layer): layer.rule.dependsOnContent
    case .slots(let slots): slots.slots.rule.dependsOnContent
    case .groups(let groups): groups.source.isAboutContent
    case .hiding(let shown): shown.rule.isAboutContent
    }
  }

  /// The policy of placed rows or slots when the content changes; nil if there are none.
  package var policy: ContentPolicy? {
    switch kind {
    case .placed(let layer): layer.policy
    case .slots(let slots): slots.slots.policy
    case .groups, .hiding: nil
    }
  }

  /// Whether rows are where the rule puts them in the present content.
  package var isLaidOutByRule: Bool {
    switch kind {
    case .placed(let layer): layer.memory == nil
    case .slots(let slots): slots.slots.memory == nil
    case .groups: true
    // Rows may have been hidden and revealed one by one.
    case .hiding: false
    }
  }

  // MARK: - Which row is which

  /// Returns the index of the model that an additional row shows; its ordinal if rows have no
  /// models.
  ///
  /// - Parameter ordinal: The additional row, counted through the layer. Traps if there is no such
  ///   row, unless the policy is to follow the rule.
  /// - Complexity: O(log *s*) for *s* sections.
  package func model(ofAdditional ordinal: Int) -> Int {
    switch kind {
    case .placed(let layer): layer.model(ofAdditional: ordinal)
    case .slots(let slots): slots.fills[ordinal]
    case .groups, .hiding: ordinal
    }
  }

  /// Returns the additional row that shows a model, counted through the layer.
  ///
  /// - Parameter index: The index of the model; an ordinal if rows have no models.
  /// - Returns: Nil while the model has no slot.
  /// - Complexity: O(sections), and O(*k*) for *k* filled slots, or as many runs of rows whose
  ///   models follow each other.
  package func ordinal(ofModel index: Int) -> Int? {
    switch kind {
    case .placed(let layer): layer.ordinal(ofModel: index)
    case .slots(let slots): slots.fills.firstIndex(of: index)
    case .groups, .hiding: (0..<layout.additionalCount).contains(index) ? index : nil
    }
  }

  /// Returns the index in the rule of an added section.
  ///
  /// - Parameter ordinal: The added section, counted from the top of the table. Traps if there is
  ///   no such section, unless the policy is to follow the rule.
  package func section(ofAdded ordinal: Int) -> Int {
    switch kind {
    case .placed(let layer): layer.section(ofAdded: ordinal)
    case .slots, .groups, .hiding: ordinal
    }
  }

  // MARK: - Changes

  /// Follows a change of the content.
  ///
  /// - Parameter content: The change, for the content that the layer is laid out for.
  /// - Complexity: O(sections + *m* log *m*) for *m* operations, and O(*k*) at most for the *k*
  ///   rows of sections that are touched. As `LayerRule.layout(of:)` under *follow the rule*, and
  ///   for new slots where a rule has a limit, a spacing or table rows.
  package func following(_ content: UpdateMap) -> LayerTransition {
    switch kind {
    case .placed(let layer): layer.following(content).transition
    case .slots(let slots): slots.following(content)
    case .groups(let groups): groups.following(content)
    case .hiding(let shown): transition(to: shown.following(content), content)
    }
  }

  /// Follows a change of the content, and of the rule with it.
  ///
  /// - Parameters:
  ///   - content: The change.
  ///   - rule: The rule for the new content. Model *j* of it is model *j* of the old one, and so
  ///     are the added sections.
  /// - Complexity: As ``following(_:)``, and O(*k*) if the number of models changes.
  package func following(_ content: UpdateMap, rule: LayerRule) -> LayerTransition {
    switch (kind, rule.kind) {
    case (.placed(let layer), .placed(let rule)): layer.following(content, by: rule)
    case (.groups(let groups), .groups(let source)) where groups.source === source:
      groups.following(content)
    case (.hiding(let shown), .hiding(let hiding)) where shown.rule === hiding:
      transition(to: shown.following(content), content)
    case (.placed, _), (.slots, _), (.groups, _), (.hiding, _):
      // If the rule depends on the content, new rows follow it.
      relaidOut(content, by: rule, policy: policy ?? .followRule)
    }
  }

  /// Changes the rule of the layer, without a change of the content.
  ///
  /// Under *follow the rule* the models are assigned again. Otherwise placed rows stay where they
  /// are. The row of a removed model is removed. A model that replaces another in the list gets its
  /// row. Reordered models are redistributed over the existing rows. Other new ones get free slots
  /// below the last row of a section, sections from the top.
  ///
  /// - Parameters:
  ///   - rule: The new rule. Present rows stay where they are even if its placement is another one;
  ///     see ``relaidOut(by:models:policy:)``. Other kinds of layers are laid out again.
  ///   - models: The change of the models. Added section *j* is section *j*.
  ///   - contentPositions: Which of the rows inside are content; nil if that is unchanged.
  /// - Complexity: Under *follow the rule* as `LayerRule.layout(of:)`. Otherwise O(models +
  ///   sections).
  package func changing(
    to rule: LayerRule, models: ModelChange, contentPositions: ContentPositions? = nil
  ) -> LayerTransition {
    if case .placed(let layer) = kind, case .placed(let rule) = rule.kind {
      return layer.changing(to: rule, models: models, contentPositions: contentPositions).transition
    }
    return relaidOut(by: rule, models: models, contentPositions: contentPositions)
  }

  /// Changes the rule and lays all rows out by the new one, without a change of the content.
  ///
  /// - Parameters:
  ///   - rule: The new rule.
  ///   - models: The change of the models. Added section *j* is section *j*.
  ///   - policy: The policy from now on; the present one if nil.
  ///   - contentPositions: Which of the rows inside are content; nil if that is unchanged.
  /// - Complexity: As `LayerRule.layout(of:)`, and O(models) where they are listed.
  package func relaidOut(
    by rule: LayerRule, models: ModelChange = .unchanged, policy: ContentPolicy? = nil,
    contentPositions: ContentPositions? = nil
  ) -> LayerTransition {
    let content = UpdateMap.unchanged(
      layout.contentRowCounts, contentPositions: contentPositions ?? self.contentPositions)
    return relaidOut(content, by: rule, models: models, policy: policy)
  }

  /// Lays all rows out by a rule for new content.
  private func relaidOut(
    _ content: UpdateMap, by rule: LayerRule, models: ModelChange = .unchanged,
    policy: ContentPolicy? = nil
  ) -> LayerTransition {
    switch (kind, rule.kind) {
    case (.placed(let layer), .placed(let rule)):
      return layer.relaidOut(
        content, by: rule, models: models, policy: policy ?? layer.policy
      ).transition
    case (.slots(let slots), .slots(let placement)):
      return slots.relaidOut(content, by: placement, policy: policy ?? slots.slots.policy)
    case (.groups(let groups), .groups(let source)) where groups.source === source:
      return groups.following(content, asksForAll: true)
    case (.hiding(let shown), .hiding(let hiding)) where shown.rule === hiding:
      var all = VisibilityRequests()
      all.askForAll()
      return transition(to: shown.following(content).applying(all), content)
    case (.placed, _), (.slots, _), (.groups, _), (.hiding, _):
      return replaced(by: rule, policy: policy ?? self.policy, content)
    }
  }

  /// Replaces this layer by one of another kind.
  ///
  /// - Parameter policy: The policy from now on; nil for the default of the placement.
  private func replaced(
    by rule: LayerRule, policy: ContentPolicy?, _ content: UpdateMap
  ) -> LayerTransition {
    let new = LayerState(
      rule: rule, policy: rule.hasPolicy ? policy : nil, rowCounts: content.rowCountsAfter,
      contentPositions: content.contentPositions)
    let hasModels = self.rule.placed?.hasModels == true || rule.placed?.hasModels == true
    guard !hasModels else { return replaced(by: new, content) }
    return LayerTransition(
      old: self, new: new, content: content, rows: .contentRow, sections: .sameOrdinals)
  }

  /// Replaces this layer by another one. All rows of this one are removed, and all rows of the
  /// other inserted.
  ///
  /// - Parameters:
  ///   - new: The other layer, for the content after.
  ///   - content: The change of the content.
  package func replaced(by new: LayerState, _ content: UpdateMap) -> LayerTransition {
    let rows = RowMap(replacing: layout.additionalCount, by: new.layout.additionalCount)
    return LayerTransition(
      old: self, new: new, content: content, rows: .edited(rows), sections: .sameOrdinals)
  }

  func transition(to shown: ShownContent, _ content: UpdateMap) -> LayerTransition {
    LayerTransition(
      old: self, new: LayerState(.hiding(shown)), content: content, rows: .unchanged(0),
      sections: .unchanged(0))
  }

  /// Returns the same rows after the user has dragged content among them, of this list or from
  /// elsewhere.
  ///
  /// - Parameters:
  ///   - layout: The rows on screen, with as many additional ones as before in each section.
  ///   - contentPositions: Which of the rows inside are content now; nil if the rule does not
  ///     depend on it.
  /// - Complexity: O(sections + additional rows)
  package func showing(
    _ layout: TableLayout, contentPositions: ContentPositions? = nil
  ) -> LayerState {
    switch kind {
    case .placed(let layer):
      LayerState(.placed(layer.showing(layout, contentPositions: contentPositions)))
    case .slots(let slots):
      LayerState(.slots(slots.showing(layout, contentPositions: contentPositions)))
    case .groups(let groups):
      LayerState(.groups(groups.showing(layout, contentPositions: contentPositions)))
    case .hiding(let shown):
      LayerState(
        .hiding(
          ShownContent(
            layouts: layout.rows, limits: shown.limits, rule: shown.rule,
            contentPositions: contentPositions)))
    }
  }

  /// Returns the layer for content that was read again, in which rows cannot be followed. Fills
  /// stay in the slots with the same ordinals, as far as these exist; limits of sections stay, by
  /// their number.
  ///
  /// - Parameters:
  ///   - rule: The rule from now on.
  ///   - policy: The policy from now on; nil for the default of the placement.
  ///   - rowCounts: The number of content rows of each section, by inner section.
  ///   - contentPositions: Which of these are content of the wrapped source, for a rule that counts
  ///     it; nil if all are.
  /// - Complexity: As `LayerRule.layout(of:)`, and O(*k*) for *k* filled slots.
  package func loaded(
    by rule: LayerRule, policy: ContentPolicy? = nil, rowCounts: [Int],
    contentPositions: ContentPositions? = nil
  ) -> LayerState {
    switch (kind, rule.kind) {
    case (.slots(let slots), .slots(let placement)):
      LayerState(
        .slots(
          slots.refilled(
            by: placement, policy: policy ?? rule.usualPolicy, rowCounts: rowCounts,
            contentPositions: contentPositions)))
    case (.hiding(let shown), .hiding(let hiding)) where shown.rule === hiding:
      LayerState(
        .hiding(
          ShownContent(
            of: rowCounts, limits: shown.limits, rule: hiding, contentPositions: contentPositions)))
    case (.placed, _), (.slots, _), (.groups, _), (.hiding, _):
      LayerState(
        rule: rule, policy: rule.hasPolicy ? policy : nil, rowCounts: rowCounts,
        contentPositions: contentPositions)
    }
  }
}

extension LayerState {
  #if DECORATOR_INTERNAL_CHECKS
  /// No two rows have one model, and all stored rows have places.
  func _checkInvariants() {
    switch kind {
    case .placed(let layer): layer._checkInvariants()
    case .slots(let slots):
      checkInvariant(
        slots.ordinals.count == slots.fills.count && slots.fills.count == layout.additionalCount,
        "\(slots.fills.count) fills are in \(slots.ordinals.count) slots")
      checkInvariant(slots.ordinals, areInOrderBelow: slots.slots.layout.additionalCount)
    case .groups: break
    case .hiding(let shown):
      checkInvariant(
        shown.limits.count == layout.rows.count,
        "\(shown.limits.count) limits are for \(layout.rows.count) sections")
    }
  }
  #else
  @inline(__always) func _checkInvariants() {}
  #endif
}
