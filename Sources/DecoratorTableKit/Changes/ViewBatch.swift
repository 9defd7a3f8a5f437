import Foundation

/// The next update of a view, which a queue of changes has prepared.
///
/// A table on screen makes it at once. That of a child becomes part of an update of the composed
/// table.
@MainActor
enum ViewUpdate {
  /// All rows are loaded. The closure is called once, when that is done or the view is gone.
  case load(finish: @MainActor () -> Void)
  /// The rows change by a batch.
  case batch(ViewBatch)

  /// Makes the update in a table on screen.
  func make(in tableView: UITableView) {
    switch self {
    case .load(let finish):
      tableView.reloadData()
      finish()
    case .batch(let batch):
      batch.perform(in: tableView)
      batch.finish()
    }
  }
}

/// A batch of a view, with all that a queue does before, inside and after it.
///
/// It is prepared from the state in force: what is on screen, and what is selected. ``begin()`` is
/// called before the batch, ``commit()`` inside it, and ``finish()`` after it.
@MainActor
final class ViewBatch {
  /// The changes at all levels. The outermost one is that of the view.
  let update: AppliedUpdate
  /// The animations of the view's operations.
  let animations: TableAnimations
  /// Whether anything may be animated.
  let isAnimated: Bool
  /// Called when all animations are over, with whether they have ended.
  let completion: ((Bool) -> Void)?

  private let queue: ChangeQueue
  private let view: any ChangingView
  private let segment: (any ChangingSegment)?
  private let commitContent: () -> Void
  private let changedLayers: ArraySlice<any ChangingLayer>
  private let scrollAnchor: ScrollAnchor?
  private let selection: KeptSelection?
  /// The number of loads when the batch was prepared.
  private let loads: Int

  /// Prepares a batch.
  ///
  /// - Parameters:
  ///   - update: The changes.
  ///   - batch: The change that leads to them.
  ///   - view: The view.
  ///   - queue: The queue of the change.
  ///   - changedLayers: The layers that change, the innermost first.
  ///   - completion: Called when all animations are over, with whether they have ended.
  init(
    _ update: AppliedUpdate, of batch: PreparedBatch, in view: any ChangingView,
    by queue: ChangeQueue, changing changedLayers: ArraySlice<any ChangingLayer>,
    completion: ((Bool) -> Void)?
  ) {
    let replaced = update.sectionsReplacedForMoves
    // The app has not asked for new cells in a section that is replaced for its moves. Rows that a
    // layer inserts above a list at its top are meant to be visible.
    let keepsScrollPosition = batch.keepsScrollPosition || !replaced.isEmpty
    let isSeenAtTop = update.source != .content && view.isAtTop
    scrollAnchor =
      keepsScrollPosition && !isSeenAtTop ? ScrollAnchor(in: view, following: update) : nil
    animations = TableAnimations(
      announced: batch.animations,
      layers: (queue.host?.changingLayers ?? []).reversed().map(\.animation),
      sectionsReplacedForMoves: replaced,
      layoutsBefore: update.layoutsBefore, layoutsAfter: update.layoutsAfter,
      levels: update.hidesRows ? update.levels : [])
    selection = KeptSelection(in: view, following: update)
    // With an animation, the rows would first leave their places and then jump back.
    isAnimated = batch.isAnimated && scrollAnchor == nil
    self.update = update
    self.completion = completion.map { queue.inFlightCompletions.add($0) }
    self.queue = queue
    self.view = view
    self.changedLayers = changedLayers
    loads = queue.loadDetection.loads
    commitContent = batch.commit
    segment = queue.host?.changingSegment
  }

  /// Begins the change: the view counts its rows at the end of the batch, and perhaps before and
  /// after it, when the source may have changed further.
  func begin() { segment?.beginChange() }

  /// Whether the rows were loaded since, and are those after the change already.
  var isLoaded: Bool { queue.loadDetection.loads != loads }

  /// Commits the change: from now on the view has the new rows.
  func commit() {
    commitContent()
    if !isLoaded { queue.commit(update, changing: changedLayers) }
  }

  /// Updates a table on screen.
  fileprivate func perform(in tableView: UITableView) {
    // An empty batch makes the table read heights again, and keeps the cells that an app reads.
    guard tableView.isInWindow || tableView.hasUncommittedUpdates || update.table.isEmpty else {
      // The table is not visible, and a batch would lay it out.
      commit()
      queue.hasLoadedOutOfSight = queue.hasLoadedOutOfSight || !tableView.visibleRows.isEmpty
      tableView.reloadData(following: update.newSelectedRow(forOld:))
      completion?(true)
      return
    }
    func perform() {
      tableView.performBatchUpdates(
        { [self] in
          commit()
          for call in update.table.calls(shownWith: animations.animation(of:)) {
            call.make(on: tableView)
          }
        }, completion: completion)
    }
    if isAnimated { perform() } else { UIView.performWithoutAnimation(perform) }
  }

  /// Restores what the view has lost, and ends the change.
  func finish() {
    // A callback may have detached the view.
    if queue.view === view {
      if isAnimated { restore() } else { UIView.performWithoutAnimation(restore) }
    }
    segment?.endChange()
    queue.notify(.didApply(update))
    queue.endStep()
  }

  private func restore() {
    selection?.restore(in: view)
    scrollAnchor?.restore(in: view)
    if update.table.changesSections, queue.host?.changingSegment?.showsSectionIndex == true {
      view.reloadSectionIndexTitles()
    }
  }
}
