extension BatchUpdate {
  /// Looks for a section with a negative number of rows.
  static func checkCounts(
    _ rowCounts: [Int], _ error: (_ count: Int, _ section: Int) -> BatchUpdateError
  ) throws(BatchUpdateError) {
    for (section, count) in rowCounts.enumerated() where count < 0 { throw error(count, section) }
  }

  /// Compares the numbers of sections with what the operations on sections say.
  func checkSectionCount(before: Int, after: Int) throws(BatchUpdateError) {
    let (inserted, deleted) = (insertedSections.count, deletedSections.count)
    guard after == before + inserted - deleted else {
      throw .sectionCountMismatch(
        before: before, after: after, inserted: inserted, deleted: deleted)
    }
  }

  /// Compares the counts of each section that survives with what the row operations say.
  ///
  /// - Parameter sections: The fate of the sections. Its counts are those of the tables.
  func checkRowCounts(before: [Int], after: [Int], sections: RowMap) throws(BatchUpdateError) {
    let changes = rowChangeCounts(before: before.count, sections: sections)
    for (section, count) in before.enumerated() {
      guard let target = sections.newRow(forOld: section) else { continue }
      // Neither is negative, so that their difference is a number, however large they are.
      guard after[target] - count == changes[section].growth else {
        throw .rowCountMismatch(
          section: section, sectionAfter: target, before: count, after: after[target],
          changes: changes[section])
      }
    }
  }

  /// Returns the numbers of rows that change, by section before the batch. Sections that do not
  /// survive have none.
  func rowChangeCounts(before count: Int, sections: RowMap) -> [BatchUpdateError.RowChangeCounts] {
    var changes = Array(repeating: BatchUpdateError.RowChangeCounts(), count: count)
    let sources = sections.sourcesByTarget
    func add(_ section: Int?, _ count: (inout BatchUpdateError.RowChangeCounts) -> Void) {
      guard let section, changes.indices.contains(section) else { return }
      count(&changes[section])
    }
    for row in deletedRows { add(row.section) { $0.deleted += 1 } }
    for row in insertedRows {
      add(sections.oldRow(forNew: row.section, sources)) { $0.inserted += 1 }
    }
    for move in movedRows {
      add(move.source.section) { $0.movedOut += 1 }
      add(sections.oldRow(forNew: move.target.section, sources)) { $0.movedIn += 1 }
    }
    return changes
  }
}
