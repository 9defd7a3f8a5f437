import Foundation

// The blocks in which an app announces changes.
extension ChangeQueue {
  /// Announces a change of the content, in a block of its own unless one is open. For a table
  /// without layers, the call is forwarded.
  ///
  /// - Parameter call: The call of the table (data).
  func announce(_ call: TableCall) {
    open()
    block.announcement.add(call)
    close(passing: call.make)
  }

  /// Runs a block of announcements.
  func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    openForAppCode()
    guard let tableView = block.passingTable else {
      updates?()
      if let completion { block.announcement.completions.append(completion) }
      return close { _ in }
    }
    guard block.depth == 1 else {
      tableView.performBatchUpdates(updates, completion: completion)
      block.depth -= 1
      return
    }
    var passed: AppliedUpdate?
    applying {
      tableView.performBatchUpdates {
        updates?()
        // From here on the table shows the update.
        passed = self.closePassedBlock()
      } completion: { isFinished in
        self.complete { completion?(isFinished) }
      }
    }
    didPass(passed)
  }

  /// Opens a block, which ``end()`` closes. Left open, it is closed at the next turn of the main
  /// actor.
  func begin() {
    openForAppCode()
    block.passingTable?.beginUpdates()
    block.unendedCount += 1
    endingBlock.schedule { [weak self] in self?.endUnclosedBlocks() }
  }

  /// Closes the blocks that the app has left open, since no change is applied while one is open.
  private func endUnclosedBlocks() {
    let count = block.unendedCount
    guard count > 0 else { return }
    report(.blockNotEnded)
    for _ in 0..<count { endLast() }
    lateEndCount += count
  }

  /// Closes the block that was opened last. Does nothing if the kit has closed it already; traps if
  /// none was opened.
  func end() {
    if block.unendedCount > 0 { return endLast() }
    guard lateEndCount == 0 else {
      lateEndCount -= 1
      return
    }
    guard block.depth > 0 else {
      guard let host, host.changingSegment == nil else {
        misuse("endUpdates() without beginUpdates(): call them in pairs")
      }
      (view as? UITableView)?.endUpdates()
      return
    }
    close { $0.endUpdates() }
  }

  private func endLast() {
    block.unendedCount -= 1
    close { $0.endUpdates() }
  }

  /// Reloads the table, at once or at the end of the open block, which then has no other effect.
  func reloadData() {
    if block.depth > 0 {
      // A table without layers handles a reload in the middle of a block itself.
      block.passingTable?.reloadData()
      block.announcement.reloads = true
    } else {
      enqueueReload()
    }
  }

  private var modeOfNewBlock: AnnouncementBlock.Mode {
    guard let host, let view else { return .unattached }
    // In the middle of a change, a table without layers has to wait as well.
    guard host.changingSegment == nil, !isApplying, let tableView = view as? UITableView else {
      return .lifting
    }
    return .passing(tableView)
  }

  /// Opens a block in which the app's code runs. No other child changes meanwhile.
  private func openForAppCode() {
    open()
    if block.depth == 1 { host?.childView?.noteOpenBlock() }
  }

  private func open() {
    if block.depth == 0 { block = AnnouncementBlock(mode: modeOfNewBlock) }
    block.depth += 1
  }

  /// Closes the block that was opened last.
  ///
  /// - Parameter tell: Forwards the end of the block to a table without layers.
  private func close(passing tell: (UITableView) -> Void) {
    guard block.depth == 1 else {
      if let tableView = block.passingTable { tell(tableView) }
      block.depth -= 1
      return
    }
    switch block.mode {
    case .unattached where view == nil:
      closeBlocks().complete(true)
      applyWaitingChanges()
    case .unattached, .lifting:
      enqueue(closeBlocks())
    case .passing(let tableView):
      let passed = closePassedBlock()
      applying { tell(tableView) }
      didPass(passed)
    }
  }

  /// Closes all blocks.
  ///
  /// - Returns: The announcement of all of them.
  private func closeBlocks() -> ContentAnnouncement {
    defer { block = AnnouncementBlock(mode: .unattached) }
    block.announcement.close()
    return block.announcement
  }

  /// Closes the block of a table without layers, which is about to perform the update.
  ///
  /// - Returns: The update, for ``didPass(_:)``. Nil without observers and held rows, since the app
  ///   is then not asked for its row counts.
  private func closePassedBlock() -> AppliedUpdate? {
    let announcement = closeBlocks()
    if announcement.reloads { waiting.needsReload = true }
    guard let host, let view, observers.askForCounts || !followedRows.isEmpty else { return nil }
    let update = announcement.update
    let (before, after) = (view.rowCounts, host.countContentRows())
    // UIKit refuses an illegal update itself.
    guard update.error(before: before, after: after) == nil else { return nil }
    let passed = AppliedUpdate(
      source: .content, levels: [update],
      content: UpdateMap(update, before: before, after: after), transitions: [])
    show(.willApply(passed))
    followedRows.follow(passed.newRow(forOld:))
    return passed
  }

  /// Continues with the changes that waited while a table without layers performed an update.
  private func didPass(_ update: AppliedUpdate?) {
    if let update { notify(.didApply(update)) }
    applyWaitingChanges()
  }
}
