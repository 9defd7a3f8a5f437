/// The operations on sections, in outer coordinates, and the replaced sections, whose row
/// operations are dropped.
///
/// A moved section must be unchanged. A section is therefore deleted and inserted if it would move
/// and has row operations, if a move would lead to its own place, and if it is reloaded while
/// others move.
struct SectionLifter {
  /// The operations.
  private(set) var update = BatchUpdate()
  /// Replaced content sections (before, inner), ascending.
  private(set) var replacedBefore: [Int] = []
  /// Replaced content sections (after, inner), ascending.
  private(set) var replacedAfter: [Int] = []

  /// Sections that can be replaced at their places (before and after, outer).
  private var reloads: [BatchUpdate.SectionMove] = []

  init(_ lift: BatchLifter, rows: AdditionalChange, moveLimit: Int) {
    let reloaded = lift.sections(reloadedFor: rows, moveLimit: moveLimit)
    if reloaded.isEmpty, lift.keepsSections { return }
    let added = lift.addedSectionChange()
    addContentSections(of: lift, rows)
    addReloads(of: lift, added.change)
    for section in reloaded {
      replace(section.source, section.target)
      reloads.append(lift.outer(section))
    }
    addAddedSections(of: lift, added.change, added.listed)
    if update.movedSections.isEmpty {
      update.sections.reloaded = reloads.map(\.source)
    } else {
      for section in reloads { _ = add(section, asMove: false) }
    }
    replacedBefore.sort()
    replacedAfter.sort()
    update.sections.putInOrder()
  }

  /// Adds deletes, inserts and moves of content sections.
  private mutating func addContentSections(of lift: BatchLifter, _ rows: AdditionalChange) {
    let inner = lift.update
    replacedBefore = inner.deletedSections
    replacedAfter = inner.insertedSections
    update.sections.deleted = inner.deletedSections.map(lift.old.section(ofContent:))
    update.sections.inserted = inner.insertedSections.map(lift.new.section(ofContent:))
    guard !inner.movedSections.isEmpty else { return }
    let touched = lift.touchedSections(rows)
    for section in inner.movedSections {
      let isTouched =
        touched.before.contains(section.source) || touched.after.contains(section.target)
        || inner.reloadedSections.containsInOrder(section.source)
      if !add(lift.outer(section), asMove: !isTouched) { replace(section.source, section.target) }
    }
  }

  /// Adds reloaded content sections, at their places among the added ones.
  private mutating func addReloads(of lift: BatchLifter, _ added: AdditionalChange) {
    for source in lift.update.reloadedSections {
      // A moved one is replaced with its move.
      guard let target = lift.content.sectionPlaces.newUnmovedRow(forOld: source) else { continue }
      replace(source, target)
      let section = lift.outer(BatchUpdate.SectionMove(from: source, to: target))
      let isPassed =
        added.unmovedCount(before: section.source - source)
        != added.unmovedCount(after: section.target - target)
      if isPassed { _ = add(section, asMove: false) } else { reloads.append(section) }
    }
  }

  /// Adds the operations on sections that the layer adds. Their rows have no identity: a section
  /// whose number of rows changes is replaced.
  private mutating func addAddedSections(
    of lift: BatchLifter, _ change: AdditionalChange, _ listed: [Int?]
  ) {
    let (old, new) = (lift.old, lift.new)
    update.sections.deleted += change.removed.map(old.sections.row(ofAdditional:))
    update.sections.inserted += change.inserted.map(new.sections.row(ofAdditional:))
    for case (let source, let target?) in zip(listed.indices, listed) {
      let section = BatchUpdate.SectionMove(
        from: old.sections.row(ofAdditional: source), to: new.sections.row(ofAdditional: target))
      let isSame = old.addedSectionRowCounts[source] == new.addedSectionRowCounts[target]
      if !change.isUnmoved(source) {
        _ = add(section, asMove: isSame)
      } else if !isSame {
        reloads.append(section)
      }
    }
  }

  /// Adds a section with a new place (outer).
  ///
  /// - Parameter asMove: Whether it can move; otherwise it is deleted and inserted.
  /// - Returns: Whether it does move.
  private mutating func add(_ section: BatchUpdate.SectionMove, asMove: Bool) -> Bool {
    if asMove, section.source != section.target {
      update.sections.moved.append(section)
      return true
    }
    update.sections.deleted.append(section.source)
    update.sections.inserted.append(section.target)
    return false
  }

  /// Marks a content section (inner) as replaced.
  private mutating func replace(_ before: Int, _ after: Int) {
    replacedBefore.append(before)
    replacedAfter.append(after)
  }
}

extension AdditionalChange {
  /// Returns the number of unmoved ones among the first `count` added sections (before).
  fileprivate func unmovedCount(before count: Int) -> Int {
    count - removed.count { $0 < count } - moved.count { $0.source < count }
  }

  /// Returns the number of unmoved ones among the first `count` added sections (after).
  fileprivate func unmovedCount(after count: Int) -> Int {
    count - inserted.count { $0 < count } - moved.count { $0.target < count }
  }
}

