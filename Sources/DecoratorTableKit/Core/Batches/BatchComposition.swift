/// Batches that happen one after the other and become one.
///
/// The list is edited as the batches say, and then compared with what it was before all of them.
struct BatchComposition {
  private(set) var edits: SequentialEdits
  /// Rows (before all) that a batch has moved. They may have gone since.
  private var movedRows: Set<RowPosition> = []
  /// Sections that a batch has moved, as the edits number them.
  private var movedSections: Set<Int> = []

  /// Begins with no batch.
  ///
  /// - Parameter rowCounts: The number of rows of each section before all batches. Traps if one is
  ///   negative.
  /// - Complexity: O(sections)
  init(rowCounts: [Int]) {
    edits = SequentialEdits(rowCounts: rowCounts)
  }

  /// Adds a batch that happens after those added so far.
  ///
  /// - Parameters:
  ///   - update: The batch.
  ///   - after: The number of rows of each section after it.
  /// - Throws: What is not legal about the batch, as ``BatchUpdate/validate(before:after:)``; it is
  ///   not added then.
  /// - Complexity: O(*m* log *n* + *s* log *m*) for *m* operations, *n* of all batches, and *s*
  ///   sections.
  mutating func append(
    _ update: BatchUpdate, rowCountsAfter after: [Int]
  ) throws(BatchUpdateError) {
    let before = edits.rowCounts
    try update.validate(before: before, after: after)
    let map = UpdateMap(update, before: before, after: after)
    for row in update.reloadedRows { edits.reloadRow(at: row) }
    for row in update.reconfiguredRows { edits.reconfigureRow(at: row) }
    changeRows(by: update, map)
    changeSections(by: update, map)
  }

  /// All batches as one.
  ///
  /// - Complexity: O(*n* log *n*) for *n* operations of all batches; and O(*s* log *s*) for *s*
  ///   sections if one of them has come, gone or moved.
  var update: BatchUpdate {
    edits.reduced(movingRows: movedRows, movingSections: movedSections)
  }
}

extension BatchComposition {
  /// Takes rows out of the sections that survive, and places others there. Sections are still where
  /// they were before the batch.
  private mutating func changeRows(by update: BatchUpdate, _ map: UpdateMap) {
    let sources = Dictionary(
      update.movedRows.map { ($0.target, $0.source) }, uniquingKeysWith: { first, _ in first })
    let moving = Set(sources.values)
    var taken: [RowPosition: RowSource] = [:]
    for (section, rows) in map.touched {
      for row in rows.removed.reversed() {
        let position = RowPosition(section: section, row: row)
        let item = edits.takeRow(at: position)
        guard moving.contains(position) else { continue }
        taken[position] = item
        if case .old(let old) = item { movedRows.insert(old) }
      }
    }
    for (section, rows) in map.touched {
      guard let target = map.newSection(forOld: section) else { continue }
      for row in rows.added {
        // A row that comes out of a section that does not survive is new.
        let source = sources[RowPosition(section: target, row: row)]
        edits.placeRow(
          source.flatMap { taken[$0] } ?? .new, at: RowPosition(section: section, row: row))
      }
    }
  }

  private mutating func changeSections(by update: BatchUpdate, _ map: UpdateMap) {
    for section in update.reloadedSections {
      guard let target = map.sectionPlaces.newUnmovedRow(forOld: section) else { continue }
      edits.reloadSection(at: section, rowCount: map.rowCountsAfter[target])
    }
    let sources = map.sectionPlaces.sourcesByTarget
    let moving = Set(sources.values)
    var taken: [Int: Int] = [:]
    for section in map.sectionPlaces.removed.reversed() {
      if moving.contains(section) {
        let number = edits.takeSection(at: section)
        taken[section] = number
        movedSections.insert(number)
      } else {
        edits.deleteSection(at: section)
      }
    }
    for section in map.sectionPlaces.added {
      if let number = sources[section].flatMap({ taken[$0] }) {
        edits.placeSection(number, at: section)
      } else {
        edits.insertSection(at: section, rowCount: map.rowCountsAfter[section])
      }
    }
  }
}
