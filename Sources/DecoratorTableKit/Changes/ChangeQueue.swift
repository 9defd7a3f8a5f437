import Foundation

/// The changes that wait to be told to a view, one after the other: those that the app announces,
/// and those that sources and layers make by themselves.
///
/// A change is *prepared* when its turn comes, against the state in force then, into a batch with
/// what to commit inside it. One engine makes them all, with and without layers.
/// The counts in force are those of the layers' states; they change when the view is told, and not
/// when the app changes its model.
///
/// The rules of order:
///
/// 1. *One at a time.* What is announced while a change is applied waits for the end of that
///    change.
/// 2. *Nothing while the view asks.* A view that loads or lays out rows must not be told of
///    changes. What comes in one of its callbacks waits for the next turn of the main actor.
/// 3. *A block is one change.* Nothing is applied while a block of announcements is open, here or
///    in a child.
/// 4. *What the app announced goes first*, since its model has changed by then. Announcements that
///    wait one behind the other become one batch.
/// 5. *Then changes of the source, in their order.* They lead on from whatever it shows, so that
///    loading does not make them void.
/// 6. *Then those of layers, in their order, and only while the model is as announced.* The app has
///    the rest of the turn to announce what it has changed. After that everything is loaded again.
///    A change of what the user sees, or of what is above it, also waits for the end of a scroll,
///    as the layer's ``ChangeTiming`` says.
/// 7. *A reload takes the place of all that waits*, except changes of the source. It waits for the
///    end of placeholders of a drop, which a view that loads would lose.
/// 8. *Completions are called in order*, when nothing is being applied, and each once.
@MainActor
final class ChangeQueue {
  /// The name of the content in diagnoses.
  nonisolated static let contentName = "content"

  private(set) weak var host: (any ChangeHost)?
  let observers = EventObservers()
  /// The closures to call when the rows have changed.
  var rowsDidChange: [() -> Void] = []
  var followedRows = FollowedRows()
  /// Whether what is on screen stays where it is when the app announces changes above it.
  var keepsScrollPosition = false
  /// The number of additional rows that may move within a section. A section is reloaded where more
  /// would have to.
  var moveLimit = BatchUpdate.defaultMoveLimit
  /// The open block of announcements; none is open while its depth is 0.
  var block = AnnouncementBlock(mode: .unattached)

  /// Whether rows that the view showed in no window were loaded, and it was not laid out since.
  var hasLoadedOutOfSight = false
  /// The number of blocks that were ended since the app had not ended them. It may do so yet.
  var lateEndCount = 0

  /// The changes that wait.
  var waiting = WaitingChanges()
  /// Whether a change is being applied. That of a child is until the table has shown it.
  private(set) var isApplying = false
  /// Returns whether a block of announcements is open somewhere in the content.
  var isBlockOpenInside: @MainActor () -> Bool = { false }
  /// The completions of what was applied.
  private var completions: [() -> Void] = []
  /// The completions of what the view was told and has not completed.
  let inFlightCompletions = InFlightCompletions()
  /// The number of times that everything was loaded, or was to be.
  var loads = 0
  /// Whether some layer has answered with other rows since the outermost layer did last.
  var isAnswerNew = false
  /// Whether the view has asked for counts since it is known to have loaded everything.
  var isReloadUnconfirmed = false
  /// Returns the time in seconds, from any moment on.
  var now: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  var continuing = NextTurn()
  var retrying = NextTurn()
  var loadingUnannounced = NextTurn()
  var endingBlock = NextTurn()
  var checkingCells = NextTurn()

  init(host: any ChangeHost) {
    self.host = host
  }

  /// The view, while it is to be told of changes.
  var view: (any ChangingView)? { host?.changingView }

  /// Whether a change is being applied or announced, or the view waits for an answer.
  var isInTheMiddle: Bool { isApplying || isBlockOpen || host?.isAnswering == true }

  /// Whether a block of announcements is open, here or somewhere in the content.
  var isBlockOpen: Bool { block.depth > 0 || isBlockOpenInside() }

  /// The row counts of the content that the layers go by; nil before they are loaded.
  var rowCountsInForce: [Int]? {
    guard let host else { return nil }
    guard let innermost = host.changingLayers.first else { return host.changingView?.rowCounts }
    return innermost.loadedState?.layout.contentRowCounts
  }

  /// The name of this content in diagnoses.
  var contentName: String { host?.contentName ?? Self.contentName }

  /// Tells the observers of an event.
  func show(_ event: DecoratedTableEvent) { observers.notify(event) }

  /// Tells that the rows have changed.
  func notify(_ event: DecoratedTableEvent) {
    show(event)
    for notify in rowsDidChange { notify() }
  }

  /// Reports an anomaly of the table that the queue tells of changes.
  func report(_ anomaly: TableAnomaly) { anomaly.report { show(.anomaly($0)) } }

  // MARK: - What waits

  /// Queues an announcement, with the row counts that the content has by now.
  func enqueue(_ announcement: ContentAnnouncement) {
    guard let host, view != nil else { return announcement.complete(true) }
    var announcement = announcement
    announcement.rowCountsAfter = host.countContentRows()
    waiting.announcements.append(announcement)
    if announcement.reloads { waiting.needsReload = true }
    applyWaitingChanges()
  }

  /// Queues a change of a source or a layer.
  func enqueue(_ change: WaitingChange) {
    waiting.changes.append(change)
    applyWaitingChanges()
  }

