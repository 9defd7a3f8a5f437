import Foundation

extension TableUpdateValidator {
  /// A number of sections that does not match the announced changes.
  func problemWithSectionCount(in map: TableUpdateMap) -> String? {
    let inserted = update.insertedSections.count + update.reloadedSections.count
    let deleted = update.deletedSections.count + update.reloadedSections.count
    guard after.count != before.count + inserted - deleted else { return nil }
    guard after == before else { return inconsistency(in: map) }
    return
      "Invalid update: invalid number of sections. The number of sections contained in the table "
      + "view after the update (\(after.count)) must be equal to the number of sections contained "
      + "in the table view before the update (\(before.count)), plus or minus the number of "
      + "sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }

  /// A number of rows, in a section that existed before, that does not match the announced changes.
  func problemWithRowCounts(in map: TableUpdateMap) -> String? {
    let tallies = tallies(in: map)
    for section in before.indices {
      guard let target = map.section(after: section) else { continue }
      let tally = tallies[section] ?? RowTally()
      guard after[target] != before[section] + tally.difference else { continue }
      guard after == before else { return inconsistency(in: map) }
      return "Invalid update: invalid number of rows in section \(section). The number of rows "
        + "contained in an existing section after the update (\(after[target])) must be equal to "
        + "the number of rows contained in that section before the update (\(before[section])), "
        + "plus or minus the number of rows inserted or deleted from that section "
        + "(\(tally.inserted) inserted, \(tally.deleted) deleted) and plus or minus the number of "
        + "rows moved into or out of that section (\(tally.movedIn) moved in, "
        + "\(tally.movedOut) moved out)."
    }
    return nil
  }

  private struct RowTally {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0
    var difference: Int { inserted - deleted + movedIn - movedOut }
  }

  /// Returns the announced changes of each section's rows, counted before.
  private func tallies(in map: TableUpdateMap) -> [Int: RowTally] {
    var tallies: [Int: RowTally] = [:]
    for path in update.deletedRows { tallies[path.section, default: RowTally()].deleted += 1 }
    for path in update.reloadedRows {
      tallies[path.section, default: RowTally()].deleted += 1
      tallies[path.section, default: RowTally()].inserted += 1
    }
    for path in update.insertedRows {
      guard let section = map.section(before: path.section) else { continue }
      tallies[section, default: RowTally()].inserted += 1
    }
    for move in update.movedRows {
      tallies[move.source.section, default: RowTally()].movedOut += 1
      guard let section = map.section(before: move.target.section) else { continue }
      tallies[section, default: RowTally()].movedIn += 1
    }
    return tallies
  }

  /// Returns the message of newer systems for a data source that has not changed as announced.
  private func inconsistency(in map: TableUpdateMap) -> String {
    "Invalid batch updates detected: the number of sections and/or rows returned by the data "
      + "source before and after performing the batch updates are inconsistent with the updates.\n"
      + "Data source before updates = \(Self.described(before))\n"
      + "Data source after updates = \(Self.described(after))\n"
      + "Updates = [\n\(operations(in: map).map { "\t\($0)" }.joined(separator: ",\n"))\n]"
  }

  private static func described(_ counts: [Int]) -> String {
    let sections = counts.count == 1 ? "1 section" : "\(counts.count) sections"
    return "{ \(sections) with row counts: \(counts) }"
  }

  /// Returns the operations in the order of that message: deletions, insertions, moves.
  private func operations(in map: TableUpdateMap) -> [String] {
    let deletedSections = (update.deletedSections + update.reloadedSections).sorted()
    let deletedRows = (update.deletedRows + update.reloadedRows).sorted()
    let newSections = update.reloadedSections.compactMap(map.sections.successor(of:))
    let newRows = update.reloadedRows.compactMap(map.successor(of:))
    let insertedSections = (update.insertedSections + newSections).sorted()
    let insertedRows = (update.insertedRows + newRows).sorted()
    return deletedSections.map { "Delete section (\($0))" }
      + deletedRows.map { "Delete row (\($0.section) - \($0.row))" }
      + insertedSections.map { "Insert section (\($0))" }
      + insertedRows.map { "Insert row (\($0.section) - \($0.row))" }
      + update.movedSections.map { "Move section (\($0.source) to \($0.target))" }
      + update.movedRows.map {
        "Move row (\($0.source.section) - \($0.source.row) to \($0.target.section) - "
          + "\($0.target.row))"
      }
  }
}
