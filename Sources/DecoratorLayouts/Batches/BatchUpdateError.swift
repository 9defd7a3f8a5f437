/// The reason why a batch update is illegal.
///
/// Its ``description`` names the error, with the operation, the place and the counts, and the
/// remedy.
public struct BatchUpdateError: Error, Hashable, Sendable {
  /// The kind of error.
  package let reason: Reason

  package init(_ reason: Reason) { self.reason = reason }

  /// The kinds of errors.
  package enum Reason: Hashable, Sendable {
    /// A section cannot have this many rows.
    case negativeRowCount(Time, Int, section: Int)
    /// The section of an operation does not exist before the batch, or its target does not exist
    /// after it.
    case noSuchSection(Time, BatchUpdate.Operation, section: Int, sectionCount: Int)
    /// The row of an operation does not exist before the batch, or its target does not exist after
    /// it.
    case noSuchRow(Time, BatchUpdate.Operation, row: RowPosition, rowCount: Int)
    /// An operation occurs more than once.
    case repeated(BatchUpdate.Operation)
    /// Two operations have one section or row as their source before the batch, or as their target
    /// after it.
    case conflict(Time, BatchUpdate.Operation, BatchUpdate.Operation)
    /// A row moves into a section (after) that is inserted, or replaced by reloading it.
    case moveIntoNewSection(BatchUpdate.RowMove)
    /// There is an operation on a row of a section that moves.
    case rowOperationInMovedSection(BatchUpdate.Operation, BatchUpdate.SectionMove)
    /// The number of sections does not change as announced.
    case sectionCountMismatch(before: Int, after: Int, inserted: Int, deleted: Int)
    /// The number of rows of a section (before, and its number after) does not change as announced.
    case rowCountMismatch(
      section: Int, sectionAfter: Int, before: Int, after: Int, changes: RowChangeCounts)
  }

  /// The time at which sections and rows are counted.
  package enum Time: String, Sendable {
    case before, after
  }

  /// The announced changes of a section's number of rows. Reloads are not included.
  package struct RowChangeCounts: Hashable, Sendable {
    /// The number of rows that are inserted, or move out of a section that is deleted.
    package var inserted = 0
    /// The number of rows that are deleted.
    package var deleted = 0
    /// The number of rows that move into the section or within it.
    package var movedIn = 0
    /// The number of rows that move out of the section or within it.
    package var movedOut = 0

    package init() {}

    /// The number of rows by which the section grows.
    var growth: Int { inserted - deleted + movedIn - movedOut }
  }
}

extension BatchUpdateError: CustomStringConvertible {
  /// The error, with the operation, the place and the counts, and its remedy.
  public var description: String {
    switch reason {
    case .negativeRowCount(let time, let count, let section):
      "\(count) rows in section \(section) \(time) the batch: a row count is 0 or more"
    case .noSuchSection(let time, let operation, let section, let count):
      """
      \(operation.messageText): there is no section \(section) \(time) the batch, only \(count); \
      \(time.howToCount)
      """
    case .noSuchRow(let time, let operation, let row, let count):
      """
      \(operation.messageText): section \(row.section) has \(count) rows \(time) the batch, and no row \
      \(row.row); \(time.howToCount)
      """
    case .repeated(let operation):
      "\(operation.messageText), and once more: name each operation once"
    case .conflict(.before, let first, let second):
      """
      \(first.messageText), and \(second.messageText): one section or row of the time before the batch takes \
      part in one operation; to change what moves, delete and insert it
      """
    case .conflict(.after, let first, let second):
      """
      \(first.messageText), and \(second.messageText): both lead to one place; count inserts and targets of \
      moves after all changes of the batch
      """
    case .moveIntoNewSection(let move):
      """
      \(BatchUpdate.Operation.moveRow(move).messageText): section \(move.target.section) is new after \
      the batch, and a row cannot move into it; delete the row, since a new section comes with all \
      of its rows
      """
    case .rowOperationInMovedSection(let operation, let move):
      """
      \(operation.messageText), and \(BatchUpdate.Operation.moveSection(move).messageText): rows of a section \
      that moves cannot change in the same batch; delete and insert the section, or make two batches
      """
    case .sectionCountMismatch(let before, let after, let inserted, let deleted):
      """
      \(before) sections before the batch and \(after) after it, where \(inserted) inserted and \
      \(deleted) deleted make \(before + inserted - deleted); announce every change, and make no \
      change that is not announced
      """
    case .rowCountMismatch(let section, let sectionAfter, let before, let after, let changes):
      """
      section \(section)\(section == sectionAfter ? "" : " (\(sectionAfter) after the batch)"): \
      \(before) rows before the batch and \(after) after it, where \(changes.inserted) inserted, \
      \(changes.deleted) deleted, \(changes.movedIn) moved in and \(changes.movedOut) moved out \
      make \(sum(before, changes.growth)); announce every change, and make no change that is not \
      announced
      """
    }
  }
}

extension BatchUpdateError.Time {
  /// The remedy for a place that does not exist, for messages.
  fileprivate var howToCount: String {
    switch self {
    case .before:
      "count deletes, reloads and sources of moves before all changes of the batch"
    case .after:
      """
      count inserts and targets of moves after all changes, and change the model with the batch
      """
    }
  }
}

/// Returns the sum of two numbers, for messages.
private func sum(_ count: Int, _ growth: Int) -> String {
  let (sum, overflows) = count.addingReportingOverflow(growth)
  return overflows ? "more than \(Int.max)" : "\(sum)"
}