  /// Queues a reload.
  func enqueueReload() {
    waiting.needsReload = true
    applyWaitingChanges()
  }

  /// Applies what waits, one after the other, unless that is going on already or a block is open.
  /// What several children change becomes one batch of the table.
  func applyWaitingChanges() {
    let childView = host?.childView
    childView?.noteWaitingChanges()
    guard isApplying || (host?.isAnswering != true && !isBlockOpenInside()) else {
      return continueNextTurn()
    }
    callCompletions()
    guard let childView else { return processChanges() }
    childView.processChanges()
  }

  /// What has become of the next change.
  enum Step {
    /// There is none that can be applied.
    case none
    /// It is applied.
    case applied
    /// The view is told of it, and calls ``ChangeQueue/endStep()`` when it shows it.
    case told
  }

  /// Applies what waits. In a share of another view it stops where that has to be told.
  func processChanges() {
    while !isApplying, !isBlockOpen {
      isApplying = true
      switch applyNext() {
      case .none:
        isApplying = false
        return
      case .applied: isApplying = false
      case .told: break
      }
      // Those of a child wait for the other children.
      if host?.childView == nil { callCompletions() }
    }
  }

  /// Ends a step, since the view has been told.
  func endStep() {
    isApplying = false
    if !waiting.isEmpty { host?.childView?.noteWaitingChanges() }
  }

  /// Makes a change during which all others wait.
  func applying<Value>(_ change: () -> Value) -> Value {
    isApplying = true
    defer { isApplying = false }
    return change()
  }

  /// Applies the next change, or loads everything again.
  private func applyNext() -> Step {
    guard let view else { return applyWithoutView() }
    // Two announcements around the end of a placeholder cannot be told in one batch.
    let hasToLoad =
      waiting.needsReload || (waiting.announcements.count > 1 && view.hasUncommittedUpdates)
    if hasToLoad {
      return reload(view)
    } else if waiting.isEmpty {
      return .none
    } else if finishLoading(view) {
      return .applied
    } else if let error = unexpectedRows(in: view) {
      report(.inconsistentUpdate(layer: "table", operation: "the next change", error: error))
      return reload(view)
    } else if !waiting.announcements.isEmpty {
      return applyAnnouncements(in: view)
    } else if let index = waiting.changes.firstIndex(where: \.isOfSource) {
      return apply(waiting.changes.remove(at: index), in: view)
    } else if unannouncedChange == nil {
      return apply(waiting.changes.removeFirst(), in: view)
    } else {
      loadingUnannounced.schedule { [weak self] in self?.loadUnannounced() }
      return .none
    }
  }

  /// Makes the next change of a source without a view to tell. Everything else is seen when
  /// somebody loads the rows.
  private func applyWithoutView() -> Step {
    guard let index = waiting.changes.firstIndex(where: \.isOfSource) else {
      let isAnythingDropped = !waiting.isEmpty
      dropSupersededByReload()
      return isAnythingDropped ? .applied : .none
    }
    let change = waiting.changes.remove(at: index)
    switch change.prepare(self) {
    case .unseen(let commit), .reload(let commit), .batch(_, let commit): commit()
    }
    complete { change.completion(true) }
    return .applied
  }

  /// Applies all announcements as one batch. If one of them is wrong, reports it and loads
  /// everything again.
  private func applyAnnouncements(in view: any ChangingView) -> Step {
    // Content that was never counted has the announced rows when it is counted first.
    guard let before = rowCountsInForce else {
      dropSupersededByReload()
      return .applied
    }
    var composed = waiting.announcements[0]
    for next in waiting.announcements.dropFirst() {
      do throws(BatchUpdateError) {
        composed = try composed.followed(by: next, rowCountsBefore: before)
      } catch {
        report(
          .inconsistentUpdate(
            layer: contentName, operation: "\(composed.update), then \(next.update)",
            error: error))
        waiting.needsReload = true
        return .applied
      }
    }
    waiting.announcements = []
    return apply(
      composed.batch(keepingScrollPosition: keepsScrollPosition), in: view, commitByLoading: {},
      completion: composed.complete)
  }

  /// Tries again a little later, and whenever something else happens.
  func retryLater() {
    retrying.schedule(after: 50_000_000) { [weak self] in self?.applyWaitingChanges() }
  }

  /// Goes on in the next turn of the main actor.
  func continueNextTurn() {
    continuing.schedule { [weak self] in self?.applyWaitingChanges() }
  }

  // MARK: - Completions

  /// Calls a completion when nothing is being applied, and the view does not wait for an answer.
  func complete(_ completion: @escaping () -> Void) {
    completions.append(completion)
    if host?.isAnswering == true { continueNextTurn() } else { callCompletions() }
  }

  /// Calls the completions of what was applied, unless something is being applied.
  func callCompletions() {
    while !isApplying, !completions.isEmpty { completions.removeFirst()() }
  }

  /// Drops the changes that are shown anyway when everything is loaded. They are completed once
  /// nothing is being applied, after what the view was told before: its animations have ended.
  ///
  /// - Parameter isFinished: Whether what was dropped is shown.
  /// - Returns: Whether there was anything to complete.
  @discardableResult
  func dropSupersededByReload(isFinished: Bool = true) -> Bool {
    inFlightCompletions.finishAll(isFinished)
    let dropped = waiting.dropSupersededByReload()
    completions += dropped.map { completion in { completion(isFinished) } }
    return !dropped.isEmpty
  }
}
