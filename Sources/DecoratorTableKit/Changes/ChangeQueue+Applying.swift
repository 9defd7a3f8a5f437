import Foundation

// The engine, which applies and completes every prepared change of any origin.
extension ChangeQueue {
  /// Applies the next change, or postpones it.
  func apply(_ change: WaitingChange, in view: any ChangingView) -> Step {
    if let scrollWait = change.scrollWait, isInForce(scrollWait.update.layoutsBefore),
      waits(scrollWait, in: view)
    {
      return putOff(change)
    }
    switch change.prepare(self) {
    case .unseen(let commit):
      commit()
      complete { change.completion(true) }
      return .applied
    case .reload(let commit):
      // A view that cannot load now must not change.
      guard !view.hasUncommittedUpdates else { return putOff(change) }
      commit()
      reloadNext(completion: change.completion)
      return .applied
    case .batch(let batch, let commitByLoading):
      if let scrollWait = scrollWait(with: change, batch, in: view) {
        var change = change
        change.scrollWait = scrollWait
        return putOff(change)
      }
      return apply(
        batch, in: view, commitByLoading: commitByLoading, completion: change.completion)
    }
  }

  /// Queues a change again, before all others.
  private func putOff(_ change: WaitingChange) -> Step {
    waiting.changes.insert(change, at: 0)
    retryLater()
    return .none
  }

  /// Returns how long a change of a layer waits for the end of a scroll; nil if it does not wait.
  private func scrollWait(
    with change: WaitingChange, _ batch: PreparedBatch, in view: any ChangingView
  ) -> ScrollWait? {
    guard view.isScrolling, case .layer(let layer) = change.origin,
      case .afterScrolling(let limit) = layer.changeTiming,
      case .layer(let changed, let transition) = batch.subject
    else { return nil }
    let end = change.scrollWait?.end ?? now() + limit
    guard end > now(),
      let update = levels(of: transition, of: changed)?.applied(from: .layer(named: changed.name))
    else { return nil }
    let scrollWait = ScrollWait(end: end, update: update)
    return waits(scrollWait, in: view) ? scrollWait : nil
  }

  /// Returns whether a change continues to wait: the list scrolls, the time is not over, and the
  /// change affects rows at or above the last visible one.
  private func waits(_ scrollWait: ScrollWait, in view: any ChangingView) -> Bool {
    guard view.isScrolling, scrollWait.end > now(), let row = view.visibleRows.last else {
      return false
    }
    return scrollWait.update.changesRows(downTo: row)
  }

  /// Returns whether the layers have these layouts now.
  ///
  /// - Complexity: O(layers) if they are those that were in force before, and nothing has changed.
  private func isInForce(_ layouts: LayoutStack) -> Bool {
    let current = (host?.changingLayers ?? []).reversed().compactMap { $0.loadedState?.layout }
    return layouts == LayoutStack(current)
  }

  /// Applies the batch of a change.
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - view: The view to update.
  ///   - commitByLoading: A closure that commits the change if the batch cannot be made.
  ///   - completion: Called when the view shows the change.
  func apply(
    _ batch: PreparedBatch, in view: any ChangingView, commitByLoading: () -> Void,
    completion: @escaping (Bool) -> Void
  ) -> Step {
    let step = apply(batch, in: view) { [self] isFinished in
      complete { completion(isFinished) }
    }
    if let step { return step }
    commitByLoading()
    reloadNext(completion: completion)
    return .applied
  }

