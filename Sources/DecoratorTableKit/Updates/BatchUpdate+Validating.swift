extension BatchUpdate {
  /// Finds out whether a table can make this batch, by the rules of `UITableView`.
  ///
  /// Looked at in this order, the first violation is thrown: operations that are about something that
  /// does not exist, before or after; two operations about one section, or that lead to one; a row
  /// that moves into a new section; row operations in a section that moves; two operations about one
  /// row, or that lead to one; the number of sections; the number of rows of each section that
  /// survives.
  ///
  /// What a table swallows is no violation: operations on rows of sections that are deleted, inserted
  /// or reloaded need only name rows that exist. A row that moves out of such a section counts as
  /// inserted. A section that moves to its own place, as a row that does, stays there while others
  /// pass.
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section before the batch.
  ///   - after: The number of rows of each section after the batch.
  /// - Throws: The first violation.
  /// - Complexity: O(*m* log *m*) for *m* operations, and O(sections).
  public func validate(before: [Int], after: [Int]) throws(BatchUpdateError) {
    try checkPlacesBefore(before)
    try checkPlacesAfter(after)
    try checkSectionConflicts()
    let sections = UpdateMap.sections(of: self, before: before.count, after: after.count)
    let rows = try rowOperations(notSwallowedBy: sections)
    try rows.checkRowConflicts()
    try checkSectionCount(before: before.count, after: after.count)
    try rows.checkRowCounts(before: before, after: after, sections: sections)
  }

  /// Everything about sections alone: their bounds, their conflicts and their number.
  func validateSections(before: Int, after: Int) throws(BatchUpdateError) {
    var update = BatchUpdate()
    update.deletedSections = deletedSections
    update.insertedSections = insertedSections
    update.movedSections = movedSections
    update.reloadedSections = reloadedSections
    try update.checkPlacesBefore(Array(repeating: 0, count: before))
    try update.checkPlacesAfter(Array(repeating: 0, count: after))
    try update.checkSectionConflicts()
    try update.checkSectionCount(before: before, after: after)
  }
}
