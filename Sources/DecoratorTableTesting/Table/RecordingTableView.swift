public import DecoratorTableKit
public import Foundation

/// A table that remembers how it was told of changes, and for which rows its cells were dequeued.
///
/// ```swift
/// let tableView = RecordingTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// feed.attach(to: tableView)
/// …
/// #expect(tableView.log.take() == "+3 | -2 ~5")
/// ```
open class RecordingTableView: UITableView {
  /// What it was told, and when it was told to read everything afresh.
  public var log = UpdateLog()
  /// Called when a batch was told, before it is carried out.
  var onAnnouncement: (() -> Void)?

  private var update = BatchUpdate()
  private var depth = 0
  private var countsBefore: [Int] = []
  private var dequeued: [ObjectIdentifier: RowPosition] = [:]

  /// The row (reuse) that a cell was dequeued for, or where that row is after the updates since; nil if
  /// it was dequeued without one, or the row is gone.
  func dequeuedRow(of cell: UITableViewCell) -> RowPosition? { dequeued[ObjectIdentifier(cell)] }

  // MARK: - Batches

  /// Remembers what is told in the block.
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

  /// Remembers what is told from now on as one batch.
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
    log.record(update)
    follow(update)
    update = BatchUpdate()
    onAnnouncement?()
  }

  /// A call by itself is a batch of one operation.
  private func note(_ operation: (inout BatchUpdate) -> Void) {
    if depth > 0 { return operation(&update) }
    var single = BatchUpdate()
    countsBefore = countedRows
    operation(&single)
    log.record(single)
    follow(single)
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

  /// Remembers that everything is read afresh.
  open override func reloadData() {
    log.recordLoad()
    dequeued = [:]
    super.reloadData()
  }

  /// Remembers the rows.
  open override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note { for path in indexPaths { $0.insertRow(RowPosition(path)) } }
    super.insertRows(at: indexPaths, with: animation)
  }

  /// Remembers the rows.
  open override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note { for path in indexPaths { $0.deleteRow(RowPosition(path)) } }
    super.deleteRows(at: indexPaths, with: animation)
  }

  /// Remembers the move.
  open override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note { $0.moveRow(from: RowPosition(indexPath), to: RowPosition(newIndexPath)) }
    super.moveRow(at: indexPath, to: newIndexPath)
  }

  /// Remembers the rows.
  open override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note { for path in indexPaths { $0.reloadRow(RowPosition(path)) } }
    super.reloadRows(at: indexPaths, with: animation)
  }

  /// Remembers the rows.
  open override func reconfigureRows(at indexPaths: [IndexPath]) {
    note { for path in indexPaths { $0.reconfigureRow(RowPosition(path)) } }
    super.reconfigureRows(at: indexPaths)
  }

  /// Remembers the sections.
  open override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { for section in sections { $0.insertSection(section) } }
    super.insertSections(sections, with: animation)
  }

  /// Remembers the sections.
  open override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { for section in sections { $0.deleteSection(section) } }
    super.deleteSections(sections, with: animation)
  }

  /// Remembers the move.
  open override func moveSection(_ section: Int, toSection newSection: Int) {
    note { $0.moveSection(from: section, to: newSection) }
    super.moveSection(section, toSection: newSection)
  }

  /// Remembers the sections.
  open override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { for section in sections { $0.reloadSection(section) } }
    super.reloadSections(sections, with: animation)
  }

  // MARK: - Cells

  /// Remembers for which row.
  open override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    dequeued[ObjectIdentifier(cell)] = RowPosition(indexPath)
    return cell
  }

  /// Forgets for which row a cell was dequeued before.
  open override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell = super.dequeueReusableCell(withIdentifier: identifier)
    if let cell { dequeued[ObjectIdentifier(cell)] = nil }
    return cell
  }
}
