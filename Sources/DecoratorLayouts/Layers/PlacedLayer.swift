/// A layer with rows and sections at places of its content: a rule, a policy for changes of the
/// content, and the state that the policy needs.
///
/// Under *follow the rule* only answers about neighbours are stored: rows are where the rule puts
/// them in the present content, and model *j* is in slot *j*. The other policies continue from the
/// present rows, list by list. See ``PlacedList``.
///
/// It is an immutable class, so that passing it costs one reference.
package final class PlacedLayer: Sendable {
  /// The stored rows.
  struct Memory: Sendable {
    /// The rows of each content section.
    var rows: PlacedLists
    /// The added sections. They are the rows of one list: the content sections are its content, and
    /// section *j* of the rule is its model *j*.
    var sections: PlacedLists
  }

  /// The places of rows and sections, and their models.
  let rule: PlacedRule
  /// The policy when the content changes.
  let policy: ContentPolicy
  /// The layout in force.
  package let layout: TableLayout
  /// The stored rows; nil under *follow the rule*.
  let memory: Memory?
  /// The known answers about neighbouring rows.
  let neighbours: BoundaryMemory
  /// Which of the rows inside are content; nil if the rule does not depend on it.
  let contentPositions: ContentPositions?

  /// Lays a layer out for content of a given size.
  ///
  /// - Parameter contentPositions: Which of the rows inside are content; nil if all are.
  convenience init(
    rule: PlacedRule, policy: ContentPolicy, rowCounts: [Int],
    neighbours: BoundaryMemory = BoundaryMemory(), contentPositions: ContentPositions? = nil
  ) {
    var slots = FreeSlots(
      of: rule.rows, waiting: rule.modelCount.map { WaitingModels($0) }, neighbours: neighbours,
      rowCounts: rowCounts, content: contentPositions)
    var sections = FreeSlots(
      of: rule.sections, waiting: WaitingModels(rule.addedSectionRowCounts.count),
      rowCounts: [rowCounts.count], content: contentPositions?.ofSections)
    self.init(
      rule: rule, policy: policy,
      memory: Memory(
        rows: PlacedLists(contentCounts: rowCounts, slots: &slots),
        sections: PlacedLists(contentCounts: [rowCounts.count], slots: &sections)),
      neighbours: slots.neighbours, contentPositions: contentPositions)
  }

  /// Creates a layer that follows the rule.
  private init(rule: PlacedRule, layout: TableLayout, contentPositions: ContentPositions?) {
    self.rule = rule
    policy = .followRule
    self.layout = layout
    memory = nil
    neighbours = BoundaryMemory()
    self.contentPositions = rule.dependsOnContent ? contentPositions : nil
  }

  /// Creates a layer with rows, which are stored unless they follow the rule.
  ///
  /// - Complexity: O(sections)
  init(
    rule: PlacedRule, policy: ContentPolicy, memory: Memory, neighbours: BoundaryMemory,
    contentPositions: ContentPositions?
  ) {
    self.rule = rule
    self.policy = policy
    self.neighbours = neighbours
    self.contentPositions = rule.dependsOnContent ? contentPositions : nil
    let sections = memory.sections.lists[0]
    layout = TableLayout(
      sections: sections.layout, rows: memory.rows.lists.map(\.layout),
      addedSectionRowCounts: (sections.models?.all ?? []).map { rule.addedSectionRowCounts[$0] })
    self.memory = policy.remembersRows ? memory : nil
  }

  // MARK: - Models

  /// Returns the index of the model that a row shows; its ordinal if rows have no models.
  func model(ofAdditional ordinal: Int) -> Int {
    guard let memory, memory.rows.waiting != nil else { return ordinal }
    let (section, row) = layout.sectionAndOrdinal(ofAdditional: ordinal)
    return memory.rows.lists[section].models?[row] ?? ordinal
  }

  /// Returns the row that shows a model; nil while that has no place.
  func ordinal(ofModel index: Int) -> Int? {
    guard let memory, memory.rows.waiting != nil else {
      return (0..<layout.additionalCount).contains(index) ? index : nil
    }
    return memory.rows.row(ofModel: index).map { layout.firstIndices[$0.list] + $0.ordinal }
  }

  /// Returns the index in the rule of an added section.
  func section(ofAdded ordinal: Int) -> Int {
    memory?.sections.lists[0].models?[ordinal] ?? ordinal
  }

  /// The models that the rows show, by ordinal; the ordinals if rows have no models.
  private var modelsShown: [Int] { (0..<layout.additionalCount).map(model(ofAdditional:)) }

  /// Returns the row that shows each of some models; nil for one without a row, and for nil.
  ///
  /// - Complexity: O(rows + models)
  private func ordinals(ofModels models: [Int?]) -> [Int?] {
    let ordinals = Dictionary(uniqueKeysWithValues: zip(modelsShown, 0...))
    return models.map { $0.flatMap { ordinals[$0] } }
  }

  // MARK: - Changes

  /// Follows a change of the content.
  func following(_ content: UpdateMap) -> PlacedChange {
    guard var memory else { return followingRule(rule, content) }
    var slots = FreeSlots(
      of: rule.rows, waiting: memory.rows.waiting,
      neighbours: neighbours.following(content, from: contentPositions),
      rowCounts: content.rowCountsAfter, content: content.contentPositions,
      contentBefore: contentPositions)
    let rows = memory.rows.follow(content, keeping: policy, slots: &slots)
    var changedSections: ListChanges?
    if !content.sections.isUnchanged {
      // Answers about neighbouring sections are invalid: they may be about any of their rows.
      var slots = FreeSlots(
        of: rule.sections, waiting: memory.sections.waiting,
        rowCounts: [content.rowCountsAfter.count],
        content: content.contentPositions?.ofSections, contentBefore: contentPositions?.ofSections)
      changedSections = memory.sections.follow(
        [(0, content.sectionPlaces)], keeping: policy, slots: &slots)
    }
    let new = PlacedLayer(
      rule: rule, policy: policy, memory: consume memory, neighbours: slots.neighbours,
      contentPositions: content.contentPositions)
    let sections = changedSections?.identities(
      from: AdditionalLists(sectionsOf: layout), to: AdditionalLists(sectionsOf: new.layout),
      keeping: policy, before: section(ofAdded:), after: new.section(ofAdded:))
    return PlacedChange(
      old: self, new: new, content: content,
      rows: rows.identities(
        from: AdditionalLists(rowsOf: layout), to: AdditionalLists(rowsOf: new.layout),
        keeping: policy, before: rule.hasModels ? { self.model(ofAdditional: $0) } : nil,
        after: new.model(ofAdditional:)),
      sections: sections ?? .unchanged(layout.sections.additionalCount))
  }

  /// Lays the rows out by a rule for new content, if they follow the rule.
  private func followingRule(_ rule: PlacedRule, _ content: UpdateMap) -> PlacedChange {
    PlacedChange(
      old: self,
      new: PlacedLayer(
        rule: rule, policy: policy, rowCounts: content.rowCountsAfter,
        neighbours: neighbours.following(content, from: contentPositions),
        contentPositions: content.contentPositions),
      content: content, rows: rule.modelCount == nil ? .contentRow : .sameOrdinals,
      sections: .sameOrdinals)
  }

  /// Follows a change of the content, and of the rule with it. Models and added sections are the
  /// same by their index.
  func following(_ content: UpdateMap, by rule: PlacedRule) -> LayerTransition {
    guard memory != nil else { return followingRule(rule, content).transition }
    guard rule.hasModels == self.rule.hasModels else {
      return relaidOut(content, by: rule, policy: policy).transition
    }
    let own = changing(to: rule, models: .unchanged)
    return own.transition.followed(by: own.new.following(content).transition)
  }

  /// Changes the rule, without a change of the content. See ``LayerState/changing(to:models:)``.
  func changing(
    to rule: PlacedRule, models: ModelChange, contentPositions given: ContentPositions? = nil
  ) -> PlacedChange {
    let contentPositions = given ?? self.contentPositions
    let rowCounts = layout.contentRowCounts
    let content = UpdateMap.unchanged(rowCounts, contentPositions: contentPositions)
    guard var memory, rule.hasModels == self.rule.hasModels else {
      return relaidOut(
        content, by: rule, models: models, policy: policy,
        neighbours: memory == nil ? neighbours : BoundaryMemory())
    }
    var slots = FreeSlots(
      of: rule.rows, waiting: nil, neighbours: neighbours, rowCounts: rowCounts,
      content: contentPositions)
    var rows = ListChanges()
    var renumbering: ModelRenumbering?
    if let before = self.rule.modelCount, let after = rule.modelCount {
      renumbering = ModelRenumbering(models, from: before, to: after)
      rows = memory.rows.adopt(renumbering, to: after, slots: &slots)
    }
    let (before, after) = (self.rule.addedSectionRowCounts.count, rule.addedSectionRowCounts.count)
    var sectionSlots = FreeSlots(
      of: rule.sections, waiting: nil, rowCounts: [rowCounts.count],
      content: contentPositions?.ofSections)
    let sections = memory.sections.adopt(
      ModelRenumbering(.unchanged, from: before, to: after), to: after, slots: &sectionSlots)
    let new = PlacedLayer(
      rule: rule, policy: policy, memory: memory, neighbours: slots.neighbours,
      contentPositions: contentPositions)
    var change = PlacedChange(
      old: self, new: new, content: content,
      rows: rows.identities(
        from: AdditionalLists(rowsOf: layout), to: AdditionalLists(rowsOf: new.layout)),
      sections: sections.identities(
        from: AdditionalLists(sectionsOf: layout), to: AdditionalLists(sectionsOf: new.layout)))
    guard let renumbering else { return change }
    let models = modelsShown
    let targets = new.ordinals(ofModels: models.map(renumbering.newIndex(forOld:)))
    if renumbering.isReordered {
      change.rows = .listed(targets, countAfter: new.layout.additionalCount)
    }
    change.changed = targets.indices.filter {
      targets[$0] != nil && renumbering.changed.contains(models[$0])
    }
    return change
  }

  /// Lays all rows out by a rule for new content.
  ///
  /// - Parameters:
  ///   - models: The change of the models. Added section *j* is section *j*.
  ///   - policy: The policy from now on.
  ///   - neighbours: The known answers about neighbouring rows.
  func relaidOut(
    _ content: UpdateMap, by rule: PlacedRule, models: ModelChange = .unchanged,
    policy: ContentPolicy, neighbours: BoundaryMemory = BoundaryMemory()
  ) -> PlacedChange {
    let new = PlacedLayer(
      rule: rule, policy: policy, rowCounts: content.rowCountsAfter, neighbours: neighbours,
      contentPositions: content.contentPositions)
    var change = PlacedChange(
      old: self, new: new, content: content, rows: .sameOrdinals, sections: .sameOrdinals)
    if rule.hasModels != self.rule.hasModels {
      change.rows = .edited(
        RowMap(replacing: layout.additionalCount, by: new.layout.additionalCount))
    } else if !rule.hasModels {
      change.rows = .contentRow
    } else if memory != nil || !models.isUnchanged {
      let shown = modelsShown
      let targets = new.ordinals(ofModels: shown.map(models.newIndex(forOld:)))
      change.rows = .listed(targets, countAfter: new.layout.additionalCount)
      change.changed = targets.indices.filter {
        targets[$0] != nil && models.isChanged(shown[$0])
      }
    }
    if memory != nil {
      let count = new.layout.sections.additionalCount
      change.sections = .listed(
        (0..<layout.sections.additionalCount).map { ordinal in
          // The present sections are assigned in order.
          section(ofAdded: ordinal) < count ? section(ofAdded: ordinal) : nil
        }, countAfter: count)
    }
    return change
  }

  /// Returns the same rows after the user has dragged content among them. The neighbours are known
  /// when the app has announced the change.
  ///
  /// - Parameter contentPositions: Which of the rows inside are content now.
  func showing(_ layout: TableLayout, contentPositions: ContentPositions?) -> PlacedLayer {
    guard var memory else {
      return PlacedLayer(rule: rule, layout: layout, contentPositions: contentPositions)
    }
    memory.rows.show(layout.rows)
    return PlacedLayer(
      rule: rule, policy: policy, memory: memory, neighbours: BoundaryMemory(),
      contentPositions: contentPositions)
  }

  /// Returns a layer with rows at given places, without other state.
  func fixed(at layout: TableLayout, contentPositions: ContentPositions?) -> PlacedLayer {
    guard let memory else { return showing(layout, contentPositions: contentPositions) }
    let rows = PlacedLists(layout.rows.map { PlacedList(layout: $0) }, waiting: nil)
    return PlacedLayer(
      rule: rule, policy: policy, memory: Memory(rows: rows, sections: memory.sections),
      neighbours: BoundaryMemory(), contentPositions: contentPositions)
  }

  #if DECORATOR_INTERNAL_CHECKS
  /// Each model either has a row or waits.
  func _checkInvariants() {
    checkInvariant(
      contentPositions.map { $0.rows.map(\.count) == layout.contentRowCounts } ?? true,
      "the rows inside are \(layout.contentRowCounts), and not those that were told apart")
    checkInvariant(
      (memory != nil) == policy.remembersRows, "rows are remembered wrongly under \(policy)")
    guard let memory else { return }
    for list in memory.rows.lists + memory.sections.lists { list._checkInvariants() }
    for (rows, count) in [
      (memory.rows, rule.modelCount), (memory.sections, rule.addedSectionRowCounts.count),
    ] {
      checkInvariant((rows.waiting == nil) == (count == nil), "models wait, of \(count ?? 0)")
      guard let waiting = rows.waiting, let count else { continue }
      let all = rows.lists.flatMap(\.allModels) + waiting.returned
      checkInvariant(
        all.sorted() == Array(0..<waiting.unused.lowerBound) && waiting.unused.upperBound == count,
        "the models that have rows or wait are \(all), and \(waiting.unused) of \(count)")
      checkInvariant(waiting.returned.isInOrder, "the models of \(waiting) do not ascend")
    }
  }
  #endif
}

/// A placed layer before and after a change.
struct PlacedChange {
  let old: PlacedLayer
  let new: PlacedLayer
  let content: UpdateMap
  /// The identities of the rows.
  var rows: AdditionalIdentities
  /// The identities of the added sections.
  var sections: AdditionalIdentities
  /// Rows that are the same and show something else now (old ordinals), ascending.
  var changed: [Int] = []

  /// The same for the layer as one of any kind.
  @inline(__always)
  var transition: LayerTransition {
    LayerTransition(
      old: LayerState(.placed(old)), new: LayerState(.placed(new)), content: content, rows: rows,
      sections: sections, changed: changed)
  }
}
