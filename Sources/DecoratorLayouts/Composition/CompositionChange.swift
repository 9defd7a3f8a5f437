/// A change of the children of a composition: batches of some, and a new order of all.
package struct CompositionChange: Hashable, Sendable {
  /// A change of the rows of one child.
  package struct Update: Hashable, Sendable {
    /// The batch (inner).
    package let batch: BatchUpdate
    /// The number of rows of each section (inner) of the child after it.
    package let rowCountsAfter: [Int]

    /// Creates the change of a child.
    package init(batch: BatchUpdate, rowCountsAfter: [Int]) {
      self.batch = batch
      self.rowCountsAfter = rowCountsAfter
    }
  }

  /// A child after the change.
  package enum Child: Hashable, Sendable {
    /// An old child, by its number before.
    case kept(Int)
    /// A new child, with the number of rows of each of its sections.
    case new([Int])
  }

  /// The batches of children that stay, by their numbers before.
  package var updates: [Int: Update] = [:]
  /// The children after the change, from the top; nil if none is added, removed or moved.
  package var arrangement: [Child]?

  /// Creates an empty change.
  package init() {}
}

extension Composition {
  /// Returns the composition after a change.
  ///
  /// - Complexity: O(sections)
  package func applying(_ change: CompositionChange) -> Composition {
    let updated = settingRowCounts(change.updates.mapValues(\.rowCountsAfter))
    return change.arrangement.map { updated.arranged($0) } ?? updated
  }

  /// Lifts a change of the children to the whole, as one batch.
  ///
  /// It is the batches of the children at their places, and then the new order of all. Rows and
  /// sections that the batch of their child leaves unmoved move only with the child. Of reordered
  /// children, the heaviest subsequence in relative order stays, and the sections or rows of the
  /// others move.
  ///
  /// - Returns: The composition after the change, and the batch (outer).
  /// - Throws: The first violation of the batch of a child.
  /// - Complexity: O(*s* + *m* log *m*) for *s* sections and *m* operations, if no child is added,
  ///   removed or moved and no section moves. Otherwise O(*n* log *n* + *p* log *p*), where *n*
  ///   counts the children, and *p* all sections, the operations, and the rows of children that are
  ///   added, removed or moved.
  package func lifting(
    _ change: CompositionChange
  ) throws(BatchUpdateError) -> (after: Composition, update: BatchUpdate) {
    let between = settingRowCounts(change.updates.mapValues(\.rowCountsAfter))
    let updates = try batch(of: change.updates, startingAfterAt: between.starts)
    // A table cannot reload a section while others move, and cannot move one to its own place.
    if change.arrangement == nil, updates.movedSections.isEmpty { return (between, updates) }
    var whole = BatchComposition(rowCounts: rowCounts)
    try whole.append(updates, rowCountsAfter: between.rowCounts)
    guard let arrangement = change.arrangement else { return (between, whole.update) }
    let after = between.arranged(arrangement)
    try whole.append(
      between.batch(leadingTo: after, arrangement), rowCountsAfter: after.rowCounts)
    return (after, whole.update)
  }

  /// Returns the composition with its children in another order.
  private func arranged(_ arrangement: [CompositionChange.Child]) -> Composition {
    Composition(
      kind,
      of: arrangement.map { child in
        switch child {
        case .kept(let number): rowCounts(ofChild: number)
        case .new(let rowCounts): rowCounts
        }
      })
  }

  // MARK: - The batches of the children

  /// Returns the batches of the children as one (outer), while the children keep their order.
  ///
  /// - Parameters:
  ///   - updates: The batches (inner), by the number of the child.
  ///   - starts: The first section or row of each child after them (outer).
  private func batch(
    of updates: [Int: CompositionChange.Update], startingAfterAt starts: [Int]
  ) throws(BatchUpdateError) -> BatchUpdate {
    var outer = BatchUpdate()
    for (child, update) in updates {
      let map = try UpdateMap(
        validating: update.batch, before: rowCounts(ofChild: child), after: update.rowCountsAfter)
      let (source, target) = (self.starts[child], starts[child])
      switch kind {
      case .bySections:
        try outer.add(update.batch, map, movedDownBy: (before: source, after: target))
      case .byRows:
        outer.add(rowsOf: map, movedDownBy: (before: source, after: target))
      }
    }
    outer.putInOrder()
    return outer
  }

  // MARK: - The order of the children

