import Foundation

extension TableUpdater {
  /// Tells the table what the app has announced; has everything loaded again if that cannot be.
  func apply(_ announcement: ContentAnnouncement, to tableView: UITableView) {
    let complete = { [self] isFinished in finish { announcement.complete(isFinished) } }
    // What was never counted is found as it is when it is.
    guard let before = rowCountsInForce else { return complete(true) }
    let after = announcement.rowCountsAfter
    if let error = announcement.update.error(before: before, after: after) {
      report(
        .inconsistentUpdate(
          layer: RowExplanation.contentName, operation: "\(announcement.update)", error: error))
      return reload(insteadOf: announcement)
    }
    var levels = LiftedLevels(
      announcement.update, before: before, after: after, moveLimit: moveLimit)
    for layer in layers { levels.lift(through: layer.transition(following: levels.reached)) }
    tell(
      tableView, levels.applied(from: .content), changing: layers[...],
      announced: announcement.animations, keepsScrollPosition: keepsScrollPosition,
      completion: complete)
  }

  /// Tells the table of a layer's own change.
  func apply(_ change: WaitingChange, to tableView: UITableView) {
    let complete = { [self] (_: Bool) in finish { change.options.completion?() } }
    guard let before = rowCountsInForce,
      let index = layers.firstIndex(where: { $0 === change.layer }),
      let transition = change.layer.state.flatMap(change.transition)
    else { return complete(true) }
    var levels = LiftedLevels(
      BatchUpdate(), before: before, after: before, moveLimit: moveLimit)
    for state in layers[..<index].compactMap(\.state) {
      levels.lift(through: LayerTransition(keeping: state, content: levels.reached))
    }
    levels.lift(through: transition)
    for layer in layers[(index + 1)...] {
      levels.lift(through: layer.transition(following: levels.reached))
    }
    tell(
      tableView, levels.applied(from: .layer(named: change.layer.name)), changing: layers[index...],
      ownAnimation: change.options.animation,
      keepsScrollPosition: change.options.keepsScrollPosition, completion: complete)
  }

  /// Tells the table, and has the layers go by what is after from then on.
  private func tell(
    _ tableView: UITableView, _ update: AppliedUpdate, changing changed: ArraySlice<LayerLayout>,
    announced: AnnouncedAnimations = AnnouncedAnimations(),
    ownAnimation: UITableView.RowAnimation? = nil, keepsScrollPosition: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    observer?(.willApply(update))
    let follower = RowFollower(update)
    func commit() {
      for index in changed.indices { layers[index].commit(update.transitions[index]) }
      heldRows.follow(follower.row(after:))
    }
    if update.table.isEmpty, update.source != .content {
      // Nothing that has changed is on show.
      commit()
      observer?(.didApply(update))
      completion(true)
      return
    }
    var layerAnimations = layers.map(\.additionalAnimation)
    if let ownAnimation { layerAnimations[changed.startIndex] = ownAnimation }
    let replaced = update.sectionsReplacedForMoves
    let animations = TableAnimations(
      announced: announced, layers: layerAnimations.reversed(), sectionsReplacedForMoves: replaced,
      layoutsBefore: update.layoutsBefore, layoutsAfter: update.layoutsAfter)
    // Nobody asked for new cells in a section that is replaced for its moves.
    let anchor =
      keepsScrollPosition || !replaced.isEmpty
      ? ScrollAnchor(in: tableView, following: follower) : nil
    let makeBatch = {
      tableView.performBatchUpdates(
        {
          commit()
          tableView.tell(update.table, shownWith: animations)
        }, completion: completion)
    }
    // The table counts sections and rows at the end of the batch, when the source may be further on.
    if let anchor {
      // Animated, the rows would leave their places before they are back there at once.
      UIView.performWithoutAnimation {
        layers.last?.performChange(makeBatch)
        // A callback may have detached it.
        if self.tableView === tableView { anchor.restore(in: tableView) }
      }
    } else {
      layers.last?.performChange(makeBatch)
    }
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
