import Foundation

/// The changes that wait to be told to a view, one after the other: those that the app announces,
/// and those that sources and layers make by themselves.
///
/// A change is *prepared* when its turn comes, against the state in force then, into stages:
/// batches, each with what to commit inside it. One engine makes them all, with and without layers.
/// The counts in force are those of the layers' states; they change when the view is told, and not
/// when the app changes its model.
///
/// The rules of order:
///
/// 1. *One at a time.* What is announced while a change is applied waits for the end of that
///    change.
/// 2. *Nothing while the view asks.* A view that loads or lays out rows must not be told of
///    changes. What comes in one of its callbacks waits for the next turn of the main actor.
/// 3. *A block is one change.* Nothing is applied while a block of announcements is open.
/// 4. *What the app announced goes first*, since its model has changed by then. Announcements that
///    wait one behind the other become one batch.
/// 5. *Then changes of the source, in their order.* They lead on from whatever it shows, so that
///    loading does not make them void.
/// 6. *Then those of layers, in their order, and only while the model is as announced.* The app has
///    the rest of the turn to announce what it has changed. After that everything is loaded again.
/// 7. *A reload takes the place of all that waits*, except changes of the source. It waits for the
///    end of placeholders of a drop, which a view that loads would lose.
/// 8. *Completions are called in order*, when nothing is being applied, and each once.
@MainActor
final class ChangeQueue {
  /// The name of the content in diagnoses.
  static let contentName = "content"

  private(set) weak var host: (any ChangeHost)?
  var observer: ((DecoratedTableEvent) -> Void)?
  var followedRows = FollowedRows()
  /// Whether what is on screen stays where it is when the app announces changes above it.
  var keepsScrollPosition = false
  /// The number of additional rows that may move within a section. A section is reloaded where more
  /// would have to.
  var moveLimit = 512
  /// The open block of announcements; none is open while its depth is 0.
  var block = AnnouncementBlock(mode: .unattached)

  private var announcements: [ContentAnnouncement] = []
  /// The changes of sources and layers that wait, in their order.
  private var changes: [WaitingChange] = []
  private var isReloadWanted = false
  private(set) var isApplying = false
  /// The completions of what was applied.
  private var completions: [() -> Void] = []
  /// The completions of what the view was told and has not completed.
  let toldCompletions = ToldCompletions()
  /// A number that changes whenever announcements have had their effect, one way or another.
  private var generation = 0
  /// The generation in which everything is loaded again unless the app announces something.
  private var generationToGiveUp: Int?
  /// Whether some layer has answered with other rows since the outermost layer did last.
  var isAnswerNew = false
  /// Whether the view has asked for counts since it is known to have loaded everything.
  private(set) var isInDoubt = false
  private let wakingUp = NextTurn()
  private let refreezing = NextTurn()
  private let reloadingLater = NextTurn()

  init(host: any ChangeHost) {
    self.host = host
  }

  /// The view, while there is somebody to tell.
  var view: (any ChangingView)? { host?.changingView }

  /// Whether a change is being applied or announced, or the view waits for an answer.
  var isInTheMiddle: Bool { isApplying || block.depth > 0 || host?.isAnswering == true }

  /// Reports an anomaly of the table that the queue tells of changes.
  func report(_ anomaly: TableAnomaly) { anomaly.report { observer?(.anomaly($0)) } }

  // MARK: - What waits

  /// Queues an announcement, with the row counts that the content has by now.
  func enqueue(_ announcement: ContentAnnouncement) {
    guard let host, view != nil else { return announcement.complete(true) }
    var announcement = announcement
    announcement.rowCountsAfter = host.countContentRows()
    announcements.append(announcement)
    if announcement.reloads { isReloadWanted = true }
    applyWaitingChanges()
  }

  /// Queues a change of a source or a layer.
  func enqueue(_ change: WaitingChange) {
    changes.append(change)
    applyWaitingChanges()
  }

  /// Queues a reload.
  func enqueueReload() {
    isReloadWanted = true
    applyWaitingChanges()
  }

