// How a snapshot becomes the shown one.
extension SnapshotTableViewDataSource {
  /// Shows a snapshot, and updates the table with the difference.
  ///
  /// All changes are in one batch. Changes that one batch cannot express are replacements, as
  /// ``TableSnapshot/difference(from:isContentEqual:)`` documents: for example, a row that moves
  /// into a new section is deleted and inserted. It is still the same row: its selection, each
  /// ``HeldRow`` and its viewing time are kept.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Whether the table animates the changes.
  ///   - completion: Called when they are shown; at once if there is no table.
  /// - Complexity: As ``TableSnapshot/difference(from:isContentEqual:)``, plus the work of the
  ///   table for the changes.
  public func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let own = note(snapshot)
    enqueue(snapshot, generation: own, isAnimated: animatingDifferences, completion: completion) {
      snapshot.listDifference(from: self.shown, isContentEqual: self.isContentEqual)
    }
  }

  /// Shows a snapshot as ``apply(_:animatingDifferences:completion:)`` does, and computes the
  /// difference off the main actor.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Whether the table animates the changes.
  /// - Returns: True when the snapshot is shown. False if another one was applied while the
  ///   difference was computed; then this one is not shown.
  /// - Complexity: On the main actor, the work of the table for the changes. As the other form if
  ///   the user has dragged a row meanwhile.
  @discardableResult
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async -> Bool {
    let base = newestWaiting?.snapshot ?? shown
    let own = note(snapshot)
    let difference = await Self.difference(from: base, to: snapshot, isContentEqual: isContentEqual)
    guard own == generation else { return false }
    await withCheckedContinuation { continuation in
      enqueue(snapshot, generation: own, isAnimated: animatingDifferences) {
        continuation.resume()
      } difference: {
        base.sharesItems(with: self.shown)
          ? difference
          : snapshot.listDifference(from: self.shown, isContentEqual: self.isContentEqual)
      }
    }
    return true
  }

  /// Shows a snapshot by reloading the table, without computing a difference.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - completion: Called when the table has loaded it; at once if there is no table.
  /// - Complexity: The work of the table to load.
  public func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    let own = note(snapshot)
    enqueue(snapshot, generation: own, isAnimated: true, completion: completion) { nil }
  }

  /// Returns the snapshot that was applied last, even while it waits to be shown.
  ///
  /// It has no marks to reload or reconfigure.
  public func snapshot() -> Snapshot { newest ?? shown }

  /// Makes a snapshot the newest.
  ///
  /// - Returns: The generation of the snapshot.
  private func note(_ snapshot: Snapshot) -> Int {
    generation += 1
    newest = snapshot.withoutReloads
    return generation
  }

  /// Queues the change to a snapshot.
  ///
  /// - Parameter difference: Returns the difference from the shown snapshot; nil if the table is to
  ///   be reloaded.
  private func enqueue(
    _ snapshot: Snapshot, generation: Int, isAnimated: Bool, completion: (() -> Void)?,
    difference: @escaping () -> ListDifference?
  ) {
    let shownNext = snapshot.withoutReloads
    newestWaiting = (shownNext, generation)
    changes.enqueue(
      with: defaultRowAnimation, isAnimated: isAnimated, rowCountsAfter: snapshot.rows.counts,
      difference: difference
    ) { questions in
      let before = self.shown
      self.shown = shownNext
      questions()
      self.shown = before
    } commit: {
      self.shown = shownNext
      if generation == self.generation { self.newest = nil }
      if generation == self.newestWaiting?.generation { self.newestWaiting = nil }
    } completion: {
      completion?()
    }
  }

  private nonisolated static func difference(
    from old: Snapshot, to new: Snapshot, isContentEqual: @Sendable (ItemID, ItemID) -> Bool
  ) async -> ListDifference {
    new.listDifference(from: old, isContentEqual: isContentEqual)
  }
}
