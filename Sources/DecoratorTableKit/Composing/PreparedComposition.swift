/// A change of the children of a composed table, which is prepared when it is first in the queue.
@MainActor
final class PreparedComposition {
  private let contributions: [ChildContribution]
  private let composed: ComposedTable
  private let slots: [ChildSlot]
  private let animation: UITableView.RowAnimation
  private var change = CompositionChange()
  /// The inserted children, with the number of rows of each of their sections.
  private var insertedSlots: [(slot: ChildSlot, rowCounts: [Int])] = []
  /// The number of times that the table had read everything by then.
  private let loads: Int
  /// The number of times that the table was attached by then.
  private let attachments: Int
  /// The composition after the change, once it is prepared.
  private var after: Composition?
  private var isCommitted = false
  /// Whether it was prepared, or committed without that.
  private(set) var isPrepared = false
  /// The numbers of the children after the change, if it rearranges them.
  private var places: [ObjectIdentifier: Int] = [:]

  /// Creates a change after which the table shows these children, from the top.
  init(
    _ contributions: [ChildContribution], of composed: ComposedTable, showing slots: [ChildSlot]
  ) {
    self.composed = composed
    self.slots = slots
    animation = composed.childAnimation
    loads = composed.loads
    attachments = composed.attachments
    self.contributions = contributions
    for contribution in contributions {
      if let number = contribution.slot.number { change.updates[number] = contribution.update }
    }
    guard slots != composed.shown else { return }
    for (number, slot) in slots.enumerated() { places[ObjectIdentifier(slot)] = number }
    change.arrangement = slots.map { slot in
      if let number = slot.number { return .kept(number) }
      let rowCounts = slot.countRows()
      insertedSlots.append((slot, rowCounts))
      return .new(rowCounts)
    }
  }

  /// Whether children are inserted, removed or moved.
  var isRearranging: Bool { change.arrangement != nil }

  /// Whether there are no operations.
  var isEmpty: Bool { contributions.isEmpty && !isRearranging }

  /// Prepares the change from the state in force.
  func prepare() -> PreparedChange {
    // It was made when it had to wait.
    if isCommitted { return .unseen {} }
    isPrepared = true
    // Children in the middle of a change have not read theirs.
    guard loads == composed.loads else { return .reload(commit: commit) }
    let before = composed.composition
    do {
      let (after, update) = try before.lifting(change)
      self.after = after
      let difference = ListDifference(update, replacedRows: replacedRows(from: before, to: after))
      let batch = PreparedBatch(
        subject: .content(difference, rowCountsAfter: after.rowCounts),
        contentPositions: { [after] in self.contentPositions(after) },
        animations: animations(from: before, to: after),
        isAnimated: isAnimated,
        commit: commit)
      return .batch(batch, commitByLoading: commit)
    } catch {
      // The queues of the children have validated their batches.
      TableAnomaly.inconsistentUpdate(layer: "children", operation: "\(change)", error: error)
        .report(in: composed.attachedTable)
      return .reload(commit: commit)
    }
  }

  /// Commits the change.
  func commit() {
    guard !isCommitted else { return }
    isCommitted = true
    isPrepared = true
    for contribution in contributions { contribution.commit() }
    // A table that was attached again has counted the rows after the change.
    guard composed.attachments == attachments else { return }
    for (slot, rowCounts) in insertedSlots { slot.load(rowCounts) }
    let prepared = loads == composed.loads ? after : nil
    composed.adopt(prepared ?? composed.composition.applying(change), of: slots)
    for (slot, _) in insertedSlots { slot.noteLoaded() }
  }

  /// Whether the batch may be animated: all children have to agree.
  private var isAnimated: Bool {
    for contribution in contributions where !contribution.isAnimated { return false }
    return true
  }

  /// Ends the updates of the children, that of the last one first.
  func end() {
    for contribution in contributions.reversed() { contribution.end() }
    for (slot, _) in insertedSlots { slot.endCounting() }
  }

  /// Returns the number of a child after the change; nil if it is removed.
  private func place(of slot: ChildSlot) -> Int? {
    isRearranging ? places[ObjectIdentifier(slot)] : slot.number
  }

  /// Returns which rows of the whole are content after the change.
  private func contentPositions(_ after: Composition) -> ContentPositions {
    var changed: [ObjectIdentifier: ContentPositions] = [:]
    for contribution in contributions {
      changed[ObjectIdentifier(contribution.slot)] = contribution.contentPositions
    }
    return after.contentPositions(
      zip(slots, after.children).map { slot, rowCounts in
        (changed[ObjectIdentifier(slot)] ?? slot.contentPositions).checked(against: rowCounts)
      })
  }

  /// Returns the rows that children replace though they are the same.
  private func replacedRows(from before: Composition, to after: Composition) -> [ReplacedRow] {
    contributions.flatMap { contribution -> [ReplacedRow] in
      guard let number = contribution.slot.number,
        let place = place(of: contribution.slot)
      else { return [] }
      return contribution.replacedRows.compactMap { row in
        row.translated(
          { before.position(of: $0, inChild: number) }, { after.position(of: $0, inChild: place) })
      }
    }
  }

  private func animations(
    from before: Composition, to after: Composition
  ) -> AnnouncedAnimations {
    var animations = AnnouncedAnimations()
    animations.others = animation
    for contribution in contributions {
      guard let number = contribution.slot.number,
        let place = place(of: contribution.slot)
      else { continue }
      animations.add(
        contribution.animations, from: before, to: after, child: (number, place))
    }
    return animations
  }
}
