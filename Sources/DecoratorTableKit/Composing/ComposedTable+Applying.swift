import Foundation

// One batch of what several children change.
extension ComposedTable {
  /// The most children whose batches become one. Each waits in the middle of its own for the
  /// others, and there is only so much room for that.
  private static var mostAtOnce: Int { 100 }

  /// Lets all children have their turn that have something to tell, in one batch with those that
  /// come, go and move.
  func applyChildren() {
    guard depth == 0 else { return }
    guard table.isDecorating, let tableView = table.tableView else {
      letGo()
      for completion in takeCompletions() { completion(true) }
      return
    }
    guard !isBusy, gathered == nil else { return applyLater() }
    letGo()
    // A child that is to come again leaves first.
    let isLeaving = gone.contains { wanted.contains($0) }
    guard !isLeaving else { return applyLater() }
    let coming = wanted.filter { $0.table == nil }
    for slot in coming { slot.enter(tableView) }
    if !coming.isEmpty {
      offerObjects()
      table.showOtherMethods()
    }
    unasked = shown.filter { $0.child.hasWaitingChanges }[...]
    gathered = []
    askNext()
    letGo()
  }

  private func applyLater() {
    applyingLater.schedule { [weak self] in self?.applyChildren() }
  }

  /// Asks the next child for what it adds to the batch. It comes back here in the middle of its own
  /// change, and the last one makes the batch of all.
  private func askNext() {
    while let count = gathered?.count, count < Self.mostAtOnce, let slot = unasked.popFirst() {
      slot.child.applyWaitingChanges()
      // Others have been asked from there, and all is told.
      if gathered == nil { return }
    }
    guard let contributions = gathered else { return }
    gathered = nil
    let left = unasked
    unasked = []
    perform(contributions, showing: wanted)
    if !left.isEmpty { applyChildren() }
  }

  /// Takes what a child adds to the batch that is being put together, or tells the table at once.
  func contribute(_ contribution: ChildContribution) {
    guard gathered != nil else { return perform([contribution], showing: shown) }
    gathered?.append(contribution)
    askNext()
  }

  /// Tells the table of a batch, at once.
  private func perform(_ contributions: [ChildContribution], showing slots: [ChildSlot]) {
    let change = PreparedComposition(
      contributions, of: self, showing: slots, from: shown, animation: childAnimation)
    let completions = takeCompletions()
    guard !change.isEmpty else {
      table.queue.applyWaitingChanges()
      for completion in completions { table.queue.complete { completion(true) } }
      return
    }
    if change.isRearranging {
      let staying = Set(slots.lazy.map { ObjectIdentifier($0) })
      gone += shown.filter { !staying.contains(ObjectIdentifier($0)) }
    }
    table.queue.enqueue(
      WaitingChange(origin: .source(self)) { _ in
        change.prepare()
      } completion: { isFinished in
        for contribution in contributions { contribution.completion?(isFinished) }
        for completion in completions { completion(isFinished) }
      })
    if !change.isCommitted {
      // It has to wait for something, and the children cannot.
      change.commit()
      table.queue.enqueueReload()
    }
    letGo()
    if isRearranged { applyLater() }
  }

  /// Takes their tables away from children that have gone. One in the middle of the change in which
  /// it has gone keeps its table to the end of that, and leaves on the next turn at the latest.
  private func letGo() {
    guard !gone.isEmpty else { return }
    let leaving = gone.filter { !$0.child.decoratedTable.queue.isApplying }
    gone = gone.filter { $0.child.decoratedTable.queue.isApplying }
    let coming = Set(wanted.lazy.map { ObjectIdentifier($0) })
    for slot in leaving {
      slot.leave()
      if !coming.contains(ObjectIdentifier(slot)) { slot.child.decoratedTable.parent = nil }
    }
    if !gone.isEmpty { applyLater() }
  }
}

extension ComposedTable: ChangingSource {
  /// Does nothing: the change was made, and is shown when somebody loads the rows.
  func takeBack(_ change: WaitingChange) {}
}
