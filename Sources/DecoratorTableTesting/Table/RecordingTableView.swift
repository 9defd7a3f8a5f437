public import DecoratorTableKit
public import Foundation

/// A table that records the changes it gets, and the rows for which its cells are dequeued.
///
/// ```swift
/// let tableView = RecordingTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// feed.attach(to: tableView)
/// …
/// #expect(tableView.log.consume() == "+[0, 3] | -[0, 2] ~[0, 5]")
/// ```
open class RecordingTableView: UITableView {
  /// The batches and reloads that the table got.
  public var log = UpdateLog()
  /// Called after a batch was announced, before it is applied.
  var onAnnouncement: (() -> Void)?
  /// Called with each batch that the table gets, from any caller.
  var onBatch: ((BatchUpdate) -> Void)?

  private var operations: [BatchUpdate.Operation] = []
  private var depth = 0
  private var countsBefore: [Int] = []
  private var dequeued: [ObjectIdentifier: RowPosition] = [:]

  /// Returns the row (reuse) that a cell was dequeued for, followed through the updates since. Nil
  /// if it was dequeued without one, or the row was deleted.
  func dequeuedRow(of cell: UITableViewCell) -> RowPosition? { dequeued[ObjectIdentifier(cell)] }

  // MARK: - Batches

  /// Records the operations in the block.
  open override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    super.performBatchUpdates(
      {
        self.begin()
        updates?()
        self.end()
      }, completion: completion)
  }

  /// Begins to record operations as one batch.
  open override func beginUpdates() {
    super.beginUpdates()
    begin()
  }

  /// Ends the batch.
  open override func endUpdates() {
    end()
    super.endUpdates()
  }

  private func begin() {
    if depth == 0 { countsBefore = countedRows }
    depth += 1
  }

  private func end() {
    depth -= 1
    guard depth == 0 else { return }
    consume(operations)
    operations = []
    onAnnouncement?()
  }

  /// A call outside a block is a batch of one operation.
  private func note(_ operations: [BatchUpdate.Operation]) {
    if depth > 0 {
      self.operations += operations
    } else {
      countsBefore = countedRows
      consume(operations)
    }
  }

  private func consume(_ operations: [BatchUpdate.Operation]) {
    let update = BatchUpdate(operations)
    log.record(update)
    follow(update)
    onBatch?(update)
  }

  private func follow(_ update: BatchUpdate) {
    guard !dequeued.isEmpty else { return }
    let sections = countsBefore.count + update.insertedSections.count
    let trace = BatchTrace(
      update, before: countsBefore, after: Array(repeating: 0, count: sections))
    let targets = trace.targets()
    dequeued = dequeued.compactMapValues { targets[$0] }
  }

  // MARK: - Operations

  /// Records that everything is read anew.
  open override func reloadData() {
    log.recordLoad()
    dequeued = [:]
    super.reloadData()
  }

  /// Records the rows.
  open override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(indexPaths.map { .insertRow(RowPosition($0)) })
    super.insertRows(at: indexPaths, with: animation)
  }

  /// Records the rows.
  open override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(indexPaths.map { .deleteRow(RowPosition($0)) })
    super.deleteRows(at: indexPaths, with: animation)
  }

  /// Records the move.
  open override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let move = BatchUpdate.Move(from: RowPosition(indexPath), to: RowPosition(newIndexPath))
    note([.moveRow(move)])
    super.moveRow(at: indexPath, to: newIndexPath)
  }

  /// Records the rows.
  open override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(indexPaths.map { .reloadRow(RowPosition($0)) })
    super.reloadRows(at: indexPaths, with: animation)
  }

  /// Records the rows.
  open override func reconfigureRows(at indexPaths: [IndexPath]) {
    note(indexPaths.map { .reconfigureRow(RowPosition($0)) })
    super.reconfigureRows(at: indexPaths)
  }

  /// Records the sections.
  open override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(sections.map { .insertSection($0) })
    super.insertSections(sections, with: animation)
  }

  /// Records the sections.
  open override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(sections.map { .deleteSection($0) })
    super.deleteSections(sections, with: animation)
  }

  /// Records the move.
  open override func moveSection(_ section: Int, toSection newSection: Int) {
    note([.moveSection(from: section, to: newSection)])
    super.moveSection(section, toSection: newSection)
  }

  /// Records the sections.
  open override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(sections.map { .reloadSection($0) })
    super.reloadSections(sections, with: animation)
  }

  // MARK: - Cells

  /// Records the row that the cell is dequeued for.
  open override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    dequeued[ObjectIdentifier(cell)] = RowPosition(indexPath)
    return cell
  }

  /// Forgets the row that the cell was dequeued for earlier.
  open override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell = super.dequeueReusableCell(withIdentifier: identifier)
    if let cell { dequeued[ObjectIdentifier(cell)] = nil }
    return cell
  }
}
