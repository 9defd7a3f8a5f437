extension UpdateLift {
  /// Whether it is known without a look at each section that none comes, goes, moves or is
  /// replaced.
  var leavesSectionsAlone: Bool {
    if update.changesSections { return false }
    if old.addedSectionRowCounts.isEmpty, new.addedSectionRowCounts.isEmpty { return true }
    guard sections == .sameOrdinals || sections.isUnchanged else { return false }
    return old.sections == new.sections
      && old.addedSectionRowCounts == new.addedSectionRowCounts
  }

  /// Returns the change of the sections that the layer adds, and their new ordinals by old ones.
  func addedSectionChange() -> (change: AdditionalChange, listed: [Int?]) {
    let comparison = AdditionalComparison(
      old: AdditionalLists(sectionsOf: old), new: AdditionalLists(sectionsOf: new),
      content: .sections(content.sections, identities: content.sectionPlaces))
    let listed = comparison.newOrdinals(matching: sections)
    return (comparison.change(listed: listed, weight: weight(ofAdded:)), listed)
  }

  /// Returns what it saves that an added section stands while others pass. One that would move to
  /// the number that it has is deleted and inserted, as is one with another number of rows. That
  /// one is replaced where it stands as well, so that it makes way for all others.
  private func weight(ofAdded section: RowMap.Move) -> Int {
    let most = old.sections.additionalCount + 1
    guard old.addedSectionRowCounts[section.source] == new.addedSectionRowCounts[section.target]
    else { return 1 }
    let isAtHome =
      old.sections.row(ofAdditional: section.source)
      == new.sections.row(ofAdditional: section.target)
    return isAtHome ? 2 * most : most
  }

  /// Returns the unmoved content sections (before and after, inner) in which more than `moveLimit`
  /// additional rows would have to move, or to go while others come. To replace all rows costs
  /// less.
  func sections(reloadedFor change: AdditionalChange, moveLimit: Int) -> [BatchUpdate.SectionMove] {
    guard change.moveCount + min(change.removedCount, change.insertedCount) > moveLimit else {
      return []
    }
    return rearrangedCounts(change).filter { $0.value > moveLimit }.keys.sorted()
      .compactMap { section in
        content.sections.newUnmovedRow(forOld: section).map {
          BatchUpdate.SectionMove(from: section, to: $0)
        }
      }
  }

  /// Returns the number of additional rows that move in each unmoved content section (before,
  /// inner), and of those that go while others come. Rows whose other end a section swallows only
  /// come or only go.
  private func rearrangedCounts(_ change: AdditionalChange) -> [Int: Int] {
    let oldRows = AdditionalLists(rowsOf: old)
    let newRows = AdditionalLists(rowsOf: new)
    func unmovedSection(ofNew ordinal: Int) -> Int? {
      content.sections.oldUnmovedRow(forNew: newRows.list(of: ordinal))
    }
    var counts: [Int: Int] = [:]
    for move in change.moved {
      let source = oldRows.list(of: move.source)
      // One that moves is replaced for its row operations anyway.
      guard let target = unmovedSection(ofNew: move.target),
        content.sections.newUnmovedRow(forOld: source) != nil
      else { continue }
      counts[source, default: 0] += move.count
      if target != source { counts[target, default: 0] += move.count }
    }
    var coming: [Int: Int] = [:]
    for ordinals in change.inserted {
      if let section = unmovedSection(ofNew: ordinals.lowerBound) {
        coming[section, default: 0] += ordinals.count
      }
    }
    var going: [Int: Int] = [:]
    for ordinals in change.removed {
      going[oldRows.list(of: ordinals.lowerBound), default: 0] += ordinals.count
    }
    for (section, count) in going {
      if let coming = coming[section] { counts[section, default: 0] += min(count, coming) }
    }
    return counts
  }

  /// Returns a content section before and after, in outer coordinates.
  func outer(_ section: BatchUpdate.SectionMove) -> BatchUpdate.SectionMove {
    BatchUpdate.SectionMove(
      from: old.section(ofContent: section.source), to: new.section(ofContent: section.target))
  }
}
