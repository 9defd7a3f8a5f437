import Foundation

// The table of a child as its queue of changes sees it: its share of the real one.
extension ChildSlot: ChildChangingView {
  private var real: UITableView? { number == nil ? nil : composed?.table.tableView }

  var isAnswering: Bool { composed?.isBusy == true }

  var hasPlace: Bool { number != nil }

  var hasUncommittedUpdates: Bool { real?.hasUncommittedUpdates == true }

  /// The table of all children decides whether anybody sees it.
  var isInWindow: Bool { true }

  /// Lets the table on screen count: it would do so in the middle of the child's change.
  func finishLoading() { real?.tableOnScreen.finishLoading() }

  func noteWaitingChanges() { composed?.noteWaitingChanges(of: self) }

  func processChanges() { composed?.applyChildren() }

  /// Whether the child has a block open, for which the others wait.
  var isBlockOpen: Bool { number != nil && child.decoratedTable.queue.isBlockOpen }

  func noteOpenBlock() { composed?.noteOpenBlock(of: self) }

  /// Loads the rows of the child again, and no others.
  func reloadData() {
    noteLoading()
    let table = child.decoratedTable
    guard !table.isDecorating else { return table.reloadData() }
    // The objects of the child are being set.
    if table.queue.isApplying { loadLater() } else { load {} }
  }

  func reloadData(following row: (RowPosition) -> RowPosition?) { load {} }

  func load(then finish: @escaping @MainActor () -> Void) {
    noteLoading()
    guard let composed, number != nil else { return finish() }
    guard !composed.isBusy else {
      loadLater()
      return finish()
    }
    // Where nobody else has anything, that is everything.
    let composition = composed.composition
    guard composition.size > Composition.size(of: rowCounts, composition.kind) else {
      composed.table.queue.reloadNext { _ in finish() }
      return composed.table.queue.processChanges()
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
        commit: { self.load(after) }, finish: finish),
      to: composed)
  }

  /// Loads the rows of the child on the next turn, if nobody has done so by then.
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
        tableContent: update.tableContent,
        animations: AnnouncedAnimations(of: update.table, animations), isAnimated: isAnimated,
        commit: {
          commit()
          self.follow(batch)
        }, completion: completion, finish: finish),
      to: composed)
  }

  /// Adds to a batch of the whole. The table may count before it is told, when the source is
  /// further on.
  private func contribute(_ contribution: ChildContribution, to composed: ComposedTable) {
    layer.beginChange()
    composed.contribute(contribution)
  }

  /// Does nothing: the table of all children asks for the titles of all, once a batch.
  func reloadSectionIndexTitles() {}

  // MARK: - Selection

  var selectedRows: [RowPosition] { table?.selectedRows ?? [] }

  func select(_ rows: [RowPosition]) { table?.select(rows) }

  func withoutAnimation(_ calls: () -> Void) { UIView.performWithoutAnimation(calls) }

  // MARK: - Scrolling

  var isScrolling: Bool { real?.isScrolling == true }

  /// The rows of the child on screen. If all of them are above it, the last one: what happens above
  /// the screen moves what is on it.
  var visibleRows: [RowPosition] {
    guard let table, let real, let first = real.visibleRows.first else { return [] }
    let visible = table.visibleRows
    guard visible.isEmpty, let section = rowCounts.lastIndex(where: { $0 > 0 }) else {
      return visible
    }
    let last = RowPosition(section: section, row: rowCounts[section] - 1)
    guard let place = place(of: last), !isHidden(last),
      let composed, composed.table.outerPosition(ofContent: place) < first
    else { return [] }
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