  /// Applies what waits, one after the other, unless that is going on already or a block is open.
  func applyWaitingChanges() {
    guard isApplying || host?.isAnswering != true else {
      return wakingUp.schedule { [weak self] in self?.applyWaitingChanges() }
    }
    while !isApplying, block.depth == 0 {
      isApplying = true
      let wasApplied = applyNext()
      isApplying = false
      guard wasApplied else { return }
      refreezing.schedule { [weak self] in self?.refreeze() }
      callCompletions()
    }
  }

  /// Applies the next change, or loads everything again.
  ///
  /// - Returns: Whether there was something that could be applied.
  private func applyNext() -> Bool {
    guard let view else { return makeWithoutView() }
    // Two announcements around the end of a placeholder cannot be told in one batch.
    let isLoaded = isReloadWanted || (announcements.count > 1 && view.hasUncommittedUpdates)
    if isLoaded {
      guard !view.hasUncommittedUpdates else {
        putOffReload()
        return false
      }
      reload(view)
    } else if announcements.isEmpty, changes.isEmpty {
      return false
    } else if finishLoading(view) {
      return true
    } else if let error = unexpectedRows(in: view) {
      report(.inconsistentUpdate(layer: "table", operation: "the next change", error: error))
      reload(view)
    } else if !announcements.isEmpty {
      applyAnnouncements(in: view)
    } else if let index = changes.firstIndex(where: \.isOfSource) {
      apply(changes.remove(at: index), in: view)
    } else if unannouncedChange == nil {
      apply(changes.removeFirst(), in: view)
    } else {
      giveUpNextTurn()
      return false
    }
    return true
  }

  /// Makes the next change without a view to tell.
  private func makeWithoutView() -> Bool {
    guard !changes.isEmpty else { return false }
    let change = changes.removeFirst()
    switch change.prepare(self) {
    case .unseen(let commit), .reload(let commit), .stages(_, let commit): commit()
    }
    finish { change.completion(true) }
    return true
  }

  /// Applies all announcements as one batch. If one of them is wrong, reports it and loads
  /// everything again.
  private func applyAnnouncements(in view: any ChangingView) {
    generation += 1
    // Content that was never counted has the announced rows when it is counted first.
    guard let before = rowCountsInForce else {
      complete(dropWhatLoadingShows())
      return
    }
    var composed = announcements[0]
    for next in announcements.dropFirst() {
      do throws(BatchUpdateError) {
        composed = try composed.followed(by: next, rowCountsBefore: before)
      } catch {
        report(
          .inconsistentUpdate(
            layer: Self.contentName, operation: "\(composed.update), then \(next.update)",
            error: error))
        isReloadWanted = true
        return
      }
    }
    announcements = []
    apply(composed.waitingChange, in: view)
  }

  /// The row counts of the content that the layers go by; nil before they are loaded.
  var rowCountsInForce: [Int]? {
    guard let host else { return nil }
    guard let innermost = host.changingLayers.first else { return host.changingView?.rowCounts }
    return innermost.state?.layout.contentRowCounts
  }

  // MARK: - Completions

  /// Calls a completion when nothing is being applied.
  func finish(_ completion: @escaping () -> Void) {
    completions.append(completion)
    if !isApplying { callCompletions() }
  }

  /// Completes what a view shows that has loaded everything, after what it was told before:
  /// animations that run then have ended.
  private func complete(_ loaded: [(Bool) -> Void]) {
    for completion in loaded {
      _ = toldCompletions.open { [self] isFinished in finish { completion(isFinished) } }
    }
    toldCompletions.closeAll(true)
  }

  private func callCompletions() {
    while !completions.isEmpty { completions.removeFirst()() }
  }

  // MARK: - Loading

  /// Loads everything again, with what waits.
  private func reload(_ view: any ChangingView) {
    let dropped = dropWhatLoadingShows()
    let layers = host?.changingLayers ?? []
    for layer in layers { layer.forgetRows() }
    view.reloadData()
    // Layers say so themselves.
    if layers.isEmpty { didLoad() }
    complete(dropped)
  }

  /// Loads everything again next, and then calls a completion.
  func reloadNext(completion: @escaping (Bool) -> Void) {
    announcements.append(ContentAnnouncement(completions: [completion]))
    isReloadWanted = true
  }

