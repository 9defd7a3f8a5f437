import Foundation

/// Tells a table what changes: what the app announces of its content, and what layers change of their
/// own, one after the other.
///
/// The counts in force are those of the layers' states. They change when the table is told, and not
/// when the app changes its model. What is announced while a change is being applied waits for its
/// end: announcements of the content first, since the model has changed by then, then the changes that
/// the source makes when it is their turn, then those of layers, only while the model is as announced.
///
/// A table that loads or lays out its rows must not be told of changes. What is announced in a callback
/// in which it does that, and not for a change that is being applied, waits for the next turn.
@MainActor
final class TableUpdater {
  /// A layer's own change that waits for its turn.
  struct WaitingChange {
    let layer: TableLayer
    let transition: (LayerState) -> LayerTransition?
    let options: LayerChangeOptions
  }

  let attachment: TableAttachment
  /// The layers, innermost first.
  private(set) var layers: [TableLayer] = []
  var observer: ((DecoratedTableEvent) -> Void)?
  var heldRows = HeldRows()
  /// Whether what is on screen stays where it is when the app announces changes above it.
  var keepsScrollPosition = false
  /// Where more additional rows of a section would have to move, it is reloaded.
  var moveLimit = 512
  /// The block of announcements that is open, if its depth says so.
  var block = AnnouncementBlock(mode: .unattached)

  private var announcements: [ContentAnnouncement] = []
  /// Changes that the source makes by itself. They lead on from whatever it has, so that loading does
  /// not make them void.
  private var sourceChanges: [SourceChange] = []
  private var changes: [WaitingChange] = []
  private var isReloadWanted = false
  private var isReloadPutOff = false
  private var isApplying = false
  private var isRefreezing = false
  private var isWakingUp = false
  /// Completions of what was applied.
  private var finished: [() -> Void] = []
  /// Another number whenever what the app announced has had its effect, one way or another.
  private var generation = 0
  /// The generation in which the app will be given up on if it announces nothing.
  private var generationToGiveUp: Int?

  init(attachment: TableAttachment) {
    self.attachment = attachment
  }

  func add(_ layer: TableLayer) {
    layers.append(layer)
    layer.announcer = self
  }

  func remove(_ layer: TableLayer) {
    layers.removeAll { $0 === layer }
    layer.announcer = nil
  }

  /// The table, while there is something to tell it.
  var tableView: UITableView? { attachment.isAttached ? attachment.tableView : nil }

  /// Whether a change is being applied or announced, or the table waits for an answer.
  var isInTheMiddle: Bool {
    isApplying || block.depth > 0 || layers.contains(where: \.isInCallback)
  }

  /// The row counts of the content that the layers go by; nil before they are loaded.
  var rowCountsInForce: [Int]? { layers.first?.state?.layout.contentRowCounts }

  func report(_ anomaly: LayerAnomaly) {
    LayerAnomaly.handler(anomaly)
    observer?(.anomaly(anomaly))
  }

  // MARK: - What waits

  /// Has what the app announced applied, when all announced before it is.
  func enqueue(_ announcement: ContentAnnouncement) {
    guard let tableView, let source = layers.first?.source else {
      return announcement.complete(true)
    }
    var announcement = announcement
    announcement.rowCountsAfter = source.contentRowCounts(in: tableView)
    announcements.append(announcement)
    if announcement.reloads { isReloadWanted = true }
    applyWhatWaits()
  }

  /// Has a change made that the source makes by itself, when it is its turn.
  func enqueue(_ change: SourceChange) {
    sourceChanges.append(change)
    applyWhatWaits()
  }

  /// Has a layer's own change made, when it is its turn.
  func enqueue(_ change: WaitingChange) {
    guard tableView != nil else {
      // The change is in what is loaded once there is a table.
      change.options.completion?()
      return
    }
    changes.append(change)
    applyWhatWaits()
  }

  /// Has everything loaded again, as soon as that is possible.
  func enqueueReload() {
    isReloadWanted = true
    applyWhatWaits()
  }

  /// Has everything loaded again next, instead of what was announced.
  func reload(insteadOf announcement: ContentAnnouncement) {
    announcements.append(announcement)
    isReloadWanted = true
  }

  /// Applies what waits, one after the other, unless that is going on already or a block is open; on
  /// the next turn if the table is in the middle of a question.
  private func applyWhatWaits() {
    guard isApplying || !layers.contains(where: \.isInCallback) else { return wakeUpNextTurn() }
    while !isApplying, block.depth == 0, let tableView {
      isApplying = true
      let wasApplied = applyNext(to: tableView)
      isApplying = false
      guard wasApplied else { return }
      refreezeNextTurn()
      callCompletions()
    }
  }

  private func wakeUpNextTurn() {
    guard !isWakingUp else { return }
    isWakingUp = true
    Task { [weak self] in self?.wakeUp() }
  }

  private func wakeUp() {
    isWakingUp = false
    applyWhatWaits()
  }

