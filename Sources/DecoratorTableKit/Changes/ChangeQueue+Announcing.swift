import Foundation

// The blocks in which an app announces what it changes.
extension ChangeQueue {
  /// Announces operations: in a block of their own, unless one is open.
  ///
  /// - Parameters:
  ///   - operations: The operations (data).
  ///   - animation: How they are shown.
  ///   - pass: Says the same to a table without layers.
  func announce(
    _ operations: some Sequence<BatchUpdate.Operation>, with animation: UITableView.RowAnimation,
    pass: (UITableView) -> Void
  ) {
    open()
    for operation in operations { block.announcement.add(operation, with: animation) }
    if let tableView = block.passingTable {
      followPassedUpdate()
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
          self.followPassedUpdate()
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
      guard let host, host.changingLayers.isEmpty else {
        misuse("endUpdates() without beginUpdates(): call them in pairs")
      }
      (view as? UITableView)?.endUpdates()
      return
    }
    followPassedUpdate()
    block.passingTable?.endUpdates()
    close()
  }

  /// Loads everything again: at once, or at the end of the block that is open, which has no other
  /// effect then.
  func reloadData() {
    if block.depth > 0 {
      block.announcement.reloads = true
    } else {
      enqueueReload()
    }
  }

  private var modeOfNewBlock: AnnouncementBlock.Mode {
    guard let host, let view else { return .unattached }
    guard host.changingLayers.isEmpty, let tableView = view as? UITableView else {
      return .lifting
    }
    return .passing(tableView)
  }

  private func open() {
    if block.depth == 0 { block = AnnouncementBlock(mode: modeOfNewBlock) }
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
  private func followPassedUpdate() {
    guard block.passingTable != nil, block.depth == 1, let host, let view,
      observer != nil || !followedRows.isEmpty
    else { return }
    let update = block.announcement.update
    let (before, after) = (view.rowCounts, host.countContentRows())
    // If it is not legal the table says so in its own way.
    guard update.error(before: before, after: after) == nil else { return }
    let passed = AppliedUpdate(
      source: .content, levels: [update],
      content: UpdateMap(update, before: before, after: after), transitions: [])
    block.passed = passed
    observer?(.willApply(passed))
    followedRows.follow(passed.row(after:))
  }
}
