/// The state of a suspended layer, to be shown again later.
struct Suspension {
  /// The layer as it was when it was suspended, with its own changes since.
  var state: LayerState
  /// Whether the rows inside, or those of the layer, have changed since, so that it is laid out
  /// again.
  var isOutdated = true
}

// How a layer is added to a table on screen, and removed from it.
//
// A suspended layer stays in the stack, and adds and hides nothing: index paths are the same on
// both sides. So adding a layer, removing it, and turning it off are each one change of the rows,
// and the table keeps its objects.
extension TableLayer {
  /// Whether the layer adds and hides nothing at present.
  var isSuspended: Bool { suspension != nil }

  /// The state of the layer, whether or not the table shows its rows.
  package var ownState: LayerState { suspension?.state ?? inForce }

  /// Suspends a layer that is about to be added to a table on screen.
  ///
  /// - Parameter rowCounts: The number of rows of each section inside, as the table knows them.
  func beginSuspended(around rowCounts: [Int]) {
    suspension = Suspension(state: inForce)
    isToBeSuspended = true
    inForce = .identity(rowCounts: rowCounts)
    isLoaded = true
    isTransparent = false
  }

  /// Suspends the layer or shows its rows again, as soon as the table can be updated.
  ///
  /// - Parameters:
  ///   - isToBeSuspended: Whether the layer is to be suspended.
  ///   - keepsScrollPosition: Whether the rows on screen keep their places.
  ///   - completion: Called once, when the table was updated, or when nothing has changed.
  func suspend(
    _ isToBeSuspended: Bool, keepingScrollPosition keepsScrollPosition: Bool,
    completion: @escaping () -> Void = {}
  ) {
    self.isToBeSuspended = isToBeSuspended
    guard isLoaded, isShownInTable, let queue else {
      applySuspension()
      return completion()
    }
    var isCompleted = false
    let complete = {
      guard !isCompleted else { return }
      isCompleted = true
      completion()
    }
    queue.enqueue(
      WaitingChange(origin: .layer(self)) { [weak self] queue in
        guard let self, isSuspended != self.isToBeSuspended else { return .unseen {} }
        let content = UpdateMap.unchanged(
          inForce.layout.contentRowCounts,
          contentPositions: dependsOnContent
            ? contentPositions(of: inForce.layout.contentRowCounts) : nil)
        let transition = transition(ofSuspendedFollowing: content, around: inside?.current)
        let batch = PreparedBatch(
          subject: .layer(self, transition), keepsScrollPosition: keepsScrollPosition,
          // The view may complete it much later, or never.
          commit: { queue.complete(complete) })
        return .batch(batch) {}
      } completion: { _ in
        complete()
      })
  }

  /// Suspends the layer, or shows its rows again, without an update of the table, which is about to
  /// count its rows, or is detached.
  ///
  /// - Returns: Whether anything has changed.
  @discardableResult
  func applySuspension() -> Bool {
    guard isToBeSuspended != isSuspended else { return false }
    if let suspension {
      inForce = suspension.state
      self.suspension = nil
    } else {
      suspension = Suspension(state: inForce)
      inForce = .identity(rowCounts: inForce.layout.contentRowCounts)
      didUnload()
    }
    return true
  }

  /// Returns the transition, in a change of the content, of a layer that is suspended or about to
  /// be.
  func transition(
    ofSuspendedFollowing content: UpdateMap, around inner: TableLayout?
  ) -> LayerTransition {
    if isSuspended, isToBeSuspended { return inForce.following(content) }
    let transition: LayerTransition
    if let suspension {
      let rowCounts = content.rowCountsAfter
      let isAsBefore =
        !suspension.isOutdated && suspension.state.layout.contentRowCounts == rowCounts
      let new =
        isAsBefore
        ? suspension.state
        : whileInForce {
          let fresh = stateToShow(after: content, around: inner)
          return filling?.filled(fresh) ?? fresh
        }
      transition = inForce.replaced(by: new, content)
    } else {
      transition = inForce.replaced(by: .identity(rowCounts: content.rowCountsAfter), content)
    }
    suspensionChange = transition
    return transition
  }

  /// Notes that a change is committed, which may be the one that suspends the layer or shows its
  /// rows again.
  func noteSuspension(by transition: LayerTransition) {
    if let change = suspensionChange, change === transition {
      suspensionChange = nil
      if isSuspended {
        suspension = nil
        wasShown()
      } else {
        suspension = Suspension(
          state: inForce, isOutdated: transition.content.changesContent)
        didUnload()
      }
    } else if isSuspended, transition.content.changesContent {
      suspension?.isOutdated = true
    }
  }

  /// Changes the state that the layer shows later, as if it were not loaded.
  func whileInForce<Value>(_ change: () -> Value) -> Value {
    guard let suspension else { return change() }
    let (shown, wasLoaded) = (inForce, isLoaded)
    (inForce, isLoaded) = (suspension.state, false)
    defer {
      self.suspension?.state = inForce
      (inForce, isLoaded) = (shown, wasLoaded)
    }
    return change()
  }
}
