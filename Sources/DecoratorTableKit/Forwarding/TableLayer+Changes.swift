import Foundation

extension TableLayer: ChangingLayer {
  /// Returns the effect of a change of the content on the layer, without committing it.
  ///
  /// - Parameters:
  ///   - content: The change of the sections and rows inside the layer.
  ///   - inner: The layout of the layer inside after the change; nil for the innermost layer.
  func transition(following content: UpdateMap, around inner: TableLayout?) -> LayerTransition {
    if isSuspended || isToBeSuspended {
      return transition(ofSuspendedFollowing: content, around: inner)
    }
    return transition(following: content, around: inner, from: inForce)
  }

  /// Returns what a change of the content does to a state of the layer.
  func transition(
    following content: UpdateMap, around inner: TableLayout?, from state: LayerState
  ) -> LayerTransition {
    guard let ruleForContent else {
      let transition = state.following(content)
      return filling?.filled(transition) ?? transition
    }
    return state.following(content, rule: ruleForContent(content.rowCountsAfter, inner))
  }

  /// Makes a change: from now on the table knows of it, and all answers are those after it.
  ///
  /// - Complexity: O(views on screen · log *m*) for *m* operations
  func commit(_ transition: LayerTransition) {
    noteSuspension(by: transition)
    adopt(transition.new)
    follow(transition)
    rowsDidChange(by: transition)
  }

  // MARK: - The layer's own changes

  /// The rule of the layer once all of its changes are made.
  package var pendingRule: LayerRule { ownChanges.last?.rule ?? rule }

  /// Queues a change of the layer's own, which is made at once unless the table is in the
  /// middle of something.
  package func enqueue(_ change: LayerChange) {
    ownChanges.append(change)
    guard isLoaded, !isSuspended, source?.tableView != nil, let queue else {
      applyOwnChanges()
      return change.complete()
    }
    queue.enqueue(
      WaitingChange(origin: .layer(self)) { [weak self] queue in
        self?.prepare(change, for: queue) ?? .unseen {}
      } completion: { _ in
        change.complete()
      })
  }

  /// Says how a waiting change is made. Where the queue does not know all rows of the view, since
  /// an app's own decorator adds some, everything is loaded again.
  private func prepare(_ change: LayerChange, for queue: ChangeQueue) -> PreparedChange {
    // A layer that was loaded meanwhile has the change made.
    guard ownChanges.contains(where: { $0 === change }) else { return .unseen {} }
    guard !isSuspended else { return .unseen { [self] in applyOwnChanges() } }
    guard let transition = change.transition(inForce) else {
      ownChanges.removeAll { $0 === change }
      return .unseen {}
    }
    let apply = { [self] in
      change.apply()
      ownChanges.removeAll { $0 === change }
    }
    guard queue.host?.changingLayers.contains(where: { $0 === self }) == true else {
      return .reload { [self] in
        apply()
        commit(transition)
      }
    }
    let batch = PreparedBatch(
      subject: .layer(self, transition),
      keepsScrollPosition: change.keepsScrollPosition ?? keepsScrollPosition,
      asksForHeights: change.asksForHeights,
      commit: {
        apply()
        // The view may complete it much later, or never.
        queue.complete { change.complete() }
      })
    return .batch(batch) {}
  }

  /// Makes all waiting changes without telling the table, and lays the layer out if one of them
  /// changes rows.
  ///
  /// - Returns: Whether all rows are where the rule puts them now, wherever they were.
  @discardableResult
  func applyOwnChanges() -> Bool {
    guard let last = ownChanges.last else { return false }
    let changes = ownChanges
    ownChanges = []
    let isLaidOut =
      changes.contains(where: \.changesRows) && whileInForce { layOut(after: last) }
    for change in changes { change.apply() }
    guard isSuspended else { return isLaidOut }
    outdateSuspensions()
    return false
  }

  func forgetRows() { forgetsRows = true }

  func viewDidLoad() { filling?.layerDidLoad() }

  // MARK: - What is remembered

  /// Takes what is remembered by position to its new place.
  func follow(_ transition: LayerTransition) {
    // One that is not around this one any more remembers nothing of it.
    for state in sequence(first: known, next: \.outside) where !state.views.areNone {
      state.views.follow(transition, of: self)
    }
    follow(contentOf: transition)
    if let row = dragged?.row {
      if let position = transition.content.newPosition(forOld: RowPosition(row)) {
        dragged?.row = IndexPath(position)
      } else {
        dragged = nil
      }
    }
  }

  /// Lets go of the places of what is remembered, since other rows were loaded.
  func invalidateRemembered() {
    known.views.invalidateAll()
    if let row = dragged?.row, !inForce.layout.containsContent(RowPosition(row)) { dragged = nil }
  }
}
