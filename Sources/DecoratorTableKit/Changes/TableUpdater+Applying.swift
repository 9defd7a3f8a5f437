import Foundation

extension TableUpdater {
  /// Tells the table what the app has announced; has everything loaded again if that cannot be.
  func apply(_ announcement: ContentAnnouncement, to tableView: UITableView) {
    let complete = { [self] isFinished in finish { announcement.complete(isFinished) } }
    // What was never counted is found as it is when it is.
    guard let before = rowCountsInForce else { return complete(true) }
    let wasMade = change(
      tableView, by: announcement.update, before: before, after: announcement.rowCountsAfter,
      shownWith: announcement.animations, completion: complete)
    if !wasMade { reload(insteadOf: announcement) }
  }

  /// Has a source make its change, one batch after the other; has everything loaded again if that is
  /// wanted, or the source is not what the layers wrap.
  func apply(_ change: SourceChange, to tableView: UITableView) {
    let complete = { [self] in finish(change.completion) }
    let steps = change.steps()
    let content = layers.first.map { $0.source?.inner } ?? tableView.dataSource
    let isOnShow = layers.isEmpty || rowCountsInForce != nil
    guard isOnShow, !steps.reloads, content === change.source, !steps.stages.isEmpty else {
      steps.commit()
      if isOnShow, steps.reloads || content !== change.source { reload(tableView) }
      return complete()
    }
    for (index, stage) in steps.stages.enumerated() {
      let isLast = index == steps.stages.count - 1
      let wasMade = change.show {
        self.change(
          tableView, by: stage.update,
          before: layers.isEmpty ? tableView.rowCounts : rowCountsInForce ?? [],
          after: stage.rowCountsAfter, shownWith: AnnouncedAnimations(others: change.animation),
          previewing: stage.preview, committing: stage.commit
        ) { _ in
          if isLast { complete() }
        }
      }
      // A callback may have detached the table.
      guard wasMade == true, isLast || self.tableView === tableView else {
        steps.commit()
        if self.tableView === tableView { reload(tableView) }
        return complete()
      }
    }
  }

  /// Tells the table of a change of the content.
  ///
  /// - Parameters:
  ///   - preview: Has something asked of the source as it is after the change, if it is not yet.
  ///   - commit: Changes the source, if it is not changed yet; called inside the table's batch.
  /// - Returns: Whether that could be; if not, what was wrong is reported.
  private func change(
    _ tableView: UITableView, by update: BatchUpdate, before: [Int], after: [Int],
    shownWith animations: AnnouncedAnimations, previewing preview: (() -> Void) -> Void = { $0() },
    committing commit: @escaping () -> Void = {}, completion: @escaping (Bool) -> Void
  ) -> Bool {
    let content: UpdateMap
    do {
      content = try UpdateMap(validating: update, before: before, after: after)
    } catch {
      report(
        .inconsistentUpdate(
          layer: RowExplanation.contentName, operation: "\(update)", error: error))
      return false
    }
    var levels = LiftedLevels(update, of: content, moveLimit: moveLimit)
    preview {
      for layer in layers { levels.lift(through: layer.transition(following: levels.reached)) }
    }
    tell(
      tableView, levels.applied(from: .content), changing: layers[...], committing: commit,
      announced: animations, keepsScrollPosition: keepsScrollPosition, completion: completion)
    return true
  }

  /// Tells the table of a layer's own change.
  func apply(_ change: WaitingChange, to tableView: UITableView) {
    let complete = { [self] (_: Bool) in finish { change.options.completion?() } }
    guard let before = rowCountsInForce,
      let index = layers.firstIndex(where: { $0 === change.layer }),
      let transition = change.layer.state.flatMap(change.transition)
    else { return complete(true) }
    var levels = LiftedLevels(BatchUpdate(), of: .unchanged(before), moveLimit: moveLimit)
    for state in layers[..<index].compactMap(\.state) {
      levels.lift(through: LayerTransition(keeping: state, content: levels.reached))
    }
    levels.lift(through: transition)
    for layer in layers[(index + 1)...] {
      levels.lift(through: layer.transition(following: levels.reached))
    }
    tell(
      tableView, levels.applied(from: .layer(named: change.layer.name)), changing: layers[index...],
      keepsScrollPosition: change.options.keepsScrollPosition, completion: complete)
  }

  /// Tells the table, and has the layers go by what is after from then on.
  private func tell(
    _ tableView: UITableView, _ update: AppliedUpdate, changing changed: ArraySlice<LayerLayout>,
    committing commitContent: @escaping () -> Void = {},
    announced: AnnouncedAnimations = AnnouncedAnimations(),
    keepsScrollPosition: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    observer?(.willApply(update))
    func commit() {
      commitContent()
      for index in changed.indices { layers[index].commit(update.transitions[index]) }
      heldRows.follow(update.row(after:))
    }
    if update.table.isEmpty, update.source != .content {
      // Nothing that has changed is on show.
      commit()
      observer?(.didApply(update))
      completion(true)
      return
    }
    let replaced = update.sectionsReplacedForMoves
    let animations = TableAnimations(
      announced: announced, layers: layers.reversed().map(\.additionalAnimation),
      sectionsReplacedForMoves: replaced,
      layoutsBefore: update.layoutsBefore, layoutsAfter: update.layoutsAfter)
    // Nobody asked for new cells in a section that is replaced for its moves.
    let anchor =
      keepsScrollPosition || !replaced.isEmpty
      ? ScrollAnchor(in: tableView, following: update) : nil
    let makeBatch = {
      tableView.performBatchUpdates(
        {
          commit()
          tableView.tell(update.table, shownWith: animations)
        }, completion: completion)
    }
    // The table counts sections and rows at the end of the batch, when the source may be further on.
    let tell = { [self] in
      if let outermost = layers.last { outermost.performChange(makeBatch) } else { makeBatch() }
      // A callback may have detached it.
      if self.tableView === tableView { anchor?.restore(in: tableView) }
    }
    // Animated, the rows would leave their places before they are back there at once.
    if anchor != nil { UIView.performWithoutAnimation(tell) } else { tell() }
    observer?(.didApply(update))
  }
}

extension LayerTransition {
  /// No change of a layer.
  fileprivate init(keeping state: LayerState, content: UpdateMap) {
    self.init(
      old: state, new: state, content: content, rows: .sameOrdinals, sections: .sameOrdinals)
  }
}
