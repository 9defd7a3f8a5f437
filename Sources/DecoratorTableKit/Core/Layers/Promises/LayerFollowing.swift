/// A layer on its way from one content to the next, section by section.
struct LayerFollowing {
  private let old: LayerState
  private let content: UpdateMap
  private let rule: LayerRule
  private var filling: SlotFilling
  private var layouts: [RowLayout]
  private var memories: [PromiseMemory]
  private var changes: [SectionChange] = []

  /// What becomes of the additional rows of a section.
  private struct SectionChange {
    /// The section (before); nil for one that is laid out for the first time.
    var before: Int?
    /// The section (after); nil for one that goes.
    var after: Int?
    /// Which row is which, counted in the section.
    var edit: AdditionalEdit
    /// Whether others may pass any of its rows.
    var isMoved = false
  }

  /// Begins to follow; the layer does not follow its rule.
  init(_ old: LayerState, content: UpdateMap, rule: LayerRule) {
    self.old = old
    self.content = content
    self.rule = rule
    filling = SlotFilling(placement: rule.rows, waiting: old.memory.waitingModels)
    layouts = old.layout.rows
    memories = old.memory.rows
  }

  mutating func transition() -> LayerTransition {
    giveModelsBack()
    if content.sections.isUnchanged {
      for (section, rows) in content.touched { follow(rows, before: section, after: section) }
    } else {
      followSections()
    }
    return finish()
  }

  /// What is laid out anew takes models from all that are free, also from those that become free
  /// further down.
  private mutating func giveModelsBack() {
    guard filling.waiting != nil else { return }
    for section in content.sections.removed where content.section(after: section) == nil {
      filling.giveBack(memories[section].models)
    }
    for (section, rows) in content.touched where isLaidOutAgain(rows) {
      filling.giveBack(memories[section].models)
    }
  }

  private func isLaidOutAgain(_ map: RowMap) -> Bool {
    old.promise == .followContent && map.survivorCount == 0
  }

  private mutating func follow(_ map: RowMap, before: Int, after: Int) {
    let rows = old.rows(ofSection: before)
    let change =
      if old.promise == .keepRow {
        rows.keepingRows(contentCount: map.countAfter, section: after, filling: &filling)
      } else if isLaidOutAgain(map) {
        rows.laidOutAgain(contentCount: map.countAfter, section: after, filling: &filling)
      } else {
        rows.followingContent(map, section: after, filling: &filling)
      }
    layouts[after] = change.rows.layout
    // Written only if it has changed: what is not written is shared.
    if !change.rows.memory.isSurelyEqual(to: rows.memory) { memories[after] = change.rows.memory }
    changes.append(
      SectionChange(
        before: before, after: after, edit: change.edit, isMoved: old.promise == .keepRow))
  }

  private mutating func followSections() {
    var sources = [Int?](repeating: nil, count: content.rowCountsAfter.count)
    for section in old.layout.rows.indices {
      if let target = content.section(after: section) {
        sources[target] = section
      } else {
        let edit = AdditionalEdit(removed: Array(0..<old.layout.rows[section].additionalCount))
        changes.append(SectionChange(before: section, edit: edit))
      }
    }
    let moved = Set(content.sections.moves.map(\.target))
    layouts = sources.map { $0.map { old.layout.rows[$0] } ?? RowLayout(contentCount: 0) }
    memories = sources.map { $0.map { old.memory.rows[$0] } ?? PromiseMemory() }
    let touched = Dictionary(uniqueKeysWithValues: content.touched.map { ($0.section, $0.rows) })
    for (section, source) in sources.enumerated() {
      if let source {
        if let map = touched[source] {
          follow(map, before: source, after: section)
          if moved.contains(section) { changes[changes.count - 1].isMoved = true }
        } else if moved.contains(section) {
          changes.append(
            SectionChange(before: source, after: section, edit: AdditionalEdit(), isMoved: true))
        }
      } else {
        let rows = PromisedRows(
          contentCount: content.rowCountsAfter[section], section: section, filling: &filling)
        layouts[section] = rows.layout
        memories[section] = rows.memory
        let edit = AdditionalEdit(inserted: Array(0..<rows.layout.additionalCount))
        changes.append(SectionChange(after: section, edit: edit))
      }
    }
  }

