/// The operations on sections, in outer coordinates, and the sections that swallow the operations
/// on their rows.
///
/// A table moves a section as it is, or not at all. A section is deleted and inserted instead where
/// a moved section has row operations, where a move would lead to its own place, and where sections
/// are reloaded while others move.
struct SectionLift {
  /// The operations.
  private(set) var update = BatchUpdate()
  /// Content sections that swallow their row operations (before, inner), ascending.
  private(set) var swallowingBefore: [Int] = []
  /// Content sections that swallow their row operations (after, inner), ascending.
  private(set) var swallowingAfter: [Int] = []

  /// Sections that can be replaced where they stand (before and after, outer).
  private var reloads: [BatchUpdate.SectionMove] = []

  init(_ lift: UpdateLift, rows: AdditionalChange, moveLimit: Int) {
    let reloaded = lift.sections(reloadedFor: rows, moveLimit: moveLimit)
    if reloaded.isEmpty, lift.leavesSectionsAlone { return }
    let added = lift.addedSectionChange()
    addContentSections(of: lift, rows)
    addReloads(of: lift, added.change)
    for section in reloaded {
      swallow(section.source, section.target)
      reloads.append(lift.outer(section))
    }
    addAddedSections(of: lift, added.change, added.listed)
    writeReloads()
    sort()
  }

  /// Adds deletes, inserts and moves of content sections.
  private mutating func addContentSections(of lift: UpdateLift, _ rows: AdditionalChange) {
    let inner = lift.update
    swallowingBefore = inner.deletedSections
    swallowingAfter = inner.insertedSections
    update.sections.deleted = inner.deletedSections.map(lift.old.section(ofContent:))
    update.sections.inserted = inner.insertedSections.map(lift.new.section(ofContent:))
    guard !inner.movedSections.isEmpty else { return }
    let touched = TouchedSections(by: lift, rows)
    for section in inner.movedSections {
      let isTouched =
        touched.before.contains(section.source) || touched.after.contains(section.target)
        || inner.reloadedSections.containsInOrder(section.source)
      if !add(lift.outer(section), asMove: !isTouched) { swallow(section.source, section.target) }
    }
  }

  /// Adds sections that the content reloads, where they stand among the added ones.
  private mutating func addReloads(of lift: UpdateLift, _ added: AdditionalChange) {
    for source in lift.update.reloadedSections {
      // One that moves is replaced with its move.
      guard let target = lift.content.sectionPlaces.newUnmovedRow(forOld: source) else { continue }
      swallow(source, target)
      let section = lift.outer(BatchUpdate.SectionMove(from: source, to: target))
      let isPassed =
        added.standingCount(before: section.source - source)
        != added.standingCount(after: section.target - target)
      if isPassed { _ = add(section, asMove: false) } else { reloads.append(section) }
    }
  }

  /// Adds the operations on sections that the layer adds. Their single rows are not known: a
  /// section that gets another number of rows is replaced.
  private mutating func addAddedSections(
    of lift: UpdateLift, _ change: AdditionalChange, _ listed: [Int?]
  ) {
    let (old, new) = (lift.old, lift.new)
    update.sections.deleted += change.removed.joined().map(old.sections.row(ofAdditional:))
    update.sections.inserted += change.inserted.joined().map(new.sections.row(ofAdditional:))
    for case (let source, let target?) in zip(listed.indices, listed) {
      let section = BatchUpdate.SectionMove(
        from: old.sections.row(ofAdditional: source), to: new.sections.row(ofAdditional: target))
      let isSame = old.addedSectionRowCounts[source] == new.addedSectionRowCounts[target]
      if !change.stands(source) {
        _ = add(section, asMove: isSame)
      } else if !isSame {
        reloads.append(section)
      }
    }
  }

  /// Adds a section that gets from one place to another (outer).
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

  /// Writes sections that are replaced where they stand. If others move, they are deleted and
  /// inserted.
  private mutating func writeReloads() {
    if update.movedSections.isEmpty {
      update.sections.reloaded = reloads.map(\.source)
    } else {
      for section in reloads { _ = add(section, asMove: false) }
    }
  }

  /// Lets a content section (inner) swallow the operations on its rows.
  private mutating func swallow(_ before: Int, _ after: Int) {
    swallowingBefore.append(before)
    swallowingAfter.append(after)
  }

  private mutating func sort() {
    swallowingBefore.sort()
    swallowingAfter.sort()
    update.sections.putInOrder()
  }
}

extension AdditionalChange {
  /// Returns the number of the first `count` added sections (before) that stand.
  fileprivate func standingCount(before count: Int) -> Int {
    let first = 0..<count
    return count - removed.reduce(0) { $0 + $1.clamped(to: first).count }
      - moved.reduce(0) { $0 + $1.sources.clamped(to: first).count }
  }

  /// Returns the number of the first `count` added sections (after) that stand.
  fileprivate func standingCount(after count: Int) -> Int {
    let first = 0..<count
    return count - inserted.reduce(0) { $0 + $1.clamped(to: first).count }
      - moved.reduce(0) { $0 + $1.targets.clamped(to: first).count }
  }
}
