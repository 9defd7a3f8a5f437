/// The reason why a table cannot make a batch update.
public enum BatchUpdateError: Error, Hashable, Sendable {
  /// A section (before) cannot have this many rows.
  case negativeRowCountBefore(Int, section: Int)
  /// A section (after) cannot have this many rows.
  case negativeRowCountAfter(Int, section: Int)
  /// An operation is about a section that does not exist before the batch.
  case noSuchSectionBefore(BatchUpdate.Operation, section: Int, sectionCount: Int)
  /// An operation is about a row (before) that does not exist before the batch.
  case noSuchRowBefore(BatchUpdate.Operation, row: RowPosition, rowCount: Int)
  /// An operation leads to a section that does not exist after the batch.
  case noSuchSectionAfter(BatchUpdate.Operation, section: Int, sectionCount: Int)
  /// An operation leads to a row (after) that does not exist after the batch.
  case noSuchRowAfter(BatchUpdate.Operation, row: RowPosition, rowCount: Int)
  /// An operation is named more than once.
  case repeated(BatchUpdate.Operation)
  /// Two operations are about one section or row before the batch.
  case conflictBefore(BatchUpdate.Operation, BatchUpdate.Operation)
  /// Two operations lead to one section or row after the batch.
  case conflictAfter(BatchUpdate.Operation, BatchUpdate.Operation)
  /// A row moves into a section (after) that is inserted, or replaced by reloading it.
  case moveIntoNewSection(BatchUpdate.RowMove)
  /// There is an operation on a row of a section that moves.
  case rowOperationInMovedSection(BatchUpdate.Operation, BatchUpdate.SectionMove)
  /// The number of sections does not change by as many as are announced.
  case sectionCountMismatch(before: Int, after: Int, inserted: Int, deleted: Int)
  /// The number of rows of a section (before, and its number after) does not change by as many as
  /// are announced.
  case rowCountMismatch(
    section: Int, sectionAfter: Int, before: Int, after: Int, changes: RowChangeCounts)

  /// The numbers of rows of a section that are announced to change. Reloads are not among them.
  public struct RowChangeCounts: Hashable, Sendable {
    /// The number of rows that are inserted, or come from a section that goes.
    public var inserted = 0
    /// The number of rows that are deleted.
    public var deleted = 0
    /// The number of rows that move into the section or within it.
    public var movedIn = 0
    /// The number of rows that move out of the section or within it.
    public var movedOut = 0

    /// Creates counts of nothing.
    public init() {}

    /// The number of rows by which the section grows.
    var growth: Int { inserted - deleted + movedIn - movedOut }
  }
}

extension BatchUpdateError: CustomStringConvertible {
  /// The mistake, with the operation, the place and the counts, and its remedy.
  public var description: String {
    switch self {
    case .negativeRowCountBefore(let count, let section):
      "\(count) rows in section \(section) before the batch: a row count is 0 or more"
    case .negativeRowCountAfter(let count, let section):
      "\(count) rows in section \(section) after the batch: a row count is 0 or more"
    case .noSuchSectionBefore(let operation, let section, let count):
      """
      \(operation.words): there is no section \(section) before the batch, only \(count); \
      count deletes, reloads and sources of moves before all changes of the batch
      """
    case .noSuchRowBefore(let operation, let row, let count):
      """
      \(operation.words): section \(row.section) has \(count) rows before the batch, and no row \
      \(row.row); count deletes, reloads and sources of moves before all changes of the batch
      """
    case .noSuchSectionAfter(let operation, let section, let count):
      """
      \(operation.words): there is no section \(section) after the batch, only \(count); count \
      inserts and targets of moves after all changes, and change the model with the batch
      """
    case .noSuchRowAfter(let operation, let row, let count):
      """
      \(operation.words): section \(row.section) has \(count) rows after the batch, and no row \
      \(row.row); count inserts and targets of moves after all changes, and change the model with \
      the batch
      """
    case .repeated(let operation):
      "\(operation.words), and once more: name each operation once"
    case .conflictBefore(let first, let second):
      """
      \(first.words), and \(second.words): one section or row of the time before the batch takes \
      part in one operation; to change what moves, delete and insert it
      """
    case .conflictAfter(let first, let second):
      """
      \(first.words), and \(second.words): both lead to one place; count inserts and targets of \
      moves after all changes of the batch
      """
    case .moveIntoNewSection(let move):
      """
      \(BatchUpdate.Operation.moveRow(move).words): section \(move.target.section) is new after \
      the batch, and a row cannot move into it; delete the row, since a new section comes with all \
      of its rows
      """
    case .rowOperationInMovedSection(let operation, let move):
      """
      \(operation.words), and \(BatchUpdate.Operation.moveSection(move).words): rows of a section \
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

/// Returns the sum of two numbers, for messages.
private func sum(_ count: Int, _ growth: Int) -> String {
  let (sum, overflows) = count.addingReportingOverflow(growth)
  return overflows ? "more than \(Int.max)" : "\(sum)"
}

extension BatchUpdate.Operation {
  /// The operation in words, for messages.
  var words: String {
    switch self {
    case .deleteSection(let section): "delete section \(section)"
    case .insertSection(let section): "insert section \(section)"
    case .moveSection(let move): "move section \(move.source) to \(move.target)"
    case .reloadSection(let section): "reload section \(section)"
    case .deleteRow(let row): "delete row \(row)"
    case .insertRow(let row): "insert row \(row)"
    case .moveRow(let move): "move row \(move.source) to \(move.target)"
    case .reloadRow(let row): "reload row \(row)"
    case .reconfigureRow(let row): "reconfigure row \(row)"
    }
  }
}
