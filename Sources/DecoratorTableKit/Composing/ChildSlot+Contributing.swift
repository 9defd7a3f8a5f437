// What a child adds to the batches of the composed table.
extension ChildSlot {
  /// Reloads the rows of the child, and no others.
  func reloadData() {
    noteLoading()
    let table = child
    guard !table.isDecorating else { return table.reloadData() }
    guard number != nil else { return }
    // The objects of the child are being set.
    guard !table.queue.isApplying else { return loadLater() }
    hasToLoad = true
    noteWaitingChanges()
    applyChildren()
  }

  /// Loads the rows of the child on the next turn, unless they are loaded by then.
  func loadLater() {
    loadingLater.schedule { [weak self] in
      guard let self, number != nil, isOutdated else { return }
      reloadData()
    }
  }

  /// Makes the waiting changes of the child, up to the next update of its rows.
  ///
  /// - Parameter composed: The composed table.
  /// - Returns: What the update adds to a batch of the composed table; nil if there is none.
  func nextContribution(to composed: ComposedTable) -> ChildContribution? {
    while let update = nextUpdate() {
      let contribution =
        switch update {
        case .load(let finish): load(in: composed, then: finish)
        case .batch(let batch): self.contribution(of: batch)
        }
      guard let contribution else { continue }
      // The table may count before the update, when the source has changed further.
      segment.beginChange()
      return contribution
    }
    return nil
  }

  private func nextUpdate() -> ViewUpdate? {
    let isToLoad = hasToLoad && isOutdated && !child.isDecorating
    hasToLoad = false
    return isToLoad ? .load {} : child.nextUpdate()
  }

  private func load(
    in composed: ComposedTable, then finish: @escaping @MainActor () -> Void
  ) -> ChildContribution? {
    noteLoading()
    guard !composed.queue.isInTheMiddle else {
      loadLater()
      end(finish)
      return nil
    }
    // If no other child has rows, the whole table is reloaded; on screen, before others change.
    let composition = composed.composition
    guard composition.size > Composition.size(of: rowCounts, composition.kind) else {
      composed.queue.reloadNext { _ in self.end(finish) }
      if composed.childView == nil { composed.queue.processChanges() }
      return nil
    }
    let (before, after) = (rowCounts, countRows())
    let attachments = composed.attachments
    let common = min(before.count, after.count)
    let batch = BatchUpdate(
      (0..<common).map { .reloadSection($0) } + (common..<before.count).map { .deleteSection($0) }
        + (common..<after.count).map { .insertSection($0) })
    return ChildContribution(
      slot: self, update: CompositionChange.Update(batch: batch, rowCountsAfter: after),
      animations: AnnouncedAnimations(replacing: before, by: after), isAnimated: false,
      commit: { if composed.attachments == attachments { self.load(after) } },
      finish: {
        self.endCounting()
        self.end(finish)
      })
  }

  private func contribution(of batch: ViewBatch) -> ChildContribution {
    let update = batch.update
    let after = update.layoutsAfter.layers.first?.outerRowCounts ?? update.content.rowCountsAfter
    let change = CompositionChange.Update(batch: update.table, rowCountsAfter: after)
    return ChildContribution(
      slot: self, update: change, replacedRows: update.replacedRows,
      contentPositions: update.contentPositions,
      animations: AnnouncedAnimations(of: update.table, batch.animations),
      isAnimated: batch.isAnimated,
      commit: {
        batch.commit()
        if !batch.isLoaded { self.follow(change) }
      }, completion: batch.completion, finish: { self.end(batch.finish) })
  }

  /// Ends an update of the child. That of a composed table contains changes that its own children
  /// have begun.
  private func end(_ finish: () -> Void) {
    finish()
    (child as? ComposedTable)?.endTurn()
  }
}
