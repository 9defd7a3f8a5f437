import Foundation

/// The queue of changes for a view: changes that the app announces, and changes of sources and
/// layers.
///
/// A change is *prepared* when its turn comes, from the state in force then: into a batch, and a
/// closure to commit inside it. One engine applies all changes, with and without layers. The counts
/// in force are those of the layers' states. They change with the batch of the view, not with the
/// app's model.
///
/// The rules of order:
///
/// 1. *One at a time.* A change that is announced while another is applied waits for the end of
///   that.
/// 2. *Nothing while the view asks.* A view that loads or lays out rows must not be updated. A
///   change that is announced in one of its callbacks waits for the next turn of the main actor.
/// 3. *A block is one change.* Nothing is applied while a block of announcements is open, here or
///    in a child.
/// 4. *What the app announced goes first*, since its model has changed by then. Consecutive
///   announcements become one batch.
/// 5. *Then changes of the source, in their order.* Each begins at what the source shows, so that a
///   reload does not invalidate it.
/// 6. *Then those of layers, in their order, and only while the model is as announced.* The app has
///   the rest of the turn to announce its changes. After that the view is reloaded. A change of
///   visible rows, or of rows above them, also waits for the end of a scroll, by the layer's
///   ``ChangeTiming``.
/// 7. *A reload replaces all waiting changes*, except those of the source, and those that rules ask
///   for once the rows are counted. It waits for the end of placeholders of a drop, which it would
///   remove.
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
  /// Whether the rows on screen keep their places when the app announces changes above them.
  var keepsScrollPosition = false
  /// The number of additional rows that may move within a section. A section in which more would
  /// move is reloaded.
  var moveLimit = BatchUpdate.defaultMoveLimit
  /// The open block of announcements; none is open while its depth is 0.
  var block = AnnouncementBlock(mode: .unattached)

  /// Whether rows were loaded in no window and not laid out since.
  var hasLoadedOutOfSight = false
  /// The number of blocks that the kit has closed for the app. The app may still close them.
  var lateEndCount = 0

  /// The changes that wait.
  var waiting = WaitingChanges()
  /// Whether a change is being applied. For a child, that is until the table has shown it.
  private(set) var isApplying = false
  /// Returns whether a block of announcements is open somewhere in the content.
  var isBlockOpenInside: @MainActor () -> Bool = { false }
  /// Whether the change that is being applied is a load whose rows are not counted so far.
  var isLoading = false
  /// The completions of applied changes.
  private var completions: [() -> Void] = []
  /// The completions of updates that the view has not completed.
  let inFlightCompletions = InFlightCompletions()
  /// Whether the view has been reloaded.
  var loadDetection = LoadDetection()
  /// Whether observers are to be notified of a load: those of a child are when its rows have a
  /// place on screen.
  var hasLoadToReport = false
  /// Returns the time in seconds, since any fixed moment.
  var now: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  var continuing = NextTurn()
  var retrying = NextTurn()
  var loadingUnannounced = NextTurn()
  var endingBlock = NextTurn()
  var checkingCells = NextTurn()

  init(host: any ChangeHost) {
    self.host = host
  }

  /// The view, while it is to be updated.
  var view: (any ChangingView)? { host?.changingView }

  /// Whether a change is being applied or announced, or the view waits for an answer.
  var isInTheMiddle: Bool { isApplying || isBlockOpen || host?.isAnswering == true }

  /// Whether a block of announcements is open, here or somewhere in the content.
  var isBlockOpen: Bool { block.depth > 0 || isBlockOpenInside() }

  /// The row counts of the content in force; nil before the layers are loaded.
  var rowCountsInForce: [Int]? {
    guard let host else { return nil }
    guard let segment = host.changingSegment else { return host.changingView?.rowCounts }
    guard let innermost = host.changingLayers.first else { return segment.contentRowCounts }
    return innermost.loadedState?.layout.contentRowCounts
  }

  /// The name of this content in diagnoses.
  var contentName: String { host?.contentName ?? Self.contentName }

  /// Notifies the observers of an event.
  func show(_ event: DecoratedTableEvent) { observers.notify(event) }

  /// Notifies the observers, and all others who follow the rows.
  func notify(_ event: DecoratedTableEvent) {
    show(event)
    for layer in host?.changingLayers ?? [] { layer.noteChangedRows() }
    for notify in rowsDidChange { notify() }
  }

  /// Reports an anomaly of the queue's table.
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

  /// Applies the waiting changes, one after the other, unless a change is being applied or a block
  /// is open. Changes of several children become one batch of the table.
  func applyWaitingChanges() {
    let childView = host?.childView
    childView?.noteWaitingChanges()
    guard isApplying || (host?.isAnswering != true && !isBlockOpenInside()) else {
      return continueNextTurn()
    }
    callCompletions()
    guard let childView else {
      processChanges()
      return
    }
    childView.applyChildren()
  }

  /// The outcome of the next change.
  enum Step {
    /// No change can be applied.
    case none
    /// It is applied.
    case applied
    /// The view has to be updated, which ends with ``ChangeQueue/endStep()``.
    case updates(any ChangingView, ViewUpdate)
  }

  /// Applies the waiting changes. In the table of a child, it stops where the composed table has to
  /// be updated.
  ///
  /// - Returns: The update of the view of a child, which the composed table makes; nil if there is
  ///   none.
  @discardableResult
  func processChanges() -> ViewUpdate? {
    let isOnScreen = host?.childView == nil
    // A completion may make a child of the table: its changes are for the turn of the children.
    while !isApplying, !isBlockOpen, !isOnScreen || host?.childView == nil {
      isApplying = true
      switch applyNext() {
      case .none:
        isApplying = false
        return nil
      case .applied:
        isApplying = false
      case .updates(let view, let update):
        guard let tableView = view as? UITableView else { return update }
        update.make(in: tableView)
      }
      // Completions of a child wait for the other children.
      if host?.childView == nil { callCompletions() }
    }
    return nil
  }

  /// Ends a step, since the view was updated.
  func endStep() {
    isApplying = false
    isLoading = false
    if !waiting.isEmpty { host?.childView?.noteWaitingChanges() }
  }

  /// Makes a change during which all others wait.
  func applying<Value>(_ change: () -> Value) -> Value {
    isApplying = true
    defer { isApplying = false }
    return change()
  }

  /// Applies the next change, or prepares the update of the view.
  private func applyNext() -> Step {
    guard let view else { return applyWithoutView() }
    // Two announcements around the end of a placeholder cannot become one batch.
    let hasToLoad =
      waiting.needsReload || (waiting.announcements.count > 1 && view.hasUncommittedUpdates)
    if hasToLoad { return reload(view) }
    if waiting.isEmpty { return .none }
    if finishLoading(view) { return .applied }
    let loads = loadDetection.loads
    let error = unexpectedRows(in: view)
    let nextOfSource = waiting.changes.firstIndex(where: \.isOfSource)
    let isLayersTurn = waiting.announcements.isEmpty && nextOfSource == nil
    let isUnannounced = error == nil && isLayersTurn && unannouncedChange != nil
    // The app's code, which counts its rows, may have loaded or detached the view.
    guard loadDetection.loads == loads else { return .applied }
    if let error {
      report(.inconsistentUpdate(layer: "table", operation: "the next change", error: error))
      return reload(view)
    } else if !waiting.announcements.isEmpty {
      return applyAnnouncements(in: view)
    } else if isUnannounced {
      loadingUnannounced.schedule { [weak self] in self?.loadUnannounced() }
      return .none
    } else {
      return apply(waiting.changes.remove(at: nextOfSource ?? 0), in: view)
    }
  }

  /// Applies the next change of a source without a view. All other changes are included in the next
  /// load.
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

  /// Applies all announcements as one batch. If one of them is illegal, reports it and reloads the
  /// view.
  private func applyAnnouncements(in view: any ChangingView) -> Step {
    // Content that was never counted has the announced rows at its first count.
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

  /// Tries again after a short delay, and at any other change.
  func retryLater() {
    retrying.schedule(after: 50_000_000) { [weak self] in self?.applyWaitingChanges() }
  }

  /// Continues in the next turn of the main actor.
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

  /// Drops the changes that a reload includes. They are completed once nothing is being applied,
  /// after the completions in flight: their animations have ended.
  ///
  /// - Parameters:
  ///   - counted: Whether changes stay that were made since the rows were counted.
  ///   - isFinished: Whether the dropped changes are shown.
  /// - Returns: Whether there was anything to complete.
  @discardableResult
  func dropSupersededByReload(onlyCounted counted: Bool = false, isFinished: Bool = true) -> Bool {
    inFlightCompletions.finishAll(isFinished)
    let dropped = waiting.dropSupersededByReload(onlyCounted: counted)
    completions += dropped.map { completion in { completion(isFinished) } }
    return !dropped.isEmpty
  }
}
