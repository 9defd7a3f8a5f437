import Foundation

// The table of a child as its queue of changes sees it: its share of the real one.
extension ChildSlot: SharingView {
  private var real: UITableView? { number == nil ? nil : composed?.table.tableView }

  var isAnswering: Bool { composed?.isBusy == true }

  var hasUncommittedUpdates: Bool { real?.hasUncommittedUpdates == true }

  /// The table of all children decides whether anybody sees it.
  var isInWindow: Bool { true }

  /// Loads the rows of the child again, and no others. Unless it is the child's queue that says so,
  /// that is asked to.
  func reloadData() {
    let table = child.decoratedTable
    if table.isDecorating, !table.queue.isApplying { table.reloadData() } else { loadAgain() }
  }

  func reloadData(following row: (RowPosition) -> RowPosition?) { loadAgain() }

  private func loadAgain() {
    guard let composed, let table, number != nil else { return }
    guard !composed.isBusy else {
      return loadingLater.schedule { [weak self] in self?.reloadData() }
    }
    // Where nobody else has anything, that is everything.
    guard
      composed.composition.sizes.total > Composition.size(of: rowCounts, composed.composition.kind)
    else {
      return composed.table.queue.enqueueReload()
    }
    let before = rowCounts
    _ = dataSource.numberOfSections(in: table)
    let after = rowCounts
    let common = min(before.count, after.count)
    let batch = BatchUpdate().reloadingSections(0..<common)
      .deletingSections(common..<before.count).insertingSections(common..<after.count)
    let animations = AnnouncedAnimations(replacing: before, by: after)
    UIView.performWithoutAnimation {
      composed.contribute(
        ChildContribution(
          slot: self, update: CompositionChange.Update(batch: batch, rowCountsAfter: after),
          animations: animations, isLoaded: true, commit: {}, completion: nil))
    }
  }

  func perform(
    _ update: AppliedUpdate, shownWith animations: TableAnimations, commit: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    guard let composed, number != nil else {
      commit()
      completion?(true)
      return
    }
    let after = update.layoutsAfter.layers.first?.outerRowCounts ?? update.rowCountsAfter
    let contribution = ChildContribution(
      slot: self, update: CompositionChange.Update(batch: update.table, rowCountsAfter: after),
      animations: AnnouncedAnimations(of: update.table, animations), commit: commit,
      completion: completion)
    // The table may count before it is told, when the source is further on.
    layer.withoutReadingCounts { composed.contribute(contribution) }
  }

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
}