  /// Prepares one batch of the view. A change that is not visible is made without one.
  ///
  /// - Returns: Nil if the batch could not be made. An error is reported.
  private func apply(
    _ batch: PreparedBatch, in view: any ChangingView, completion: @escaping (Bool) -> Void
  ) -> Step? {
    let loads = loadDetection.loads
    guard let (update, changedLayers) = effect(of: batch) else { return nil }
    host?.reportExternalChanges()
    show(.willApply(update))
    // The app's code may have loaded or detached the view, which has other rows then.
    guard loadDetection.loads == loads else { return nil }
    if update.table.isEmpty, update.source != .content, !batch.asksForHeights {
      // Nothing visible changes.
      batch.commit()
      commit(update, changing: changedLayers)
      notify(.didApply(update))
      inFlightCompletions.add(completion)(true)
      return .applied
    }
    let viewBatch = ViewBatch(
      update, of: batch, in: view, by: self, changing: changedLayers, completion: completion)
    viewBatch.begin()
    return .updates(view, .batch(viewBatch))
  }

  /// Returns the effect of a batch on all levels, and the layers that change, the innermost first;
  /// nil if there is none. An error is reported.
  private func effect(
    of batch: PreparedBatch
  ) -> (update: AppliedUpdate, changing: ArraySlice<any ChangingLayer>)? {
    guard let host, let before = rowCountsInForce else { return nil }
    let layers = host.changingLayers
    switch batch.subject {
    case .content(let difference, let after):
      let update = difference.update
      let content: UpdateMap
      do {
        content = try UpdateMap(
          validating: update, before: before, after: after, replaced: difference.replacedRows,
          contentPositions: host.needsContentPositions
            ? batch.contentPositions?() ?? ContentPositions(rowCounts: after) : nil)
      } catch {
        report(
          .inconsistentUpdate(layer: contentName, operation: "\(update)", error: error))
        return nil
      }
      var levels = LevelChain(update, of: content, moveLimit: moveLimit)
      batch.preview {
        for layer in layers { levels.lift(through: layer) }
      }
      return (levels.applied(from: .content), layers[...])
    case .layers:
      var levels = levelsOfContent(before)
      for layer in layers { levels.lift(through: layer) }
      return (levels.applied(from: .layers), layers[...])
    case .layer(let changed, let transition):
      guard let index = layers.firstIndex(where: { $0 === changed }),
        let levels = levels(of: transition, of: changed)
      else { return nil }
      return (levels.applied(from: .layer(named: changed.name)), layers[index...])
    }
  }

  /// Returns the effects of a layer's transition on that layer and those outside it; nil if there
  /// is no such layer.
  private func levels(
    of transition: LayerTransition, of changed: any ChangingLayer
  ) -> LevelChain? {
    guard let host, let before = rowCountsInForce else { return nil }
    let layers = host.changingLayers
    guard let index = layers.firstIndex(where: { $0 === changed }) else { return nil }
    var levels = levelsOfContent(before)
    for state in layers[..<index].compactMap(\.loadedState) {
      levels.lift(through: LayerTransition(keeping: state, content: levels.reached))
    }
    levels.lift(through: transition)
    for layer in layers[(index + 1)...] {
      levels.lift(through: layer)
    }
    return levels
  }

  /// Begins a change that leaves the content as it is.
  ///
  /// - Parameter rowCounts: The number of rows of each section of the content.
  private func levelsOfContent(_ rowCounts: [Int]) -> LevelChain {
    let contentPositions =
      host?.needsContentPositions == true ? host?.contentPositions(of: rowCounts) : nil
    return LevelChain(
      BatchUpdate(), of: .unchanged(rowCounts, contentPositions: contentPositions),
      moveLimit: moveLimit)
  }

  /// Commits a change in the layers, and in what follows the rows.
  func commit(_ update: AppliedUpdate, changing changedLayers: ArraySlice<any ChangingLayer>) {
    for (index, layer) in zip(changedLayers.indices, changedLayers) {
      layer.commit(update.transitions[index])
    }
    host?.changingSegment?.follow(update)
    followedRows.follow(update.newRow(forOld:))
  }
}

extension LevelChain {
  /// Lifts the change through a layer.
  @MainActor
  fileprivate mutating func lift(through layer: any ChangingLayer) {
    lift(through: layer.transition(following: reached, around: lastLayout))
  }
}