  /// Returns the batch (outer) that puts the children into another order.
  ///
  /// - Parameters:
  ///   - after: The composition in that order.
  ///   - arrangement: The children of it, those that are kept by their numbers before.
  private func batch(
    leadingTo after: Composition, _ arrangement: [CompositionChange.Child]
  ) -> BatchUpdate {
    var places = Operations<Int>()
    let unmoved = unmovedChildren(arrangement)
    var kept: Set<Int> = []
    for (number, child) in arrangement.enumerated() {
      let (size, target) = (after.size(ofChild: number), after.starts[number])
      switch child {
      case .kept(let source):
        kept.insert(source)
        if unmoved.contains(source) { continue }
        let start = starts[source]
        places.moved += (0..<size).map { .init(from: start + $0, to: target + $0) }
      case .new:
        places.inserted += target..<target + size
      }
    }
    for child in 0..<childCount where !kept.contains(child) {
      places.deleted += starts[child]..<starts[child + 1]
    }
    var outer = BatchUpdate()
    switch kind {
    case .bySections: outer.sections = places
    case .byRows:
      func row(_ row: Int) -> RowPosition { RowPosition(section: 0, row: row) }
      outer.rows.deleted = places.deleted.map(row)
      outer.rows.inserted = places.inserted.map(row)
      outer.rows.moved = places.moved.map { .init(from: row($0.source), to: row($0.target)) }
    }
    outer.putInOrder()
    return outer
  }

  /// Returns the unmoved children (numbers before).
  private func unmovedChildren(_ arrangement: [CompositionChange.Child]) -> Set<Int> {
    let kept = arrangement.compactMap { child in
      if case .kept(let source) = child { source } else { nil }
    }
    let heaviest = kept.indicesOfHeaviestIncreasing(weights: kept.map(size(ofChild:)))
    return Set(heaviest.map { kept[$0] })
  }
}

extension BatchUpdate {
  /// Adds the batch of a child with sections of its own.
  ///
  /// - Parameter distance: The number of sections above those of the child, before and after.
  fileprivate mutating func add(
    _ inner: BatchUpdate, _ map: UpdateMap, movedDownBy distance: (before: Int, after: Int)
  ) throws(BatchUpdateError) {
    sections.deleted += inner.deletedSections.map { $0 + distance.before }
    sections.inserted += inner.insertedSections.map { $0 + distance.after }
    sections.moved += inner.movedSections.map {
      SectionMove(from: $0.source + distance.before, to: $0.target + distance.after)
    }
    sections.reloaded += inner.reloadedSections.map { $0 + distance.before }
    func before(_ row: RowPosition) -> RowPosition {
      RowPosition(section: row.section + distance.before, row: row.row)
    }
    func after(_ row: RowPosition) -> RowPosition {
      RowPosition(section: row.section + distance.after, row: row.row)
    }
    let effective = try inner.operations(
      notSwallowedBy: SectionMaps(places: map.sectionPlaces, survivors: map.sections))
    rows.deleted += effective.deletedRows.map(before)
    rows.inserted += effective.insertedRows.map(after)
    rows.moved += effective.movedRows.map {
      RowMove(from: before($0.source), to: after($0.target))
    }
    rows.reloaded += effective.reloadedRows.map(before)
    reconfiguredRows += effective.reconfiguredRows.map(before)
  }

  /// Adds the batch of a child that has rows in the shared section: those of its first section.
  ///
  /// - Parameter distance: The number of rows above those of the child, before and after.
  fileprivate mutating func add(
    rowsOf map: UpdateMap, movedDownBy distance: (before: Int, after: Int)
  ) {
    func before(_ row: Int) -> RowPosition { RowPosition(section: 0, row: row + distance.before) }
    func after(_ row: Int) -> RowPosition { RowPosition(section: 0, row: row + distance.after) }
    guard !map.rowCountsBefore.isEmpty, map.newSection(forOld: 0) == 0,
      let own = map.rows(ofSection: 0)
    else {
      // Another section is the first one now.
      rows.deleted += (0..<(map.rowCountsBefore.first ?? 0)).map(before)
      rows.inserted += (0..<(map.rowCountsAfter.first ?? 0)).map(after)
      return
    }
    rows.deleted += own.deleted.map(before)
    rows.inserted += own.inserted.map(after)
    rows.moved += own.moves.map { RowMove(from: before($0.source), to: after($0.target)) }
    rows.reloaded += map.reloaded.filter { $0.section == 0 }.map { before($0.row) }
    reconfiguredRows += map.reconfigured.filter { $0.section == 0 }.map { before($0.row) }
  }
}