  /// Applies what is next.
  ///
  /// - Returns: Whether there was something that could be applied.
  private func applyNext(to tableView: UITableView) -> Bool {
    if isReloadWanted || announcements.count > 1 {
      // The model is ahead of all announcements but the last, and rows are shown from the model: what
      // was announced on the way to it cannot be shown any more.
      guard !tableView.hasUncommittedUpdates else {
        putOffReload()
        return false
      }
      reload(tableView)
    } else if announcements.isEmpty, sourceChanges.isEmpty, changes.isEmpty {
      return false
    } else if finishWhatIsLoaded(by: tableView) {
      return true
    } else if let error = unexpectedRows(in: tableView) {
      report(.inconsistentUpdate(layer: "table", operation: "the next change", error: error))
      reload(tableView)
    } else if let announcement = announcements.popLast() {
      generation += 1
      apply(announcement, to: tableView)
    } else if !sourceChanges.isEmpty {
      apply(sourceChanges.removeFirst(), to: tableView)
    } else if unannouncedChange(in: tableView) == nil {
      apply(changes.removeFirst(), to: tableView)
    } else {
      giveUpNextTurn()
      return false
    }
    return true
  }

  /// Has a table load what it was going to load later, which is then all there is.
  ///
  /// - Returns: Whether there was something of the kind.
  private func finishWhatIsLoaded(by tableView: UITableView) -> Bool {
    let known = generation
    _ = tableView.numberOfSections
    guard generation != known else { return false }
    finished += dropWhatWaits().map { completion in { completion(true) } }
    return true
  }

  /// Has everything loaded later on: a table that loads while it keeps placeholders of a drop loses
  /// them. It does not say when they are gone, so it is asked again a little later, or whenever
  /// something else happens.
  private func putOffReload() {
    isReloadWanted = true
    guard !isReloadPutOff else { return }
    isReloadPutOff = true
    Task { [weak self] in
      try? await Task.sleep(nanoseconds: 50_000_000)
      self?.isReloadPutOff = false
      self?.applyWhatWaits()
    }
  }

  /// Loads everything again, with what waits.
  func reload(_ tableView: UITableView) {
    let completions = dropWhatWaits()
    for layer in layers { layer.forgetsRows = true }
    tableView.reloadData()
    finished += completions.map { completion in { completion(true) } }
  }

  /// Calls a completion when nothing is being applied.
  func finish(_ completion: @escaping () -> Void) {
    finished.append(completion)
    if !isApplying { callCompletions() }
  }

  private func callCompletions() {
    while !finished.isEmpty { finished.removeFirst()() }
  }

  /// Makes what waits void.
  ///
  /// - Returns: Whom to tell that it is done with.
  private func dropWhatWaits() -> [(Bool) -> Void] {
    let changed = changes.compactMap(\.options.completion)
    let completions = announcements.flatMap(\.completions) + changed.map { call in { _ in call() } }
    announcements = []
    changes = []
    isReloadWanted = false
    return completions
  }

  /// Lets go of rows and of what waits: the table has loaded everything.
  func forgetWhatIsLoaded() {
    generation += 1
    heldRows.forget()
    guard !isApplying else { return }
    let completions = dropWhatWaits()
    // The table is in the middle of a question.
    if !completions.isEmpty { Task { for completion in completions { completion(true) } } }
  }

  /// Lets go of rows and of what waits: the table comes or goes.
  func forget() {
    generation += 1
    heldRows.forget()
    for completion in dropWhatWaits() { completion(false) }
    let changes = sourceChanges
    sourceChanges = []
    changes.first?.source.takeBack(changes)
  }

  /// Folds what edits have left in the layouts, which makes look-ups fast again: not now, when the app
  /// waits for the table.
  private func refreezeNextTurn() {
    guard !isRefreezing else { return }
    isRefreezing = true
    Task { [weak self] in self?.refreeze() }
  }

  private func refreeze() {
    isRefreezing = false
    guard !isApplying else { return }
    for layer in layers {
      if let state = layer.state?.refrozen() { layer.adopt(state) }
    }
  }

  // MARK: - Rows that are not as announced

  /// What is wrong with the row counts of the table, if they are not those that it was told: somebody
  /// has told it something else, or its rows are somebody else's.
  private func unexpectedRows(in tableView: UITableView) -> BatchUpdateError? {
    // Placeholders of a drop are nobody's rows.
    guard !tableView.hasUncommittedUpdates, let state = layers.last?.state else { return nil }
    let (told, found) = (state.layout.outerRowCounts, tableView.rowCounts)
    return told == found ? nil : BatchUpdate().error(before: told, after: found)
  }

  /// What is wrong with the row counts of the source, if they are not those in force.
  private func unannouncedChange(in tableView: UITableView) -> BatchUpdateError? {
    guard let rowCountsInForce, let source = layers.first?.source else { return nil }
    let found = source.contentRowCounts(in: tableView)
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
    guard generation == self.generation, block.depth == 0, !isApplying, let tableView else {
      return
    }
    generationToGiveUp = nil
    if let change = changes.first, let error = unannouncedChange(in: tableView) {
      report(
        .inconsistentUpdate(
          layer: RowExplanation.contentName, operation: "a change of layer \(change.layer.name)",
          error: error))
      isReloadWanted = true
    }
    applyWhatWaits()
  }
}
