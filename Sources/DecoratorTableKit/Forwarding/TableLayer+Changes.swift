import Foundation

extension TableLayer: ChangingLayer {
  /// Returns what a change of the content does to the layer, without making the change.
  ///
  /// - Parameters:
  ///   - content: What becomes of the sections and rows inside the layer.
  ///   - inner: The layout of the layer inside after the change; nil for the innermost layer.
  func transition(following content: UpdateMap, around inner: TableLayout?) -> LayerTransition {
    transition(following: content, around: inner, from: inForce)
  }

  /// Returns what a change of the content does to a state of the layer.
  func transition(
    following content: UpdateMap, around inner: TableLayout?, from state: LayerState
  ) -> LayerTransition {
    guard let ruleForContent else {
      return filling(state.following(content))
    }
    return state.following(content, rule: ruleForContent(content.rowCountsAfter, inner))
  }

  /// Makes a change: from now on the table knows of it, and all answers are those after it.
  ///
  /// - Complexity: O(views on screen · log *m*) for *m* operations
  func commit(_ transition: LayerTransition) {
    adopt(transition.new)
    follow(transition)
    rowsDidChange(by: transition)
  }

  // MARK: - The layer's own changes

  /// The rule of the layer once all of its changes are made.
  var ruleToCome: LayerRule { ownChanges.last?.rule ?? rule }

  /// Queues a change of the layer's own, which is made at once unless the table is in the
  /// middle of something.
  func enqueue(_ change: LayerChange) {
    ownChanges.append(change)
    guard isLoaded, source?.tableView != nil else {
      takeOwnChanges()
      return change.didTake()
    }
    queue.enqueue(
      WaitingChange(origin: .layer(self)) { [weak self] queue in
        self?.prepare(change, for: queue) ?? .unseen {}
      } completion: { _ in
        change.didTake()
      })
  }

  /// Says how a waiting change is made. A table that is wired by hand is reloaded, since an app may
  /// not have announced what it has changed.
  private func prepare(_ change: LayerChange, for queue: ChangeQueue) -> PreparedChange {
    // A layer that was loaded meanwhile has the change made.
    guard ownChanges.contains(where: { $0 === change }) else { return .unseen {} }
    guard let transition = change.transition(inForce) else {
      ownChanges.removeAll { $0 === change }
      return .unseen {}
    }
    let take = { [self] in
      change.take()
      ownChanges.removeAll { $0 === change }
    }
    guard queue === tableQueue else {
      return .reload { [self] in
        take()
        commit(transition)
      }
    }
    let batch = PreparedBatch(
      subject: .layer(self, transition),
      keepsScrollPosition: change.keepsScrollPosition ?? keepsScrollPosition,
      asksForHeights: change.asksForHeights,
      commit: {
        take()
        // The view may complete it much later, or never.
        queue.complete { change.didTake() }
      })
    return .batch(batch) {}
  }

  /// Makes all waiting changes without telling the table, and lays the layer out if one of them
  /// changes rows.
  ///
  /// - Returns: Whether all rows are where the rule puts them now, wherever they were.
  @discardableResult
  func takeOwnChanges() -> Bool {
    guard let last = ownChanges.last else { return false }
    let changes = ownChanges
    ownChanges = []
    let isLaidOut = changes.contains(where: \.changesRows) && layOut(after: last)
    for change in changes { change.take() }
    return isLaidOut
  }

  func forgetRows() { forgetsRows = true }

  func viewDidLoad() { tableDidLoad() }

  // MARK: - What is remembered

  /// Takes what is remembered by position to its new place.
  ///
  /// What is gone keeps its last owner, since a view that goes with its row is still told of that
  /// row.
  func follow(_ transition: LayerTransition) {
    func row(
      _ owner: RememberedOwner<IndexPath, AdditionalRow>
    ) -> RememberedOwner<IndexPath, AdditionalRow>? {
      owner.after(self) {
        transition.newShownRow(forOld: RowPosition($0)).map { IndexPath($0) }
      } own: {
        transition.newAdditionalRow(forOld: $0)
      }
    }
    func section(_ owner: RememberedOwner<Int, Int>) -> RememberedOwner<Int, Int>? {
      owner.after(self, content: transition.content.newSection) {
        transition.newShownSection(forOld: $0)
      }
    }
    // A table has told the outermost layer of its views, and no other.
    for layer in layersOutwards where layer.remembersViews {
      layer.displayedRows.follow(row)
      layer.displayedHeaders.follow(section)
      layer.displayedFooters.follow(section)
      layer.menus.follow(row)
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

  private var remembersViews: Bool {
    !displayedRows.isEmpty || !displayedHeaders.isEmpty || !displayedFooters.isEmpty
      || !menus.isEmpty
  }

  /// Takes over what the layer around it remembers of views, since that is going.
  func takeViews(of outer: TableLayer) {
    displayedRows = outer.displayedRows
    displayedHeaders = outer.displayedHeaders
    displayedFooters = outer.displayedFooters
    menus = outer.menus
  }

  /// Remembers the owners inside a layer without rows, which is going, as those inside the one
  /// around it.
  func noteRemoval(of removed: TableLayer, inside outer: TableLayer) {
    displayedRows.follow { $0.after(removing: removed, inside: outer) }
    displayedHeaders.follow { $0.after(removing: removed, inside: outer) }
    displayedFooters.follow { $0.after(removing: removed, inside: outer) }
    menus.follow { $0.after(removing: removed, inside: outer) }
  }

  /// Lets go of the places of what is remembered, since other rows were loaded. Views that are
  /// still there, as those of rows that are on their way out, keep their last owner.
  func loseWhatIsRemembered() {
    displayedRows.loseAll()
    displayedHeaders.loseAll()
    displayedFooters.loseAll()
    menus.loseAll()
    if let row = dragged?.row, !inForce.layout.containsContent(RowPosition(row)) { dragged = nil }
  }
}

// The surroundings of the queue of a layer that is wired by hand.
extension TableLayer: ChangeHost {
  var changingView: (any ChangingView)? { source?.tableView }

  var changingLayers: [any ChangingLayer] { [] }

  var contentSource: AnyObject? { source }

  var isAnswering: Bool {
    layersOutwards.contains(where: \.isInCallback) || wiring?.queue.isInTheMiddle == true
  }

  func countContentRows() -> [Int] { [] }
}
