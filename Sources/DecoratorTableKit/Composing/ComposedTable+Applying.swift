import Foundation

// The turns of the table, in which what several children change becomes one batch.
//
// The outermost table takes them. Each child with waiting changes makes them up to the next update
// of its rows, and returns that; a composed table among the children does so with its own children
// first. Then the table is updated once, the children end what they have begun, and the next turn
// follows if any of them has more.
extension ComposedTable {
  /// Applies the waiting changes of all children, in one batch with children that are added,
  /// removed and moved.
  func applyChildren() {
    // A child of another table is asked in the turn of that.
    guard childView == nil else { return queue.applyWaitingChanges() }
    guard depth == 0, !isProcessing else { return }
    var isTaken: Bool
    repeat {
      isProcessing = true
      isTaken = takeTurn().isTaken
      isProcessing = false
      callCompletions()
    } while isTaken && hasWaitingChanges && childView == nil
  }

  func applyLater() {
    applyingLater.schedule { [weak self] in self?.applyChildren() }
  }

  /// Puts together what children change, and updates the table.
  ///
  /// - Returns: Whether that could be done now, and the update of the rows of a table that is a
  ///   child itself.
  func takeTurn() -> (isTaken: Bool, update: ViewUpdate?) {
    guard isDecorating, let tableView = attachedTable else {
      detachRemoved()
      for completion in consumeCompletions() { completion(true) }
      return (false, nil)
    }
    guard !queue.isInTheMiddle else {
      applyLater()
      return (false, nil)
    }
    // A turn before has put them together, and the table could not be updated.
    guard underway == nil else { return (true, applyUnderway()) }
    detachRemoved()
    let requested = wanted
    let insertedSlots = isRearranged ? requested.filter { $0.table == nil } : []
    for slot in insertedSlots { slot.attach(to: tableView) }
    if !insertedSlots.isEmpty {
      offerObjects()
      showOtherMethods()
    }
    let known = attachments
    let contributions = gather()
    guard isDecorating, attachments == known else {
      // A callback has detached the table, and the children with it. If it is attached again, their
      // rows are new.
      for contribution in contributions.reversed() { contribution.endWithoutTable() }
      if isDecorating { queue.continueNextTurn() }
      return (false, nil)
    }
    // A callback may have set other children: new ones are inserted on the next turn, and so are
    // those that have not left yet.
    if wanted != requested { detach(insertedSlots.filter { !wanted.contains($0) }) }
    let slots =
      isRearranged ? wanted.filter { $0.table != nil && !removedSlots.contains($0) } : shown
    let update = apply(contributions, showing: slots)
    if isRearranged { applyLater() }
    return (true, update)
  }

  /// Returns what the children with waiting changes add to the next batch.
  private func gather() -> [ChildContribution] {
    var numbers: [Int] = []
    for slot in waiting {
      slot.hasWaitingChanges = false
      if let number = slot.number { numbers.append(number) }
    }
    waiting = []
    numbers.sort()
    asked = []
    for number in numbers { asked.append(shown[number]) }
    var contributions: [ChildContribution] = []
    for slot in asked {
      if let contribution = slot.nextContribution(to: self) { contributions.append(contribution) }
    }
    return contributions
  }

  /// Applies what children add to a batch, and changes of the table's own layers.
  private func apply(
    _ contributions: [ChildContribution], showing slots: [ChildSlot]
  ) -> ViewUpdate? {
    let change = PreparedComposition(contributions, of: self, showing: slots)
    let completions = consumeCompletions()
    guard !change.isEmpty else {
      let update = queue.processChanges()
      for completion in completions { queue.complete { completion(true) } }
      return update
    }
    if change.isRearranging {
      let staying = Set(slots.lazy.map { ObjectIdentifier($0) })
      removedSlots += shown.filter { !staying.contains(ObjectIdentifier($0)) }
    }
    underway = change
    queue.waiting.changes.append(
      WaitingChange(origin: .source(self)) { _ in
        change.prepare()
      } completion: { isFinished in
        for contribution in contributions { contribution.completion?(isFinished) }
        for completion in completions { completion(isFinished) }
      })
    return applyUnderway()
  }

  private func applyUnderway() -> ViewUpdate? {
    var update = queue.processChanges()
    guard let underway, !queue.isApplying else { return update }
    if !underway.isPrepared {
      // It has to wait, and the children cannot.
      underway.commit()
      queue.waiting.needsReload = true
      update = queue.processChanges()
    }
    endTurn()
    return update
  }

  /// Ends what the children have begun, since the table is updated.
  func endTurn() {
    guard let change = underway, change.isPrepared else { return }
    underway = nil
    change.end()
    detachRemoved()
  }

  /// Detaches removed children. One in the middle of the change that removes it keeps its table
  /// until the end of that change, and is detached on the next turn at the latest.
  private func detachRemoved() {
    guard !removedSlots.isEmpty else { return }
    let detachedSlots = removedSlots.filter { !$0.child.queue.isApplying }
    removedSlots = removedSlots.filter { $0.child.queue.isApplying }
    detach(detachedSlots)
    if !removedSlots.isEmpty { applyLater() }
  }

  /// Detaches children, which are children no longer unless they are to be shown again.
  func detach(_ slots: [ChildSlot]) {
    let staying = Set(wanted.lazy.map { ObjectIdentifier($0) })
    for slot in slots where slot.table != nil {
      slot.detach()
      if !staying.contains(ObjectIdentifier(slot)) { slot.child.parent = nil }
    }
  }
}

extension ComposedTable: ChangingSource {
  /// Commits the waiting change, which is shown when the rows are loaded.
  func withdraw(_ change: WaitingChange) {
    underway?.commit()
    endTurn()
  }
}
