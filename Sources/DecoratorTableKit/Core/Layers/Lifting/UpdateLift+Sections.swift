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
    return (comparison.change(listed: listed), listed)
  }

  /// Returns the unmoved content sections (before and after, inner) in which more than `moveLimit`
  /// additional rows would have to move. To replace all rows costs less.
  func sections(
    reloadedFor change: AdditionalChange, moveLimit: Int
  ) -> [BatchUpdate.SectionMove] {
    guard change.moveCount > moveLimit else { return [] }
    let oldRows = AdditionalLists(rowsOf: old)
    let newRows = AdditionalLists(rowsOf: new)
    var counts: [Int: Int] = [:]
    for move in change.moved {
      let source = oldRows.list(of: move.source)
      let target = content.section(before: newRows.list(of: move.target))
      counts[source, default: 0] += move.count
      if let target, target != source { counts[target, default: 0] += move.count }
    }
    return counts.filter { $0.value > moveLimit }.keys.sorted().compactMap { section in
      // One that moves is replaced for its row operations anyway.
      content.sections.unmovedRow(after: section).map {
        BatchUpdate.SectionMove(from: section, to: $0)
      }
    }
  }

  /// Returns a content section before and after, in outer coordinates.
  func outer(_ section: BatchUpdate.SectionMove) -> BatchUpdate.SectionMove {
    BatchUpdate.SectionMove(
      from: old.section(ofContent: section.source), to: new.section(ofContent: section.target))
  }
}
