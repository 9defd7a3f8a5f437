import Foundation

// The blocks in which an app announces what it changes.
extension ChangeQueue {
  /// Announces operations, in a block of their own unless one is open.
  ///
  /// - Parameters:
  ///   - operations: The operations (data).
  ///   - animation: The animation that shows them.
  ///   - pass: Tells a table without layers the same.
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

  /// Opens a block that ``end(file:line:)`` closes.
  func begin() {
    open()
    block.passingTable?.beginUpdates()
  }

  /// Closes the block that was opened last. Traps if none was.
  func end(file: StaticString, line: UInt) {
    guard block.depth > 0 else {
      guard let host, host.changingLayers.isEmpty else {
        misuse(
          "endUpdates() without beginUpdates(): call them in pairs", file: file, line: line)
      }
      (view as? UITableView)?.endUpdates()
      return
    }
    followPassedUpdate()
    block.passingTable?.endUpdates()
    close()
  }

  /// Loads everything again, at once or at the end of the open block. The block has no other effect
  /// then.
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
    case .lifting: return enqueue(closed.announcement)
    }
    // What came while the block was open has waited for its end.
    applyWaitingChanges()
  }

  /// Follows what a table without layers is about to be told. The app is asked for its row counts
  /// only if somebody looks on or holds rows.
  private func followPassedUpdate() {
    guard block.passingTable != nil, block.depth == 1, let host, let view,
      observer != nil || !followedRows.isEmpty
    else { return }
    let update = block.announcement.update
    let (before, after) = (view.rowCounts, host.countContentRows())
    // The table refuses an illegal update in its own way.
    guard update.error(before: before, after: after) == nil else { return }
    let passed = AppliedUpdate(
      source: .content, levels: [update],
      content: UpdateMap(update, before: before, after: after), transitions: [])
    block.passed = passed
    observer?(.willApply(passed))
    followedRows.follow(passed.row(after:))
  }
}
