/// A layer before and after a change, of its content or its own, and the matching of its rows and
/// sections.
///
/// Two successive transitions can be combined if at most one of them changes the content: see
/// ``followed(by:)``.
///
/// It is an immutable class, so that passing it costs one reference.
package final class LayerTransition: Sendable {
  /// The layer before.
  package let old: LayerState
  /// The layer after.
  package let new: LayerState
  /// The change of the content.
  package let content: UpdateMap
  /// The identities of the additional rows.
  package let rows: AdditionalIdentities
  /// The identities of the added sections.
  package let sections: AdditionalIdentities
  /// Unchanged additional rows that are reloaded (old ordinals), ascending.
  package let changed: [Int]
  /// Additional rows that are reconfigured (old ordinals), ascending.
  package let reconfigured: [Int]

  package init(
    old: LayerState, new: LayerState, content: UpdateMap, rows: AdditionalIdentities,
    sections: AdditionalIdentities, changed: [Int] = [], reconfigured: [Int] = []
  ) {
    self.old = old
    self.new = new
    self.content = content
    self.rows = rows
    self.sections = sections
    self.changed = changed
    self.reconfigured = reconfigured
    _checkInvariants()
  }

  /// Creates the transition of a layer whose rows and sections are unmoved.
  ///
  /// - Parameters:
  ///   - state: The layer before and after.
  ///   - content: The change of the content, which leaves its row counts as they are.
  ///   - changed: Additional rows that are reloaded (ordinals), ascending.
  ///   - reconfigured: Additional rows that are reconfigured (ordinals), ascending.
  package convenience init(
    keeping state: LayerState, content: UpdateMap, changed: [Int] = [], reconfigured: [Int] = []
  ) {
    self.init(
      old: state, new: state, content: content,
      rows: .unchanged(state.layout.additionalCount),
      sections: .unchanged(state.layout.sections.additionalCount), changed: changed,
      reconfigured: reconfigured)
  }
}

// MARK: - Two changes as one

extension LayerTransition {
  /// Combines this change and the next one of the layer, of which one at most changes the content.
  /// No row may be reconfigured where rows are inserted, removed or moved.
  ///
  /// - Complexity: O(*c* log *c*) for *c* rows that show something else, if no row is inserted,
  ///   removed or moved in this change; otherwise O(*k* log *k*) for *k* rows.
  func followed(by next: LayerTransition) -> LayerTransition {
    var rows = next.rows
    var changed = Set(self.changed + next.changed).sorted()
    var reconfigured = Set(self.reconfigured + next.reconfigured).sorted()
    if !self.rows.isUnchanged {
      let between = newOrdinals(forOld: Array(0..<old.layout.additionalCount))
      let after = next.newOrdinals(forOld: Array(0..<new.layout.additionalCount))
      rows = .listed(
        between.map { $0.flatMap { after[$0] } }, countAfter: next.new.layout.additionalCount)
      func isNamed(_ ordinal: Int, _ own: [Int], _ later: [Int]) -> Bool {
        own.containsInOrder(ordinal) || between[ordinal].map(later.containsInOrder) == true
      }
      changed = between.indices.filter { isNamed($0, self.changed, next.changed) }
      reconfigured = between.indices.filter { isNamed($0, self.reconfigured, next.reconfigured) }
    }
    var sections = next.sections
    if !self.sections.isUnchanged {
      let targets = (0..<old.layout.sections.additionalCount).map {
        newAddedSection(forOld: $0).flatMap(next.newAddedSection(forOld:))
      }
      sections = .listed(targets, countAfter: next.new.layout.sections.additionalCount)
    }
    return LayerTransition(
      old: old, new: next.new, content: content.isUnchanged ? next.content : content, rows: rows,
      sections: sections, changed: changed, reconfigured: reconfigured)
  }

  /// Also fills slots that are empty after this change.
  ///
  /// - Parameter changes: The new fills, as for ``LayerState/filling(_:)``.
  /// - Complexity: O(*k* log *k* + *s*) for *k* filled slots and *s* sections.
  package func filling(_ changes: [Int: Int?]) -> LayerTransition {
    followed(by: new.filling(changes))
  }
}

