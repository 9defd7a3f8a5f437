extension BatchUpdate {
  /// Combines this batch and the one after it.
  ///
  /// The result is legal for a table, and leads to the same list as both, one after the other. What
  /// both keep stays or moves, wherever one batch can say so. What the first inserts and the next
  /// deletes is not mentioned. Nothing moves that neither of them moves, and what they move there
  /// and back stays.
  ///
  /// A change that one batch cannot say is said by replacing: see
  /// ``RearrangedList/update(movingRows:movingSections:)``.
  ///
  /// - Parameters:
  ///   - next: The batch after this one.
  ///   - before: The number of rows of each section before both batches. Traps if one is negative.
  ///   - between: The number of rows of each section after this batch and before the next one.
  ///   - after: The number of rows of each section after both.
  /// - Returns: A batch that leads from `before` to `after`.
  /// - Throws: The first violation of this batch or, if it is legal, of the next one, as
  ///   ``validate(before:after:)``.
  /// - Complexity: O((*m* + *s*) log (*m* + *s*)) for *m* operations of both and *s* sections.
  package func followed(
    by next: BatchUpdate, before: [Int], between: [Int], after: [Int]
  ) throws(BatchUpdateError) -> BatchUpdate {
    var composition = BatchComposition(rowCounts: before)
    try composition.append(self, rowCountsAfter: between)
    try composition.append(next, rowCountsAfter: after)
    return composition.update
  }
}

/// Combines successive batches into one.
///
/// A list is edited by the batches, and then compared with the list before all of them.
struct BatchComposition {
  /// The list after the batches added so far.
  private var list: RearrangedList
  /// Rows (before all) that a batch has moved.
  private var movedRows: Set<RowPosition> = []
  /// Sections (before all) that a batch has moved.
  private var movedSections: Set<Int> = []

  /// Begins with no batch.
  ///
  /// - Parameter rowCounts: The number of rows of each section before all batches. Traps if one is
  ///   negative.
  init(rowCounts: [Int]) { list = RearrangedList(unchanged: rowCounts) }

  /// Adds a batch after those added so far.
  ///
  /// - Throws: The first violation of the batch, as ``BatchUpdate/validate(before:after:)``; it is
  ///   then not added.
  /// - Complexity: O(*m* log *m* + *n* + *s*) for *m* operations, *n* of all batches, and *s*
  ///   sections.
  mutating func append(
    _ update: BatchUpdate, rowCountsAfter after: [Int]
  ) throws(BatchUpdateError) {
    let map = try UpdateMap(validating: update, before: list.rowCounts, after: after)
    // In all other sections, operations on rows have no effect.
    func survives(_ section: Int) -> Bool { map.newSection(forOld: section) != nil }
    for (section, rows) in update.reloadedRows.rowsBySection where survives(section) {
      list.reloadRows(at: rows, ofSection: section)
    }
    for (section, rows) in update.reconfiguredRows.rowsBySection where survives(section) {
      list.reconfigureRows(at: rows, ofSection: section)
    }
    changeRows(by: update, map)
    changeSections(by: update, map)
  }

  /// All batches as one.
  ///
  /// - Complexity: O(*n* log *n* + *s* log *s*) for *n* operations of all batches and *s* sections.
  var update: BatchUpdate { list.update(movingRows: movedRows, movingSections: movedSections) }
}

extension BatchComposition {
  /// Removes rows from the surviving sections, and inserts others. The sections are still in the
  /// order before the batch.
  private mutating func changeRows(by update: BatchUpdate, _ map: UpdateMap) {
    var removed: [RowPosition: RowSource] = [:]
    for (section, rows) in map.touched {
      let origins = list.removeRows(at: rows.removed, ofSection: section)
      for (row, origin) in zip(rows.removed, origins) {
        let position = RowPosition(section: section, row: row)
        guard update.movedRows.target(ofSource: position) != nil else { continue }
        removed[position] = origin
        if case .old(let old) = origin { movedRows.insert(old) }
      }
    }
    for (section, rows) in map.touched {
      guard let target = map.newSection(forOld: section) else { continue }
      let origins = rows.added.map { row in
        // A row that moves out of a section that does not survive is new.
        map.oldPosition(forNew: RowPosition(section: target, row: row)).flatMap { removed[$0] }
          ?? .new
      }
      list.placeRows(origins, at: rows.added, inSection: section)
    }
  }

  private mutating func changeSections(by update: BatchUpdate, _ map: UpdateMap) {
    for section in update.reloadedSections {
      guard let target = map.sectionPlaces.newUnmovedRow(forOld: section) else { continue }
      list.reloadSection(at: section, rowCount: map.rowCountsAfter[target])
    }
    let places = map.sectionPlaces
    guard !places.isUnchanged else { return }
    let removed = Dictionary(
      uniqueKeysWithValues: zip(places.removed, list.removeSections(at: places.removed)))
    movedSections.formUnion(places.moves.compactMap { removed[$0.source]?.origin })
    let sources = places.inverse
    let placed = places.added.map { section in
      sources.newRow(forOld: section).flatMap { removed[$0] }
        ?? RearrangedList.newSection(rowCount: map.rowCountsAfter[section])
    }
    list.placeSections(placed, at: places.added)
  }
}
