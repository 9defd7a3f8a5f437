/// The batch of a composition, which is put together child by child.
struct CompositionLift {
  private let kind: Composition.Kind
  /// Whether sections may move in the batch.
  private let movesSections: Bool
  private var outer = BatchUpdate()

  init(_ kind: Composition.Kind, movesSections: Bool) {
    self.kind = kind
    self.movesSections = movesSections
  }

  /// Returns the batch.
  func sorted() -> BatchUpdate {
    var update = outer
    update.putInOrder()
    return update
  }

  /// Adds a child that goes, with sections or rows from `start` on (before, outer).
  mutating func delete(_ size: Int, at start: Int) {
    for place in start..<start + size { delete(place) }
  }

  /// Adds a child that comes, with sections or rows from `start` on (after, outer).
  mutating func insert(_ size: Int, at start: Int) {
    for place in start..<start + size { insert(place) }
  }

  /// Adds the batch of a child that stays, or moves.
  ///
  /// - Parameters:
  ///   - update: The batch (inner).
  ///   - before: The number of rows of each section of the child before it.
  ///   - source: The first section or row of the child (before, outer).
  ///   - target: The first section or row of the child (after, outer).
  ///   - isMoved: Whether others stay while the child passes them.
  mutating func add(
    _ update: CompositionChange.Update, before: [Int], from source: Int, to target: Int,
    isMoved: Bool
  ) throws(BatchUpdateError) {
    let map = try UpdateMap(
      validating: update.batch, before: before, after: update.rowCountsAfter)
    switch kind {
    case .bySections where isMoved:
      addMovedSections(map, from: source, to: target)
    case .bySections:
      try addSections(of: update.batch, map, from: source, to: target)
    case .byRows:
      addRows(map, from: source, to: target, isMoved: isMoved)
    }
  }

  // MARK: - Sections

  /// Adds a batch whose sections stay in their order, apart from those that it moves itself.
  private mutating func addSections(
    of batch: BatchUpdate, _ map: UpdateMap, from source: Int, to target: Int
  ) throws(BatchUpdateError) {
    for section in batch.deletedSections { delete(source + section) }
    for section in batch.insertedSections { insert(target + section) }
    for section in batch.movedSections { move(source + section.source, target + section.target) }
    for section in batch.reloadedSections {
      if !movesSections {
        outer.sections.reloaded.append(source + section)
      } else if let place = map.sectionPlaces.newUnmovedRow(forOld: section) {
        delete(source + section)
        insert(target + place)
      }
    }
    func before(_ row: RowPosition) -> RowPosition {
      RowPosition(section: source + row.section, row: row.row)
    }
    func after(_ row: RowPosition) -> RowPosition {
      RowPosition(section: target + row.section, row: row.row)
    }
    let rows = try batch.operations(
      notSwallowedBy: BatchUpdate.SectionMaps(places: map.sectionPlaces, survivors: map.sections))
    outer.rows.deleted += rows.deletedRows.map(before)
    outer.rows.inserted += rows.insertedRows.map(after)
    outer.rows.moved += rows.movedRows.map {
      BatchUpdate.RowMove(from: before($0.source), to: after($0.target))
    }
    outer.rows.reloaded += rows.reloadedRows.map(before)
    outer.reconfiguredRows += rows.reconfiguredRows.map(before)
  }

  /// Adds a child that passes others. A table moves a section as it is, or not at all: one with
  /// changes in it is deleted and inserted.
  private mutating func addMovedSections(_ map: UpdateMap, from source: Int, to target: Int) {
    var changed = Set(map.touched.map(\.section))
    changed.formUnion((map.reloaded + map.reconfigured).map(\.section))
    for section in map.rowCountsBefore.indices {
      guard let place = map.newSection(forOld: section), !changed.contains(section) else {
        delete(source + section)
        if let place = map.newSection(forOld: section) { insert(target + place) }
        continue
      }
      move(source + section, target + place)
    }
    for section in map.rowCountsAfter.indices where map.oldSection(forNew: section) == nil {
      insert(target + section)
    }
  }

  /// Adds a section that gets from one place to another; none is moved to its own place.
  private mutating func move(_ source: Int, _ target: Int) {
    if source == target {
      delete(source)
      insert(target)
    } else {
      outer.sections.moved.append(BatchUpdate.SectionMove(from: source, to: target))
    }
  }

  // MARK: - Rows

  /// Adds the batch of a child that has rows in the shared section: those of its first section.
  private mutating func addRows(_ map: UpdateMap, from source: Int, to target: Int, isMoved: Bool) {
    guard !map.rowCountsBefore.isEmpty, map.newSection(forOld: 0) == 0,
      let rows = map.rows(ofSection: 0)
    else {
      // Another section is the first one now.
      delete(map.rowCountsBefore.first ?? 0, at: source)
      insert(map.rowCountsAfter.first ?? 0, at: target)
      return
    }
    let moveSources = Set(rows.moves.map(\.source))
    let moveTargets = Set(rows.moves.map(\.target))
    for row in rows.removed where !moveSources.contains(row) { delete(source + row) }
    for row in rows.added where !moveTargets.contains(row) { insert(target + row) }
    for move in rows.moves { moveRow(source + move.source, target + move.target) }
    let reloaded = map.reloaded.filter { $0.section == 0 }.map(\.row)
    let reconfigured = map.reconfigured.filter { $0.section == 0 }.map(\.row)
    guard isMoved else {
      outer.rows.reloaded += reloaded.map { RowPosition(section: 0, row: source + $0) }
      outer.reconfiguredRows += reconfigured.map { RowPosition(section: 0, row: source + $0) }
      return
    }
    let changed = Set(reloaded + reconfigured)
    for row in 0..<rows.countBefore {
      guard let place = rows.newUnmovedRow(forOld: row) else { continue }
      if changed.contains(row) {
        delete(source + row)
        insert(target + place)
      } else {
        moveRow(source + row, target + place)
      }
    }
  }

  private mutating func moveRow(_ source: Int, _ target: Int) {
    outer.rows.moved.append(
      BatchUpdate.RowMove(
        from: RowPosition(section: 0, row: source), to: RowPosition(section: 0, row: target)))
  }

  // MARK: - Either

  private mutating func delete(_ place: Int) {
    switch kind {
    case .bySections: outer.sections.deleted.append(place)
    case .byRows: outer.rows.deleted.append(RowPosition(section: 0, row: place))
    }
  }

  private mutating func insert(_ place: Int) {
    switch kind {
    case .bySections: outer.sections.inserted.append(place)
    case .byRows: outer.rows.inserted.append(RowPosition(section: 0, row: place))
    }
  }
}