extension UpdateMap {
  /// Whether no row or section changes.
  fileprivate var isUnchanged: Bool {
    sections.isUnchanged && sectionPlaces.isUnchanged && touched.isEmpty && reloaded.isEmpty
      && reconfigured.isEmpty && replaced.isEmpty
  }
}

// MARK: - Where rows and sections are

extension LayerTransition {
  /// Returns the new place of a content row (inner); nil if it is removed or replaced.
  package func newShownRow(forOld row: RowPosition) -> RowPosition? {
    content.newShownPosition(forOld: row)
  }

  /// Returns the new row of the layer for an old one; nil if it is removed, or replaced at its
  /// place.
  package func newAdditionalRow(forOld row: AdditionalRow) -> AdditionalRow? {
    switch row {
    case .amongContent(let model):
      guard let ordinal = old.ordinal(ofModel: model), !changed.containsInOrder(ordinal),
        let after = newOrdinal(forOld: ordinal)
      else { return nil }
      return .amongContent(index: new.model(ofAdditional: after))
    case .inAddedSection(let section, let row):
      return newShownSection(forOld: section).map { .inAddedSection(section: $0, row: row) }
    }
  }

  /// Returns the index, in the new rule, of an added section; nil if it was removed or its row
  /// count has changed.
  package func newShownSection(forOld section: Int) -> Int? {
    let ordinals = 0..<old.layout.sections.additionalCount
    guard let ordinal = ordinals.first(where: { old.section(ofAdded: $0) == section }),
      let after = newAddedSection(forOld: ordinal),
      new.layout.addedSectionRowCounts[after] == old.layout.addedSectionRowCounts[ordinal]
    else { return nil }
    return new.section(ofAdded: after)
  }

  /// Returns the new ordinal of an added section; nil if it is removed.
  func newAddedSection(forOld ordinal: Int) -> Int? {
    let before = AdditionalLists(sectionsOf: old.layout)
    let after = AdditionalLists(sectionsOf: new.layout)
    return sections.newOrdinal(of: ordinal, from: before, to: after) { section, isLast in
      let target = isLast ? .max : content.newSection(forOld: section.row)
      return target.map { RowPosition(section: 0, row: $0) }
    }
  }

  /// Returns the new ordinal of an additional row; nil if it is removed.
  ///
  /// - Complexity: O(log *k*) for *k* additional rows.
  package func newOrdinal(forOld ordinal: Int) -> Int? { newOrdinals(forOld: [ordinal])[0] }

  /// Returns the new ordinals of some additional rows.
  ///
  /// - Complexity: O(*m* log *k*) for *m* of *k* additional rows.
  func newOrdinals(forOld ordinals: [Int]) -> [Int?] {
    let before = AdditionalLists(rowsOf: old.layout)
    let after = AdditionalLists(rowsOf: new.layout)
    return ordinals.map {
      // A row moves with its content row, also to another section.
      rows.newOrdinal(of: $0, from: before, to: after, place: content.place(after:isLast:))
    }
  }
}

// MARK: - Rules

extension LayerTransition {
  #if DECORATOR_INTERNAL_CHECKS
  /// Both layers are laid out for the content, and all named rows exist.
  func _checkInvariants() {
    checkInvariant(
      content.rowCountsBefore == old.layout.contentRowCounts
        && content.rowCountsAfter == new.layout.contentRowCounts,
      "layers of \(old.layout.contentRowCounts) and \(new.layout.contentRowCounts) rows are around "
        + "\(content.rowCountsBefore) and \(content.rowCountsAfter)")
    rows.check(
      "additional rows", before: old.layout.additionalCount, after: new.layout.additionalCount)
    sections.check(
      "added sections", before: old.layout.sections.additionalCount,
      after: new.layout.sections.additionalCount)
    checkInvariant(changed, areInOrderBelow: old.layout.additionalCount)
    checkInvariant(reconfigured, areInOrderBelow: old.layout.additionalCount)
  }
  #else
  @inline(__always) func _checkInvariants() {}
  #endif
}