  /// Lets a view load what it was going to load later, which shows all that waits.
  ///
  /// - Returns: Whether the view had something to load.
  private func finishLoading(_ view: any ChangingView) -> Bool {
    let known = generation
    _ = view.rowCounts
    guard generation != known else { return false }
    complete(dropWhatLoadingShows())
    return true
  }

  /// Puts off a reload, with which the view would lose the placeholders of a drop. The view does
  /// not say when they are gone, so it is asked again a little later, and whenever something else
  /// happens.
  private func putOffReload() {
    isReloadWanted = true
    reloadingLater.schedule(after: 50_000_000) { [weak self] in self?.applyWaitingChanges() }
  }

  /// Drops the changes that are shown anyway when everything is loaded.
  ///
  /// - Returns: The completions of the dropped changes.
  private func dropWhatLoadingShows() -> [(Bool) -> Void] {
    let dropped = announcements.flatMap(\.completions)
    let droppedChanges = changes.filter { !$0.isOfSource }
    announcements = []
    changes.removeAll { !$0.isOfSource }
    isReloadWanted = false
    return dropped + droppedChanges.map(\.completion)
  }

  /// Lets go of held rows and of what waits, since the view has loaded everything.
  func didLoad() {
    isInDoubt = false
    generation += 1
    followedRows.forget()
    if !isApplying {
      let dropped = dropWhatLoadingShows()
      // The view is in the middle of a question.
      if !dropped.isEmpty { Task { complete(dropped) } }
    }
    observer?(.didLoad)
  }

  /// Hears that the view has asked for counts and heard those that it knows. Perhaps it loads, and
  /// then shows what waits, and perhaps it does not.
  func didAnswerAsBefore() {
    isInDoubt = true
    guard !isApplying, !announcements.isEmpty else { return }
    isReloadWanted = true
    wakingUp.schedule { [weak self] in self?.applyWaitingChanges() }
  }

  /// Lets go of held rows and of what waits, since the view comes or goes. Sources take their
  /// changes back.
  func forget() {
    generation += 1
    followedRows.forget()
    toldCompletions.closeAll(false)
    for completion in dropWhatLoadingShows() { completion(false) }
    let ofSources = changes
    changes = []
    for change in ofSources {
      if case .source(let source) = change.origin { source.takeBack(change) }
    }
  }

  /// Folds what edits have left in the layouts. It is put off to a later turn, since the app waits
  /// for the view while a change is applied.
  private func refreeze() {
    guard !isApplying else { return }
    for layer in host?.changingLayers ?? [] { layer.refreeze() }
  }

  // MARK: - Rows that are not as announced

  /// Returns what is wrong with the rows that a view shows; nil if they are those in force. If they
  /// are not, somebody else has changed the table or its data source.
  private func unexpectedRows(in view: any ChangingView) -> BatchUpdateError? {
    // Placeholders of a drop are nobody's rows.
    guard !view.hasUncommittedUpdates, let state = host?.changingLayers.last?.state else {
      return nil
    }
    let (told, found) = (state.layout.outerRowCounts, view.rowCounts)
    return told == found ? nil : BatchUpdate().error(before: told, after: found)
  }

  /// The error in the rows of the content; nil if they are those in force.
  private var unannouncedChange: BatchUpdateError? {
    guard let host, !host.changingLayers.isEmpty, let rowCountsInForce else { return nil }
    let found = host.countContentRows()
    guard found != rowCountsInForce else { return nil }
    return BatchUpdate().error(before: rowCountsInForce, after: found)
  }

  /// Gives the app the rest of this turn to announce what it has changed.
  private func giveUpNextTurn() {
    guard generationToGiveUp != generation else { return }
    generationToGiveUp = generation
    Task { [weak self, generation] in self?.giveUp(in: generation) }
  }

  private func giveUp(in generation: Int) {
    guard generation == self.generation, block.depth == 0, !isApplying, view != nil else { return }
    generationToGiveUp = nil
    if case .layer(let layer)? = changes.first?.origin, let error = unannouncedChange {
      report(
        .inconsistentUpdate(
          layer: Self.contentName, operation: "a change of layer \(layer.name)", error: error))
      isReloadWanted = true
    }
    applyWaitingChanges()
  }
}

extension WaitingChange {
  /// Whether a source changes by itself.
  fileprivate var isOfSource: Bool {
    if case .source = origin { true } else { false }
  }
}
