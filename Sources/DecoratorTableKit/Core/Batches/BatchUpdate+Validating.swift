extension BatchUpdate {
  /// Throws unless a table can make this batch, by the rules of `UITableView`.
  ///
  /// The first violation is thrown, in this order: a negative number of rows, before or after;
  /// operations that are about something that does not exist, before or after; two operations about
  /// one section, or that lead to one; a row that moves into a new section; row operations in a
  /// section that moves; two operations about one row, or that lead to one; the number of sections;
  /// the number of rows of each section that survives.
  ///
  /// Operations that a table swallows are no violation: those on rows of sections that are deleted,
  /// inserted or reloaded need only name rows that exist. A row that moves out of one of these
  /// sections counts as inserted. A section or row that moves to its own place stays there while
  /// others pass.
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section before the batch.
  ///   - after: The number of rows of each section after the batch.
  /// - Throws: The first violation.
  /// - Complexity: O((*m* + *s*) log *m*) for *m* operations and *s* sections.
  public func validate(before: [Int], after: [Int]) throws(BatchUpdateError) {
    _ = try validSectionMaps(before: before, after: after)
  }

  /// Validates the batch and returns the fate of the sections.
  ///
  /// - Throws: The first violation, as ``validate(before:after:)``.
  func validSectionMaps(
    before: [Int], after: [Int]
  ) throws(BatchUpdateError) -> SectionMaps {
    try Self.checkCounts(before) { .negativeRowCountBefore($0, section: $1) }
    try Self.checkCounts(after) { .negativeRowCountAfter($0, section: $1) }
    try checkSectionPlaces(before: before.count)
    try checkRowPlaces(before: before)
    try checkSectionPlaces(after: after.count)
    try checkRowPlaces(after: after)
    try checkSectionConflicts()
    let sections = sectionMaps(before: before.count, after: after.count)
    // Without operations on sections nothing is swallowed, and the batch need not be copied.
    if changesSections {
      let rows = try rowOperations(notSwallowedBy: sections.survivors)
      try checkCounts(rows: rows, before: before, after: after, sections: sections.survivors)
    } else {
      try checkCounts(rows: self, before: before, after: after, sections: sections.survivors)
    }
    return sections
  }

  /// Looks for conflicts of the row operations, and compares the counts with what is said of them.
  ///
  /// - Parameter rows: The operations on rows of this batch that are not swallowed.
  private func checkCounts(
    rows: BatchUpdate, before: [Int], after: [Int], sections: RowMap
  ) throws(BatchUpdateError) {
    try rows.checkRowConflicts()
    try checkSectionCount(before: before.count, after: after.count)
    try rows.checkRowCounts(before: before, after: after, sections: sections)
  }
}
