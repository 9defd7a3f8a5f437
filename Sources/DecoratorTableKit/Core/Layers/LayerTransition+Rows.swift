// The places of rows and sections after a transition.
extension LayerTransition {
  /// Returns the place of a content row after (inner); nil if it is gone or replaced.
  func newShownRow(forOld row: RowPosition) -> RowPosition? {
    content.isReloaded(row) ? nil : content.newUnreplacedPosition(forOld: row)
  }

  /// Returns the row of the layer that a row is after; nil if it is gone, or replaced where it
  /// stands.
  func newAdditionalRow(forOld row: AdditionalRow) -> AdditionalRow? {
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

  /// Returns the section to add that one is after; nil if it is gone, or has another number of rows
  /// now.
  func newShownSection(forOld section: Int) -> Int? {
    let ordinals = 0..<old.layout.sections.additionalCount
    guard let ordinal = ordinals.first(where: { old.section(ofAdded: $0) == section }),
      let after = newAddedSection(forOld: ordinal),
      new.layout.addedSectionRowCounts[after] == old.layout.addedSectionRowCounts[ordinal]
    else { return nil }
    return new.section(ofAdded: after)
  }

  /// Returns the added section that one is after, both counted from the top; nil if it is gone.
  func newAddedSection(forOld ordinal: Int) -> Int? {
    let before = AdditionalLists(sectionsOf: old.layout)
    let after = AdditionalLists(sectionsOf: new.layout)
    return sections.newOrdinal(of: ordinal, from: before, to: after) { section in
      section.row == old.layout.sections.contentCount
        ? RowPosition(section: 0, row: .max)
        : content.newSection(forOld: section.row).map { RowPosition(section: 0, row: $0) }
    }
  }

  /// Returns the additional row that one is after, both counted through the layer; nil if it is
  /// gone.
  ///
  /// - Complexity: O(log *k*) for *k* additional rows.
  func newOrdinal(forOld ordinal: Int) -> Int? { newOrdinals(forOld: [ordinal])[0] }

  /// Returns the additional row that each of some is after.
  ///
  /// - Complexity: O(*m* log *k*) for *m* of *k* additional rows.
  func newOrdinals(forOld ordinals: [Int]) -> [Int?] {
    let before = AdditionalLists(rowsOf: old.layout)
    let after = AdditionalLists(rowsOf: new.layout)
    return ordinals.map { ordinal in
      rows.newOrdinal(of: ordinal, from: before, to: after) { row in
        // It goes with its content row, to another section too.
        content.place(after: row, isLast: row.row == old.layout.rows[row.section].contentCount)
      }
    }
  }
}

extension AdditionalIdentities {
  /// Returns the new ordinal of a row; nil if it goes.
  ///
  /// - Parameter place: As for ``AdditionalLists/ordinal(of:inList:after:place:)``.
  fileprivate func newOrdinal(
    of ordinal: Int, from old: AdditionalLists, to new: AdditionalLists,
    place: (RowPosition) -> RowPosition?
  ) -> Int? {
    switch form {
    case .sameOrdinals: ordinal < new.count ? ordinal : nil
    case .edited(let map): map.newRow(forOld: ordinal)
    case .contentRow:
      old.ordinal(of: ordinal, inList: old.list(of: ordinal), after: new, place: place)
    }
  }
}
