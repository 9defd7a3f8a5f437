import Foundation

// The blocks in which an app announces what it changes.
extension ChangeQueue {
  /// Announces a change of the content, in a block of its own unless one is open. A table without
  /// layers is told the same.
  ///
  /// - Parameter call: The call that a table has for it (data).
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

  /// Opens a block that ``end()`` closes, and that is closed at the next turn of the main
  /// actor otherwise.
  func begin() {
    openForAppCode()
    block.passingTable?.beginUpdates()
    block.unendedCount += 1
    endingBlock.schedule { [weak self] in self?.endUnclosedBlocks() }
  }

  /// Closes the blocks that an app has opened and not closed, since nothing is shown while one is
  /// open.
  private func endUnclosedBlocks() {
    let count = block.unendedCount
    guard count > 0 else { return }
    report(.blockNotEnded)
    for _ in 0..<count { endLast() }
    lateEndCount += count
  }

  /// Closes the block that was opened last. Does nothing if it was closed already since the app had
  /// left it open; traps if none was opened.
  func end() {
    if block.unendedCount > 0 { return endLast() }
    guard lateEndCount == 0 else {
      lateEndCount -= 1
      return
    }
    guard block.depth > 0 else {
      guard let host, host.changingLayers.isEmpty else {
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

  /// Loads everything again, at once or at the end of the open block. The block has no other effect
  /// then.
  func reloadData() {
    if block.depth > 0 {
      // A table without layers has its own way with a load in the middle of a block.
      block.passingTable?.reloadData()
      block.announcement.reloads = true
    } else {
      enqueueReload()
    }
  }

  private var modeOfNewBlock: AnnouncementBlock.Mode {
    guard let host, let view else { return .unattached }
    // In the middle of a change, a table without layers has to wait as well.
    guard host.changingLayers.isEmpty, !isApplying, let tableView = view as? UITableView else {
      return .lifting
    }
    return .passing(tableView)
  }

  /// Opens a block in which code of the app's runs. No other share changes meanwhile.
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
  /// - Parameter tell: Tells a table without layers the same.
  private func close(passing tell: (UITableView) -> Void) {
    guard block.depth == 1 else {
      if let tableView = block.passingTable { tell(tableView) }
      block.depth -= 1
      return
    }
    switch block.mode {
    case .unattached:
      closeBlocks().complete(true)
      applyWaitingChanges()
    case .lifting:
      enqueue(closeBlocks())
    case .passing(let tableView):
      let passed = closePassedBlock()
      applying { tell(tableView) }
      didPass(passed)
    }
  }

  /// Closes all blocks.
  ///
  /// - Returns: What was announced in them.
  private func closeBlocks() -> ContentAnnouncement {
    defer { block = AnnouncementBlock(mode: .unattached) }
    block.announcement.close()
    return block.announcement
  }

  /// Closes the block of a table without layers, which is about to show what it was told.
  ///
  /// - Returns: The update, for ``didPass(_:)``. The app is asked for its row counts only if
  ///   somebody looks on or holds rows; nil if not.
  private func closePassedBlock() -> AppliedUpdate? {
    let announcement = closeBlocks()
    if announcement.reloads { waiting.needsReload = true }
    guard let host, let view, observers.askForCounts || !followedRows.isEmpty else { return nil }
    let update = announcement.update
    let (before, after) = (view.rowCounts, host.countContentRows())
    // The table refuses an illegal update in its own way.
    guard update.error(before: before, after: after) == nil else { return nil }
    let passed = AppliedUpdate(
      source: .content, levels: [update],
      content: UpdateMap(update, before: before, after: after), transitions: [])
    show(.willApply(passed))
    followedRows.follow(passed.newRow(forOld:))
    return passed
  }

  /// Goes on with what has waited while a table without layers showed an update.
  private func didPass(_ update: AppliedUpdate?) {
    if let update { notify(.didApply(update)) }
    applyWaitingChanges()
  }
}
