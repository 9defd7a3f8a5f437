import Foundation

extension TableLayer: ChangingLayer {
  func transition(following content: UpdateMap, around inner: TableLayout?) -> LayerTransition {
    if isSuspended || isToBeSuspended {
      return transition(ofSuspendedFollowing: content, around: inner)
    }
    return transition(following: content, around: inner, from: inForce)
  }

  /// Returns the transition of a state of the layer in a change of the content.
  func transition(
    following content: UpdateMap, around inner: TableLayout?, from state: LayerState
  ) -> LayerTransition {
    guard let ruleForContent else {
      let transition = state.following(content)
      return filling?.filled(transition) ?? transition
    }
    return state.following(content, rule: ruleForContent(content.rowCountsAfter, inner))
  }

  /// Commits a change: from now on the table shows it, and all answers are those after it.
  ///
  /// - Complexity: O(views on screen · log *m*) for *m* operations
  func commit(_ transition: LayerTransition) {
    noteSuspension(by: transition)
    inForce = transition.new
    follow(transition)
    rowsDidChange(by: transition)
  }

  func noteChangedRows() { tableEvents.rowsDidChange?() }

  // MARK: - The layer's own changes

  /// The rule of the layer after all of its waiting changes.
  package var pendingRule: LayerRule { ownChanges.last?.rule ?? rule }

  /// Queues an own change of the layer, which is applied at once unless the table is in the middle
  /// of a change or callback.
  package func enqueue(_ change: LayerChange) {
    ownChanges.append(change)
    guard isLoaded, !isSuspended, isShownInTable, let queue else {
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

  /// Prepares a waiting change. If the queue does not know all rows of the view, since an app's own
  /// decorator adds some, the view is reloaded.
  private func prepare(_ change: LayerChange, for queue: ChangeQueue) -> PreparedChange {
    // A layer that was loaded meanwhile has applied the change.
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

  /// Applies all waiting changes without an update of the table, and lays the layer out if one of
  /// them changes rows.
  ///
  /// - Parameter rowCounts: The number of rows of each section inside, as just counted; nil if they
  ///   were not. No rule is asked about rows that are not known to exist.
  /// - Returns: Whether all rows were laid out by the rule.
  @discardableResult
  func applyOwnChanges(around rowCounts: [Int]? = nil) -> Bool {
    guard let last = ownChanges.last else { return false }
    let changes = ownChanges
    ownChanges = []
    let isLaidOut =
      changes.contains(where: \.changesRows)
      && whileInForce { layOut(after: last, around: rowCounts) }
    for change in changes { change.apply() }
    return isLaidOut
  }

  func forgetRows() { forgetsRows = true }

  func viewDidLoad() { filling?.layerDidLoad() }

  // MARK: - What is remembered

  /// Re-keys state that is stored by position, after a change.
  func follow(_ transition: LayerTransition) {
    // A segment that is no longer outside this one has no such state.
    if let segment {
      for segment in segment.outwards where !segment.views.areNone {
        segment.views.follow(transition, of: self)
      }
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

  /// Invalidates state that is stored by position, since other rows were loaded.
  func invalidateRemembered() {
    if let segment, segment.layers.last === self { segment.views.invalidateAll() }
    if let row = dragged?.row, !inForce.layout.containsContent(RowPosition(row)) { dragged = nil }
  }
}
