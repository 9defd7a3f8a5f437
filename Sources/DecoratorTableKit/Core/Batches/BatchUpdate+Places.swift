// The operations that are about a place, or lead to one.
extension BatchUpdate {
  /// A closure that takes an operation, and a section or row that it is about or leads to.
  typealias Visit<Place> = (_ place: Place, _ operation: Operation) throws(BatchUpdateError) -> Void

  /// Visits each section (before) that an operation is about.
  func forEachSectionBefore(_ visit: Visit<Int>) throws(BatchUpdateError) {
    for section in deletedSections { try visit(section, .deleteSection(section)) }
    for section in reloadedSections { try visit(section, .reloadSection(section)) }
    for move in movedSections { try visit(move.source, .moveSection(move)) }
  }

  /// Visits each section (after) that an operation leads to.
  func forEachSectionAfter(_ visit: Visit<Int>) throws(BatchUpdateError) {
    for section in insertedSections { try visit(section, .insertSection(section)) }
    for move in movedSections { try visit(move.target, .moveSection(move)) }
  }

  /// Visits each row (before) that an operation is about.
  func forEachRowBefore(_ visit: Visit<RowPosition>) throws(BatchUpdateError) {
    for row in deletedRows { try visit(row, .deleteRow(row)) }
    for row in reloadedRows { try visit(row, .reloadRow(row)) }
    for row in reconfiguredRows { try visit(row, .reconfigureRow(row)) }
    for move in movedRows { try visit(move.source, .moveRow(move)) }
  }

  /// Visits each row (after) that an operation leads to.
  func forEachRowAfter(_ visit: Visit<RowPosition>) throws(BatchUpdateError) {
    for row in insertedRows { try visit(row, .insertRow(row)) }
    for move in movedRows { try visit(move.target, .moveRow(move)) }
  }
}

extension BatchUpdate {
  /// Looks for deletes, reloads and sources of moves of sections that do not exist.
  func checkSectionPlaces(before count: Int) throws(BatchUpdateError) {
    try forEachSectionBefore { section, operation throws(BatchUpdateError) in
      guard section >= 0, section < count else {
        throw .noSuchSectionBefore(operation, section: section, sectionCount: count)
      }
    }
  }

  /// Looks for inserts and targets of moves of sections at places that do not exist.
  func checkSectionPlaces(after count: Int) throws(BatchUpdateError) {
    try forEachSectionAfter { section, operation throws(BatchUpdateError) in
      guard section >= 0, section < count else {
        throw .noSuchSectionAfter(operation, section: section, sectionCount: count)
      }
    }
  }

  /// Looks for deletes, reloads, reconfigures and sources of moves of rows that do not exist.
  func checkRowPlaces(before counts: [Int]) throws(BatchUpdateError) {
    try forEachRowBefore { row, operation throws(BatchUpdateError) in
      guard counts.indices.contains(row.section) else {
        throw .noSuchSectionBefore(operation, section: row.section, sectionCount: counts.count)
      }
      guard row.row >= 0, row.row < counts[row.section] else {
        throw .noSuchRowBefore(operation, row: row, rowCount: counts[row.section])
      }
    }
  }

  /// Looks for inserts and targets of moves of rows at places that do not exist.
  func checkRowPlaces(after counts: [Int]) throws(BatchUpdateError) {
    try forEachRowAfter { row, operation throws(BatchUpdateError) in
      guard counts.indices.contains(row.section) else {
        throw .noSuchSectionAfter(operation, section: row.section, sectionCount: counts.count)
      }
      guard row.row >= 0, row.row < counts[row.section] else {
        throw .noSuchRowAfter(operation, row: row, rowCount: counts[row.section])
      }
    }
  }
}
