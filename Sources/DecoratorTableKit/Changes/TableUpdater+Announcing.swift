import Foundation

// The blocks in which an app announces what it changes.
extension TableUpdater {
  /// Announces one thing: in a block of its own, unless one is open.
  ///
  /// - Parameters:
  ///   - record: Writes it down, in content coordinates.
  ///   - pass: Says the same to a table without layers.
  func announce(_ record: (inout ContentAnnouncement) -> Void, pass: (UITableView) -> Void) {
    open()
    record(&block.announcement)
    if let tableView = block.passingTable {
      preparePassing()
      pass(tableView)
    }
    close()
  }

  /// Runs a block of announcements.
  func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    open()
    if let tableView = block.passingTable {
      tableView.performBatchUpdates(
        {
          updates?()
          self.preparePassing()
        }, completion: completion)
    } else {
      updates?()
      if let completion { block.announcement.completions.append(completion) }
    }
    close()
  }

  /// Opens a block that ``end()`` closes.
  func begin() {
    open()
    block.passingTable?.beginUpdates()
  }

  /// Closes the block that was opened last.
  func end() {
    guard block.depth > 0 else {
      guard layers.isEmpty else {
        misuse("endUpdates() without beginUpdates(): call them in pairs")
      }
      tableView?.endUpdates()
      return
    }
    preparePassing()
    block.passingTable?.endUpdates()
    close()
  }

  /// Loads everything again: at once, or at the end of the block that is open, which has no other
  /// effect then.
  func reloadData() {
    guard tableView != nil, !layers.isEmpty else {
      attachment.tableView?.reloadData()
      heldRows.forget()
      observer?(.didLoad)
      return
    }
    if block.depth > 0 {
      block.announcement.reloads = true
    } else {
      enqueueReload()
    }
  }

  private var modeOfNewBlock: AnnouncementBlock.Mode {
    guard let tableView else { return .unattached }
    return layers.isEmpty ? .passing(tableView) : .lifting
  }

  private func open() {
    if block.depth == 0 {
      block = AnnouncementBlock(mode: modeOfNewBlock)
    }
    block.depth += 1
  }

  private func close() {
    block.depth -= 1
    guard block.depth == 0 else { return }
    let closed = block
    block = AnnouncementBlock(mode: .unattached)
    switch closed.mode {
    case .unattached: closed.announcement.complete(true)
    case .passing: if let passed = closed.passed { observer?(.didApply(passed)) }
    case .lifting: enqueue(closed.announcement)
    }
  }

  /// Follows what a table without layers was told, just before the table does. Whoever looks on is not
  /// to cost a question to the app where nobody does.
  private func preparePassing() {
    guard let tableView = block.passingTable, block.depth == 1, let source = tableView.dataSource,
      observer != nil || !heldRows.isEmpty
    else { return }
    let update = block.announcement.update
    let (before, after) = (tableView.rowCounts, tableView.rowCounts(of: source))
    // If it is not legal the table says so in its own way.
    guard update.error(before: before, after: after) == nil else { return }
    let passed = AppliedUpdate(
      source: .content, levels: [update],
      content: UpdateMap(update, before: before, after: after), transitions: [])
    block.passed = passed
    observer?(.willApply(passed))
    heldRows.follow(passed.row(after:))
  }
}
