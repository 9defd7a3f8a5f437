// The way from the newest snapshot to the shown one.
extension SnapshotTableViewDataSource {
  /// Makes a snapshot the newest.
  ///
  /// - Returns: The generation of the snapshot.
  func note(_ snapshot: Snapshot) -> Int {
    generation += 1
    newest = snapshot.withoutReloads
    return generation
  }

  /// Queues the change to a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - generation: The generation of the snapshot.
  ///   - completion: Called when the snapshot is shown.
  ///   - stages: Returns the batches that lead there; nil if everything is to be loaded again.
  func enqueue(
    _ snapshot: Snapshot, generation: Int, completion: (() -> Void)?,
    stages: @escaping () -> [ChangeStage]?
  ) {
    coming = (snapshot.withoutReloads, generation)
    let commit = { self.show(snapshot.withoutReloads, generation: generation) }
    enqueue(
      WaitingChange(origin: .source(self)) { queue in
        guard queue.view != nil, queue.rowCountsInForce != nil else {
          return .unseen(commit: commit)
        }
        // The index paths of decorators that were stacked by hand are not known here.
        guard queue.host?.contentSource === self, let stages = stages() else {
          return .reload(commit: commit)
        }
        return .stages(stages, commitAll: commit)
      } completion: { _ in
        completion?()
      })
  }

  /// Returns the batches that lead from the shown snapshot to another.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - generation: The generation of the snapshot.
  ///   - isAnimated: Whether the table animates the changes.
  ///   - difference: A difference that was computed earlier, and the snapshot that was expected to
  ///     be shown by now.
  func stages(
    to snapshot: Snapshot, generation: Int, isAnimated: Bool,
    difference: (base: Snapshot, found: TableDifference<SectionID, ItemID>)? = nil
  ) -> [ChangeStage] {
    let found =
      if let difference, difference.base.sharesItems(with: shown) {
        difference.found
      } else {
        snapshot.difference(from: shown, isContentEqual: isContentEqual)
      }
    let last = found.stages.indices.last
    return zip(found.stages.indices, found.stages).map { index, stage in
      ChangeStage(
        subject: .content(stage.update, rowCountsAfter: stage.snapshot.rows.counts),
        animations: AnnouncedAnimations(others: defaultRowAnimation), isAnimated: isAnimated
      ) { questions in
        self.preview(stage.snapshot, questions)
      } commit: {
        if index == last {
          self.show(stage.snapshot, generation: generation)
        } else {
          self.shown = stage.snapshot
        }
      }
    }
  }

  /// Shows a snapshot while the table asks its questions.
  private func preview(_ snapshot: Snapshot, _ questions: () -> Void) {
    let before = shown
    shown = snapshot
    questions()
    shown = before
  }

  private func show(_ snapshot: Snapshot, generation: Int) {
    shown = snapshot
    if generation == self.generation { newest = nil }
    if generation == coming?.generation { coming = nil }
  }

  nonisolated static func difference(
    from old: Snapshot, to new: Snapshot,
    isContentEqual: @Sendable (ItemID, ItemID) -> Bool
  ) async -> TableDifference<SectionID, ItemID> {
    new.difference(from: old, isContentEqual: isContentEqual)
  }
}
