extension BatchUpdate {
  /// Throws unless this batch is legal in a `UITableView`.
  ///
  /// The first violation is thrown, in this order: a negative number of rows, before or after;
  /// operations on a section or row that does not exist, before or after; two operations on one
  /// section, or with one target; a row that moves into a new section; row operations in a section
  /// that moves; two operations on one row, or with one target; the number of sections; the number
  /// of rows of each section that survives.
  ///
  /// Operations on rows of sections that are deleted, inserted or reloaded are legal if the rows
  /// exist; they have no effect. A row that moves out of one of these sections counts as inserted.
  /// A section or row that moves to its own place stays there while others pass it.
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section before the batch.
  ///   - after: The number of rows of each section after the batch.
  /// - Throws: The first violation.
  /// - Complexity: O((*m* + *s*) log *m*) for *m* operations and *s* sections.
  package func validate(before: [Int], after: [Int]) throws(BatchUpdateError) {
    _ = try validSectionMaps(before: before, after: after)
  }

  /// Returns the first violation of the batch between these row counts; nil if it is legal.
  package func error(before: [Int], after: [Int]) -> BatchUpdateError? {
    do {
      try validate(before: before, after: after)
      return nil
    } catch {
      return error
    }
  }

  /// Validates the batch and returns the outcome of the sections.
  ///
  /// - Throws: The first violation, as ``validate(before:after:)``.
  func validSectionMaps(
    before: [Int], after: [Int]
  ) throws(BatchUpdateError) -> SectionMaps {
    try Self.checkCounts(before, .before)
    try Self.checkCounts(after, .after)
    try checkPlaces(.before, in: before)
    try checkPlaces(.after, in: after)
    try sections.checkConflicts()
    let maps = sectionMaps(before: before.count, after: after.count)
    let effective = try operations(notSwallowedBy: maps)
    try effective.rows.checkConflicts(alsoBefore: effective.reconfigurations)
    try checkSectionCount(before: before.count, after: after.count)
    try effective.checkRowCounts(before: before, after: after, sections: maps.survivors)
    return maps
  }

  /// Checks that all sections, then all rows of operations exist at a time.
  func checkPlaces(
    _ time: BatchUpdateError.Time, in rowCounts: [Int]
  ) throws(BatchUpdateError) {
    for (section, operation) in sections.claims(time) {
      try section.check(in: rowCounts, time, operation)
    }
    let reconfigurations = time == .before ? reconfigurations : []
    for (row, operation) in rows.claims(time, and: reconfigurations) {
      try row.check(in: rowCounts, time, operation)
    }
  }

  /// The reconfigured rows, which must have no other operation.
  private var reconfigurations: [Operations<RowPosition>.Claim] {
    reconfiguredRows.map { ($0, .reconfigureRow($0)) }
  }
}

extension Operations {
  /// An operation and its section or row, or its target.
  typealias Claim = (place: Place, operation: BatchUpdate.Operation)

  /// Returns the sources of the operations before the batch, or their targets after it.
  ///
  /// - Parameter others: Other claims at the time. Moves follow them.
  func claims(_ time: BatchUpdateError.Time, and others: [Claim] = []) -> [Claim] {
    switch time {
    case .before:
      deleted.map { ($0, Place.delete($0)) } + reloaded.map { ($0, Place.reload($0)) } + others
        + moved.map { ($0.source, Place.move($0)) }
    case .after:
      inserted.map { ($0, Place.insert($0)) } + others
        + moved.map { ($0.target, Place.move($0)) }
    }
  }

  /// Checks that no two operations have one source or target.
  func checkConflicts(alsoBefore others: [Claim] = []) throws(BatchUpdateError) {
    try Self.checkConflicts(claims(.before, and: others), .before)
    try Self.checkConflicts(claims(.after), .after)
  }

  private static func checkConflicts(
    _ claims: [Claim], _ time: BatchUpdateError.Time
  ) throws(BatchUpdateError) {
    let claims = claims.sorted { $0.place < $1.place }
    for (first, second) in zip(claims, claims.dropFirst()) where first.place == second.place {
      throw BatchUpdateError(
        first.operation == second.operation
          ? .repeated(first.operation) : .conflict(time, first.operation, second.operation))
    }
  }
}

// MARK: - Counts

extension BatchUpdate {
  /// Checks that no section has a negative number of rows.
  private static func checkCounts(
    _ rowCounts: [Int], _ time: BatchUpdateError.Time
  ) throws(BatchUpdateError) {
    for (section, count) in rowCounts.enumerated() where count < 0 {
      throw BatchUpdateError(.negativeRowCount(time, count, section: section))
    }
  }

  /// Compares the numbers of sections with the operations on sections.
  private func checkSectionCount(before: Int, after: Int) throws(BatchUpdateError) {
    let (inserted, deleted) = (sections.inserted.count, sections.deleted.count)
    guard after == before + inserted - deleted else {
      throw BatchUpdateError(
        .sectionCountMismatch(before: before, after: after, inserted: inserted, deleted: deleted))
    }
  }

  /// Compares the counts of each section that survives with the row operations.
  ///
  /// - Parameter sections: The outcome of the sections. Its counts are those of the tables.
  private func checkRowCounts(
    before: [Int], after: [Int], sections: RowMap
  ) throws(BatchUpdateError) {
    var changed = rowChangeCounts(sections: sections).sorted { $0.key < $1.key }.makeIterator()
    var next = changed.next()
    for (section, count) in before.enumerated() {
      var changes = BatchUpdateError.RowChangeCounts()
      if let own = next, own.key == section {
        changes = own.value
        next = changed.next()
      }
      guard let target = sections.newRow(forOld: section) else { continue }
      // Neither is negative, so their difference cannot overflow.
      guard after[target] - count == changes.growth else {
        throw BatchUpdateError(
          .rowCountMismatch(
            section: section, sectionAfter: target, before: count, after: after[target],
            changes: changes))
      }
    }
  }

  /// Returns the numbers of rows that change, by section before the batch, of the sections with
  /// changes.
  func rowChangeCounts(sections: RowMap) -> [Int: BatchUpdateError.RowChangeCounts] {
    var changes: [Int: BatchUpdateError.RowChangeCounts] = [:]
    let sources = sections.inverse
    func add(_ section: Int?, _ count: (inout BatchUpdateError.RowChangeCounts) -> Void) {
      if let section { count(&changes[section, default: .init()]) }
    }
    for row in rows.deleted { add(row.section) { $0.deleted += 1 } }
    for row in rows.inserted { add(sources.newRow(forOld: row.section)) { $0.inserted += 1 } }
    for move in rows.moved {
      add(move.source.section) { $0.movedOut += 1 }
      add(sources.newRow(forOld: move.target.section)) { $0.movedIn += 1 }
    }
    return changes
  }
}
