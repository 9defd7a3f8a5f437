// How everything is loaded again, and what becomes of what waits.
extension ChangeQueue {
  /// Loads everything again, with what waits. A view would lose the placeholders of a drop, so that
  /// a load is put off while there are any.
  func reload(_ view: any ChangingView) -> Step {
    guard !view.hasUncommittedUpdates else {
      // The view does not say when they are gone.
      waiting.needsReload = true
      retryLater()
      return .none
    }
    dropSupersededByReload()
    let layers = host?.changingLayers ?? []
    for layer in layers { layer.forgetRows() }
    view.load { [self] in
      // Layers say so themselves.
      if layers.isEmpty { didLoad() }
      endStep()
    }
    return .told
  }

  /// Loads everything again next, and then calls a completion.
  func reloadNext(completion: @escaping (Bool) -> Void) {
    waiting.completionsOfReload.append(completion)
    waiting.needsReload = true
  }

  /// Lets a view load what it was going to load later, which shows all that waits.
  ///
  /// - Returns: Whether the view had something to load.
  func finishLoading(_ view: any ChangingView) -> Bool {
    let known = loads
    view.finishLoading()
    guard loads != known else { return false }
    dropSupersededByReload()
    return true
  }

  /// Lays out what was loaded in no window, since the app asks for cells that a batch would have
  /// left there. A view in no window is not laid out by itself.
  func layOutWhatWasLoadedOutOfSight() {
    guard hasLoadedOutOfSight, !isInTheMiddle, let view else { return }
    hasLoadedOutOfSight = false
    view.layOutRows()
  }

  /// Lets go of held rows and of what waits, since the view has loaded everything.
  func didLoad() {
    isReloadUnconfirmed = false
    loads += 1
    followedRows.forget()
    // In the middle of a change, what is loaded are the rows of that change. Otherwise the view is
    // in the middle of a question.
    if !isApplying, dropSupersededByReload() { continueNextTurn() }
    for layer in host?.changingLayers ?? [] { layer.viewDidLoad() }
    notify(.didLoad)
    host?.reportExternalChanges()
  }

  /// Notes that the view has asked for counts and was given those that it knows. It may load, and
  /// then shows what waits, and perhaps it does not.
  func didAnswerSameCounts() {
    isReloadUnconfirmed = true
    if !isApplying, !waiting.announcements.isEmpty { loadNextTurn() }
  }

  /// Loads everything again with what is told next, or on the next turn of the main actor.
  func loadNextTurn() {
    waiting.needsReload = true
    continueNextTurn()
  }

  /// Lets go of held rows and of what waits, since the view comes or goes. Sources take their
  /// changes back.
  func forget() {
    followedRows.forget()
    let dropsAny = dropSupersededByReload(isFinished: false)
    // A view that comes in the middle of a change counts the rows of that change.
    if dropsAny, isApplying { waiting.needsReload = true }
    let ofSources = waiting.changes
    waiting.changes = []
    for change in ofSources {
      if case .source(let source) = change.origin { source.withdraw(change) }
    }
    callCompletions()
  }
}
