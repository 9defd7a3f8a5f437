// How the newest snapshot becomes the shown one.
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
  /// - Parameter difference: Returns the difference from the shown snapshot; nil if the table is to
  ///   be reloaded.
  func enqueue(
    _ snapshot: Snapshot, generation: Int, isAnimated: Bool, completion: (() -> Void)?,
    difference: @escaping () -> ListDifference?
  ) {
    let shownNext = snapshot.withoutReloads
    newestWaiting = (shownNext, generation)
    changes.enqueue(
      with: defaultRowAnimation, isAnimated: isAnimated, rowCountsAfter: snapshot.rows.counts,
      difference: difference, preview: { self.preview(shownNext, $0) },
      commit: { self.show(shownNext, generation: generation) }, completion: { completion?() })
  }

  /// Answers from another snapshot while a closure runs.
  private func preview(_ snapshot: Snapshot, _ questions: () -> Void) {
    let before = shown
    shown = snapshot
    questions()
    shown = before
  }

  private func show(_ snapshot: Snapshot, generation: Int) {
    shown = snapshot
    if generation == self.generation { newest = nil }
    if generation == newestWaiting?.generation { newestWaiting = nil }
  }

  nonisolated static func difference(
    from old: Snapshot, to new: Snapshot,
    isContentEqual: @Sendable (ItemID, ItemID) -> Bool
  ) async -> ListDifference {
    new.listDifference(from: old, isContentEqual: isContentEqual)
  }
}