  private func finish() -> LayerTransition {
    guard !content.sections.isUnchanged else {
      let sameCounts = changes.allSatisfy { $0.edit.removed.count == $0.edit.inserted.count }
      let new = LayerState(
        layout: old.layout.replacing(rows: layouts, sameAdditionalCounts: sameCounts),
        memory: memory(sections: old.memory.sections, waiting: old.memory.waitingSections))
      return LayerTransition(
        old: old, new: new, content: content, rows: rowMatch(new),
        sections: .edited(AdditionalEdit()))
    }
    var filling = SlotFilling(placement: rule.sections, waiting: old.memory.waitingSections)
    var change = followAddedSections(&filling)
    let new = LayerState(
      rows: layouts, sections: change.rows.layout,
      memory: memory(sections: change.rows.memory, waiting: filling.waiting))
    var sections = AdditionalMatch.sameOrdinals
    if old.promise != .keepRow {
      change.edit.match(before: old.section(ofAdded:), after: new.section(ofAdded:))
      sections = .edited(change.edit)
    }
    return LayerTransition(
      old: old, new: new, content: content, rows: rowMatch(new), sections: sections)
  }

  private func memory(sections: PromiseMemory, waiting: WaitingModels?) -> LayerMemory {
    LayerMemory(
      rule: rule, promise: old.promise, rows: memories, sections: sections,
      waitingModels: filling.waiting, waitingSections: waiting)
  }

  private func followAddedSections(_ filling: inout SlotFilling) -> PromisedRowsChange {
    let map = content.sectionPlaces
    let sections = old.addedSections
    if old.promise == .keepRow {
      return sections.keepingRows(contentCount: map.countAfter, section: 0, filling: &filling)
    }
    guard map.survivorCount > 0 else {
      filling.giveBack(sections.memory.models)
      return sections.laidOutAgain(contentCount: map.countAfter, section: 0, filling: &filling)
    }
    return sections.followingContent(map, section: 0, filling: &filling)
  }

  private func rowMatch(_ new: LayerState) -> AdditionalMatch {
    if old.promise == .keepRow, keepsOrdinals(new) { return .sameOrdinals }
    var edit = AdditionalEdit()
    for change in changes { append(change, to: &edit, new: new) }
    if !content.sections.isUnchanged {
      edit.removed.sort()
      edit.relocated.sort { $0.source < $1.source }
    }
    if old.memory.waitingModels != nil {
      edit.match(before: old.model(ofAdditional:), after: new.model(ofAdditional:))
    }
    return .edited(edit)
  }

  /// Whether each row that stays has the ordinal it had, and no other row has.
  private func keepsOrdinals(_ new: LayerState) -> Bool {
    guard content.sections.isUnchanged else { return false }
    let before = old.layout.firstIndices
    let after = new.layout.firstIndices
    guard let first = before.indices.first(where: { before[$0] != after[$0] }) else { return true }
    return before[first...].allSatisfy { $0 == before[first] }
      && after[first...].allSatisfy { $0 == after[first] }
  }

  private func append(_ change: SectionChange, to edit: inout AdditionalEdit, new: LayerState) {
    let before = change.before.map { old.layout.firstIndices[$0] } ?? 0
    let after = change.after.map { new.layout.firstIndices[$0] } ?? 0
    edit.removed += change.edit.removed.map { before + $0 }
    edit.inserted += change.edit.inserted.map { after + $0 }
    guard change.isMoved, let section = change.before else {
      edit.relocated += change.edit.relocated.map {
        RowMap.Move(from: before + $0.source, to: after + $0.target)
      }
      return
    }
    let count = old.layout.rows[section].additionalCount
    for (ordinal, target) in change.edit.newOrdinals(countBefore: count).enumerated() {
      guard let target else { continue }
      edit.relocated.append(RowMap.Move(from: before + ordinal, to: after + target))
    }
  }
}

extension AdditionalEdit {
  /// Makes rows that go and rows that come the same row where they show the same model.
  ///
  /// - Complexity: O(*m* log *m*) for *m* rows that go or come, O(1) if they all do one or the other.
  mutating func match(before: (Int) -> Int, after: (Int) -> Int) {
    guard !removed.isEmpty, !inserted.isEmpty else { return }
    var ordinals: [Int: Int] = [:]
    for ordinal in removed { ordinals[before(ordinal)] = ordinal }
    var again: [RowMap.Move] = []
    for ordinal in inserted {
      if let source = ordinals[after(ordinal)] {
        again.append(RowMap.Move(from: source, to: ordinal))
      }
    }
    guard !again.isEmpty else { return }
    let sources = Set(again.map(\.source))
    let targets = Set(again.map(\.target))
    removed.removeAll(where: sources.contains)
    inserted.removeAll(where: targets.contains)
    relocated = (relocated + again).sorted { $0.source < $1.source }
  }
}
