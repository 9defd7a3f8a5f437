extension BatchUpdate {
  /// An operation and the section or row that it is about, or leads to.
  typealias Claim<Place> = (place: Place, operation: Operation)

  var sectionClaimsBefore: [Claim<Int>] {
    deletedSections.map { ($0, .deleteSection($0)) }
      + reloadedSections.map { ($0, .reloadSection($0)) }
      + movedSections.map { ($0.source, .moveSection($0)) }
  }

  var sectionClaimsAfter: [Claim<Int>] {
    insertedSections.map { ($0, .insertSection($0)) }
      + movedSections.map { ($0.target, .moveSection($0)) }
  }

  var rowClaimsBefore: [Claim<RowPosition>] {
    deletedRows.map { ($0, .deleteRow($0)) } + reloadedRows.map { ($0, .reloadRow($0)) }
      + reconfiguredRows.map { ($0, .reconfigureRow($0)) }
      + movedRows.map { ($0.source, .moveRow($0)) }
  }

  var rowClaimsAfter: [Claim<RowPosition>] {
    insertedRows.map { ($0, .insertRow($0)) } + movedRows.map { ($0.target, .moveRow($0)) }
  }
}

extension BatchUpdate {
  /// Looks for deletes, reloads and sources of moves of sections that do not exist.
  func checkSectionPlaces(before count: Int) throws(BatchUpdateError) {
    guard changesSections else { return }
    for (section, operation) in sectionClaimsBefore where section < 0 || section >= count {
      throw .noSuchSectionBefore(operation, section: section, sectionCount: count)
    }
  }

  /// Looks for inserts and targets of moves of sections at places that do not exist.
  func checkSectionPlaces(after count: Int) throws(BatchUpdateError) {
    guard changesSections else { return }
    for (section, operation) in sectionClaimsAfter where section < 0 || section >= count {
      throw .noSuchSectionAfter(operation, section: section, sectionCount: count)
    }
  }

  /// Looks for deletes, reloads, reconfigures and sources of moves of rows that do not exist.
  func checkRowPlaces(before counts: [Int]) throws(BatchUpdateError) {
    func check(_ row: RowPosition, _ operation: Operation) throws(BatchUpdateError) {
      guard counts.indices.contains(row.section) else {
        throw .noSuchSectionBefore(operation, section: row.section, sectionCount: counts.count)
      }
      guard row.row >= 0, row.row < counts[row.section] else {
        throw .noSuchRowBefore(operation, row: row, rowCount: counts[row.section])
      }
    }
    for row in deletedRows { try check(row, .deleteRow(row)) }
    for row in reloadedRows { try check(row, .reloadRow(row)) }
    for row in reconfiguredRows { try check(row, .reconfigureRow(row)) }
    for move in movedRows { try check(move.source, .moveRow(move)) }
  }

  /// Looks for inserts and targets of moves of rows at places that do not exist.
  func checkRowPlaces(after counts: [Int]) throws(BatchUpdateError) {
    func check(_ row: RowPosition, _ operation: Operation) throws(BatchUpdateError) {
      guard counts.indices.contains(row.section) else {
        throw .noSuchSectionAfter(operation, section: row.section, sectionCount: counts.count)
      }
      guard row.row >= 0, row.row < counts[row.section] else {
        throw .noSuchRowAfter(operation, row: row, rowCount: counts[row.section])
      }
    }
    for row in insertedRows { try check(row, .insertRow(row)) }
    for move in movedRows { try check(move.target, .moveRow(move)) }
  }
}
