// Reloads, and their effect on waiting changes.
extension ChangeQueue {
  /// Prepares a reload of the view, which shows all waiting changes. It would remove the
  /// placeholders of a drop, so it is postponed while there are any.
  func reload(_ view: any ChangingView) -> Step {
    guard !view.hasUncommittedUpdates else {
      // The view does not report when they are removed.
      waiting.needsReload = true
      retryLater()
      return .none
    }
    dropSupersededByReload()
    for layer in host?.changingLayers ?? [] { layer.forgetRows() }
    host?.changingSegment?.forgetRows()
    let isCalledBySegment = host?.changingSegment != nil
    isLoading = true
    return .updates(
      view,
      .load { [self] in
        if !isCalledBySegment { didLoad() }
        endStep()
      })
  }

  /// Makes a reload the next change, and calls a completion after it.
  func reloadNext(completion: @escaping (Bool) -> Void) {
    waiting.completionsOfReload.append(completion)
    waiting.needsReload = true
  }

  /// Makes a view perform a pending load, which shows all waiting changes.
  ///
  /// - Returns: Whether a load was pending.
  func finishLoading(_ view: any ChangingView) -> Bool {
    let known = loadDetection.loads
    isLoading = true
    view.finishLoading()
    isLoading = false
    return loadDetection.loads != known
  }

  /// Lays out rows that were loaded in no window, since the app asks for cells that exist after a
  /// batch. A view in no window is not laid out otherwise.
  func layOutWhatWasLoadedOutOfSight() {
    guard hasLoadedOutOfSight, !isInTheMiddle, let view else { return }
    hasLoadedOutOfSight = false
    view.layOutRows()
  }

  /// Invalidates held rows and drops waiting changes, since the view was reloaded.
  func didLoad() {
    loadDetection.noteLoad()
    followedRows.forget()
    // In the middle of a batch, the loaded rows are those of the batch. Otherwise the view waits
    // for an answer.
    if !isApplying || isLoading {
      isLoading = false
      noteLoadInBlock()
      if dropSupersededByReload(onlyCounted: true) { continueNextTurn() }
    }
    for layer in host?.changingLayers ?? [] { layer.viewDidLoad() }
    hasLoadToReport = true
    if host?.isBeingCounted != true { reportLoad() }
    host?.reportExternalChanges()
  }

  /// Notes that the view counts its rows in the middle of a block, in which the app may have
  /// changed them already: what it announces there is known by then.
  private func noteLoadInBlock() {
    if block.depth > 0, block.passingTable == nil { block.announcement.reloads = true }
  }

  /// Notifies observers of a load, unless they were notified.
  func reportLoad() {
    guard hasLoadToReport else { return }
    hasLoadToReport = false
    notify(.didLoad)
  }

  /// Notes that the view has asked for counts and got those that it had. It may or may not reload,
  /// and with that show all waiting changes.
  func didAnswerSameCounts() {
    loadDetection.noteUnconfirmed()
    if !isApplying, !waiting.announcements.isEmpty { loadNextTurn() }
  }

  /// Reloads the view with the next change, or on the next turn of the main actor.
  func loadNextTurn() {
    waiting.needsReload = true
    continueNextTurn()
  }

  /// Invalidates held rows and drops waiting changes, since the view is attached or detached.
  /// Changes of sources are returned to them.
  func forget() {
    loadDetection.noteLoad()
    followedRows.forget()
    noteLoadInBlock()
    let dropsAny = dropSupersededByReload(isFinished: false)
    // A view that is attached in the middle of a change counts the rows of that change.
    if dropsAny, isApplying { waiting.needsReload = true }
    let ofSources = waiting.changes
    waiting.changes = []
    for change in ofSources {
      if case .source(let source) = change.origin { source.withdraw(change) }
    }
    callCompletions()
  }
}
