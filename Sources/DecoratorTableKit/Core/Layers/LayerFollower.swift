/// Tells where rows of a layer are after a transition.
struct LayerFollower {
  private let transition: LayerTransition
  private let rows: OrdinalFollower
  private let sections: OrdinalFollower

  init(_ transition: LayerTransition) {
    self.transition = transition
    let (old, new) = (transition.old.layout, transition.new.layout)
    rows = OrdinalFollower(
      transition.rows, countBefore: old.additionalCount, countAfter: new.additionalCount)
    sections = OrdinalFollower(
      transition.sections, countBefore: old.sections.additionalCount,
      countAfter: new.sections.additionalCount)
  }

  /// Where a content row is after with what was shown for it (inner); nil if it is gone, or replaced
  /// where it stands.
  func shownRow(after row: RowPosition) -> RowPosition? {
    transition.content.isReloaded(row) ? nil : transition.content.position(after: row)
  }

  /// Which row of the layer a row is after; nil if it is gone, or replaced where it stands.
  func additionalRow(after row: AdditionalRow) -> AdditionalRow? {
    switch row {
    case .amongContent(let model):
      guard let ordinal = transition.old.ordinal(ofModel: model),
        !transition.changed.containsInOrder(ordinal), let after = additional(after: ordinal)
      else { return nil }
      return .amongContent(index: transition.new.model(ofAdditional: after))
    case .inAddedSection(let section, let row):
      return shownSection(after: section).map { .inAddedSection(section: $0, row: row) }
    }
  }

  /// Which of the sections there are to add one is after; nil if it is gone, or has other rows now.
  func shownSection(after section: Int) -> Int? {
    let (old, new) = (transition.old, transition.new)
    let ordinals = 0..<old.layout.sections.additionalCount
    guard let ordinal = ordinals.first(where: { old.section(ofAdded: $0) == section }),
      let after = addedSection(after: ordinal),
      new.layout.addedSectionRowCounts[after] == old.layout.addedSectionRowCounts[ordinal]
    else { return nil }
    return new.section(ofAdded: after)
  }

  /// Which of the added sections one is after, both counted from the top; nil if it is gone.
  func addedSection(after section: Int) -> Int? {
    if let listed = sections.ordinal(after: section) { return listed }
    guard case .contentRow = transition.sections else { return nil }
    let (old, new) = (transition.old.layout.sections, transition.new.layout.sections)
    return old.ordinal(after: section, in: new) { transition.content.section(after: $0) }
  }

  /// Which additional row one is after, both counted through the layer; nil if it is gone.
  func additional(after ordinal: Int) -> Int? {
    if let listed = rows.ordinal(after: ordinal) { return listed }
    guard case .contentRow = transition.rows else { return nil }
    let (old, new) = (transition.old.layout, transition.new.layout)
    let anchor = old.anchor(ofAdditional: ordinal)
    let rows = old.rows[anchor.section]
    // It goes with its content row, to another section too.
    let section =
      anchor.row == rows.contentCount
      ? transition.content.section(after: anchor.section)
      : transition.content.position(after: anchor)?.section
    guard let section else { return nil }
    return rows.ordinal(
      after: ordinal - old.firstIndices[anchor.section], in: new.rows[section]
    ) { row in
      transition.content.position(after: RowPosition(section: anchor.section, row: row))?.row
    }
    .map { new.firstIndices[section] + $0 }
  }
}

extension RowLayout {
  /// Which additional row of another layout is one of this layout, if each belongs to the content row
  /// that it stands before.
  fileprivate func ordinal(
    after ordinal: Int, in new: RowLayout, contentRow: (Int) -> Int?
  ) -> Int? {
    let anchor = anchor(ofAdditional: ordinal)
    let distance = additionalCount(upToContent: anchor) - ordinal
    guard let anchorAfter = anchor == contentCount ? new.contentCount : contentRow(anchor),
      new.additionalCount > 0
    else { return nil }
    let after = new.additionalCount(upToContent: anchorAfter) - distance
    return after >= 0 && new.anchor(ofAdditional: after) == anchorAfter ? after : nil
  }
}

/// Tells the new ordinals of a match that says them by itself.
private struct OrdinalFollower {
  private enum Form {
    case same(count: Int)
    case listed([Int?])
    case mapped(RowMap)
    case elsewhere
  }

  private let form: Form

  init(_ match: AdditionalMatch, countBefore: Int, countAfter: Int) {
    switch match {
    case .sameOrdinals: form = .same(count: countAfter)
    case .listed(let ordinals): form = .listed(ordinals)
    case .contentRow: form = .elsewhere
    case .edited(let edit):
      var map = RowMap(countBefore: countBefore, countAfter: countAfter)
      map.removed = (edit.removed + edit.relocated.map(\.source)).sorted()
      map.added = (edit.inserted + edit.relocated.map(\.target)).sorted()
      map.moves = edit.relocated
      form = .mapped(map)
    }
  }

  func ordinal(after ordinal: Int) -> Int? {
    switch form {
    case .same(let count): ordinal < count ? ordinal : nil
    case .listed(let ordinals): ordinals.indices.contains(ordinal) ? ordinals[ordinal] : nil
    case .mapped(let map): map.row(after: ordinal)
    case .elsewhere: nil
    }
  }
}
