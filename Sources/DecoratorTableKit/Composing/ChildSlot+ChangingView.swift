import Foundation

// The table of a child as its queue of changes sees it.
extension ChildSlot: ChildChangingView {
  private var real: UITableView? { number == nil ? nil : composed?.attachedTable }

  var isAnswering: Bool { composed?.queue.isInTheMiddle == true }

  var hasPlace: Bool { number != nil && composed?.place?.hasPlace != false }

  var hasUncommittedUpdates: Bool { real?.hasUncommittedUpdates == true }

  /// The composed table decides whether it is visible.
  var isInWindow: Bool { true }

  /// Makes the table on screen count now, and not in the middle of the child's change.
  func finishLoading() { real?.tableOnScreen.finishLoading() }

  func noteWaitingChanges() { composed?.noteWaitingChanges(of: self) }

  func processChanges() { composed?.applyChildren() }

  /// Whether a block of the child is open, for which the other children wait.
  var isBlockOpen: Bool { number != nil && child.queue.isBlockOpen }

  func noteOpenBlock() { composed?.noteOpenBlock(of: self) }

  /// Reloads the rows of the child, and no others.
  func reloadData() {
    noteLoading()
    let table = child
    guard !table.isDecorating else { return table.reloadData() }
    // The objects of the child are being set.
    if table.queue.isApplying { loadLater() } else { load {} }
  }

  func reloadData(following row: (RowPosition) -> RowPosition?) { load {} }

  func load(then finish: @escaping @MainActor () -> Void) {
    noteLoading()
    guard let composed, number != nil else { return finish() }
    guard !composed.queue.isInTheMiddle else {
      loadLater()
      return finish()
    }
    // If no other child has rows, the whole table is reloaded.
    let composition = composed.composition
    guard composition.size > Composition.size(of: rowCounts, composition.kind) else {
      composed.queue.reloadNext { _ in finish() }
      return composed.queue.processChanges()
    }
    let (before, after) = (rowCounts, countRows())
    let common = min(before.count, after.count)
    let batch = BatchUpdate(
      (0..<common).map { .reloadSection($0) } + (common..<before.count).map { .deleteSection($0) }
        + (common..<after.count).map { .insertSection($0) })
    contribute(
      ChildContribution(
        slot: self, update: CompositionChange.Update(batch: batch, rowCountsAfter: after),
        animations: AnnouncedAnimations(replacing: before, by: after), isAnimated: false,
        commit: { self.load(after) },
        finish: {
          self.endCounting()
          finish()
        }),
      to: composed)
  }

  /// Loads the rows of the child on the next turn, unless they are loaded by then.
  func loadLater() {
    loadingLater.schedule { [weak self] in
      guard let self, number != nil, isOutdated else { return }
      reloadData()
    }
  }

  func perform(
    _ update: AppliedUpdate, shownWith animations: TableAnimations, isAnimated: Bool,
    commit: @escaping @MainActor () -> Void, completion: ((Bool) -> Void)?,
    then finish: @escaping @MainActor () -> Void
  ) {
    guard let composed, number != nil else {
      commit()
      completion?(true)
      return finish()
    }
    let after = update.layoutsAfter.layers.first?.outerRowCounts ?? update.content.rowCountsAfter
    let batch = CompositionChange.Update(batch: update.table, rowCountsAfter: after)
    contribute(
      ChildContribution(
        slot: self, update: batch, replacedRows: update.replacedRows,
        contentPositions: update.contentPositions,
        animations: AnnouncedAnimations(of: update.table, animations), isAnimated: isAnimated,
        commit: {
          commit()
          self.follow(batch)
        }, completion: completion, finish: finish),
      to: composed)
  }

  /// Contributes to a batch of the composed table. The table may count before the update, when the
  /// source has changed further.
  private func contribute(_ contribution: ChildContribution, to composed: ComposedTable) {
    segment.beginChange()
    composed.contribute(contribution)
  }

  /// Does nothing: the composed table reads the titles of all children, once a batch.
  func reloadSectionIndexTitles() {}

  // MARK: - Selection

  var selectedRows: [RowPosition] { table?.selectedRows ?? [] }

  func select(_ rows: [RowPosition]) { table?.select(rows) }

  // MARK: - Scrolling

  var isScrolling: Bool { real?.isScrolling == true }

  /// The rows of the child on screen. If all of them are above it, the last one: changes above the
  /// screen move the rows on it.
  var visibleRows: [RowPosition] {
    guard let table, let real, let first = real.visibleRows.first else { return [] }
    let visible = table.visibleRows
    guard visible.isEmpty, let section = rowCounts.lastIndex(where: { $0 > 0 }) else {
      return visible
    }
    let last = RowPosition(section: section, row: rowCounts[section] - 1)
    guard let place = shownPosition(ofContent: last), place < first else { return [] }
    return [last]
  }

  func upperEdge(of row: RowPosition) -> CGFloat { table?.upperEdge(of: row) ?? 0 }

  var verticalOffset: CGFloat {
    get { real?.verticalOffset ?? 0 }
    set { real?.verticalOffset = newValue }
  }

  var verticalOffsetLimits: ClosedRange<CGFloat> { real?.verticalOffsetLimits ?? 0...0 }

  func layOutVisibleRows() { real?.layOutVisibleRows() }

  func layOutRows() { real?.layOutRows() }
}