extension BatchLifter {
  /// Whether it is known without visiting each section that none is inserted, removed, moved or
  /// replaced.
  fileprivate var keepsSections: Bool {
    if update.changesSections { return false }
    if old.addedSectionRowCounts.isEmpty, new.addedSectionRowCounts.isEmpty { return true }
    guard sections == .sameOrdinals || sections.isUnchanged else { return false }
    return old.sections == new.sections
      && old.addedSectionRowCounts == new.addedSectionRowCounts
  }

  /// Returns the change of the sections that the layer adds, and their new ordinals by old ones.
  fileprivate func addedSectionChange() -> (change: AdditionalChange, listed: [Int?]) {
    let comparison = AdditionalComparison(
      old: AdditionalLists(sectionsOf: old), new: AdditionalLists(sectionsOf: new),
      content: .sections(content.sections, identities: content.sectionPlaces))
    let listed = comparison.newOrdinals(matching: sections)
    let identities = AdditionalIdentities.listed(
      listed, countAfter: new.sections.additionalCount)
    return (comparison.change(matching: identities, weight: weight(ofAdded:)), listed)
  }

  /// Returns the cost of moving an added section. One that would move to its own number is deleted
  /// and inserted, as is one whose number of rows changes; that one is replaced in any case, so it
  /// costs least.
  private func weight(ofAdded section: RowMap.Move) -> Int {
    let most = old.sections.additionalCount + 1
    guard old.addedSectionRowCounts[section.source] == new.addedSectionRowCounts[section.target]
    else { return 1 }
    let isUnmoved =
      old.sections.row(ofAdditional: section.source)
      == new.sections.row(ofAdditional: section.target)
    return isUnmoved ? 2 * most : most
  }

  /// Returns the unmoved content sections (before and after, inner) in which more than `moveLimit`
  /// additional rows would move, or be removed while others are inserted. Replacing all rows costs
  /// less.
  fileprivate func sections(
    reloadedFor change: AdditionalChange, moveLimit: Int
  ) -> [BatchUpdate.SectionMove] {
    guard change.moved.count + min(change.removed.count, change.inserted.count) > moveLimit else {
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
  /// inner), and of those that are removed while others are inserted. Rows whose other end is in a
  /// replaced section are only inserted or only removed.
  private func rearrangedCounts(_ change: AdditionalChange) -> [Int: Int] {
    let oldRows = AdditionalLists(rowsOf: old)
    let newRows = AdditionalLists(rowsOf: new)
    func unmovedSection(ofNew ordinal: Int) -> Int? {
      content.sections.oldUnmovedRow(forNew: newRows.list(of: ordinal))
    }
    var counts: [Int: Int] = [:]
    for move in change.moved {
      let source = oldRows.list(of: move.source)
      // A moved one is replaced for its row operations anyway.
      guard let target = unmovedSection(ofNew: move.target),
        content.sections.newUnmovedRow(forOld: source) != nil
      else { continue }
      counts[source, default: 0] += 1
      if target != source { counts[target, default: 0] += 1 }
    }
    var inserted: [Int: Int] = [:]
    for ordinal in change.inserted {
      if let section = unmovedSection(ofNew: ordinal) { inserted[section, default: 0] += 1 }
    }
    var removed: [Int: Int] = [:]
    for ordinal in change.removed { removed[oldRows.list(of: ordinal), default: 0] += 1 }
    for (section, count) in removed {
      if let inserted = inserted[section] { counts[section, default: 0] += min(count, inserted) }
    }
    return counts
  }

  /// Returns the content sections (inner) with an operation on a row, of the content or of the
  /// layer, or with a row that is hidden or revealed.
  fileprivate func touchedSections(
    _ change: AdditionalChange
  ) -> (before: Set<Int>, after: Set<Int>) {
    var (before, after): (Set<Int>, Set<Int>) = ([], [])
    before.formUnion(update.deletedRows.lazy.map(\.section))
    before.formUnion(update.movedRows.lazy.map(\.source.section))
    before.formUnion(update.reloadedRows.lazy.map(\.section))
    before.formUnion(update.reconfiguredRows.lazy.map(\.section))
    after.formUnion(update.insertedRows.lazy.map(\.section))
    after.formUnion(update.movedRows.lazy.map(\.target.section))
    let visibility = visibility
    before.formUnion(visibility.hidden.lazy.map(\.section))
    after.formUnion(visibility.revealed.lazy.map(\.section))
    let oldRows = AdditionalLists(rowsOf: old)
    let newRows = AdditionalLists(rowsOf: new)
    before.formUnion(change.removed.lazy.map { oldRows.list(of: $0) })
    before.formUnion(change.moved.lazy.map { oldRows.list(of: $0.source) })
    before.formUnion(changed.lazy.map { oldRows.list(of: $0) })
    after.formUnion(change.inserted.lazy.map { newRows.list(of: $0) })
    after.formUnion(change.moved.lazy.map { newRows.list(of: $0.target) })
    return (before, after)
  }

  /// Returns a content section before and after, in outer coordinates.
  fileprivate func outer(_ section: BatchUpdate.SectionMove) -> BatchUpdate.SectionMove {
    BatchUpdate.SectionMove(
      from: old.section(ofContent: section.source), to: new.section(ofContent: section.target))
  }
}
