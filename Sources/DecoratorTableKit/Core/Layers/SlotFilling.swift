/// The slots of a layer's lists, and the models to fill them with.
///
/// There are two kinds of free slots. Below all rows that were there, those of the whole rule are
/// free. Amid such rows only a clause that repeats has some, where content came in a run that is
/// long enough.
struct SlotFilling: Sendable {
  /// The places of the slots.
  let placement: Placement
  /// The models without a row; nil if there is a row for every slot.
  var waiting: WaitingModels?

  /// The most rows that can be added.
  var available: Int { waiting?.count ?? .max }

  /// Slots to be filled.
  struct Slots {
    /// The anchors of the slots, ascending.
    var anchors: [Int] = []
    /// Whether the last of them is there for the end.
    var hasEnd = false
  }

  /// Finds the slots below an anchor that can be filled now.
  ///
  /// - Parameters:
  ///   - top: Slots with greater anchors are free.
  ///   - bottom: Slots with greater anchors are not.
  ///   - contentCount: The number of content rows.
  ///   - section: The section (inner).
  ///   - present: The number of additional rows there already, which count for the limit.
  ///   - hasEndRow: Whether one of these stands at the end, so that no other has to.
  ///   - answers: The answers about neighbours that are known, and then all that are.
  /// - Complexity: As ``SlotWalk/anchors(after:atMost:)``, and O(slots).
  func slots(
    after top: Int, upTo bottom: Int = .max, contentCount: Int, section: Int, present: Int,
    hasEndRow: Bool, remembering answers: inout BoundaryMemory.Section
  ) -> Slots {
    guard top < contentCount, available > 0 else { return Slots() }
    var walk = SlotWalk(
      placement.clauses, contentCount: contentCount, section: section, knowing: answers)
    guard walk.limit > present else { return Slots() }
    let room = min(available, walk.limit - present)
    // The end is the last slot, if it is one. One slot more tells.
    let leavesEndOut = hasEndRow && walk.hasEnd
    let found = walk.anchors(
      after: top, upTo: bottom, atMost: leavesEndOut && room < .max ? room + 1 : room)
    answers = walk.answers
    var slots = Slots(anchors: found.anchors)
    if leavesEndOut {
      if slots.anchors.last == contentCount { slots.anchors.removeLast() }
      slots.anchors.removeLast(max(slots.anchors.count - room, 0))
    }
    slots.hasEnd = walk.hasEnd && !leavesEndOut && slots.anchors.last == contentCount
    return slots
  }

  /// Finds the slots that can be filled now amid the content, where it came in a run above content
  /// that was there.
  ///
  /// Such a slot is one of a clause that repeats, and as far from the rows above and below it, new
  /// ones too, as rows of such clauses are from each other. A run of fewer rows has none.
  ///
  /// - Parameters:
  ///   - content: The change of the content.
  ///   - rows: The additional rows after it, without new ones.
  ///   - section: The section (inner, after).
  ///   - distances: The distances of the rows.
  ///   - answers: The answers about neighbours that are known, and then all that are.
  /// - Returns: The anchors of the slots, ascending.
  /// - Complexity: As ``SlotWalk/anchors(after:upTo:onlyRepeating:atMost:)`` for each run
  ///   that is long enough; O(1) if too few rows came for that.
  func slots(
    amid content: RowMap, among rows: RowLayout, section: Int, distances: SlotDistances,
    remembering answers: inout BoundaryMemory.Section
  ) -> [Int] {
    guard available > 0, distances.mayBringSlots(content), let period = distances.period else {
      return []
    }
    let stretches = content.insertedStretches.filter { $0.count >= period }
    guard !stretches.isEmpty else { return [] }
    var walk = SlotWalk(
      placement.clauses, contentCount: content.countAfter, section: section, knowing: answers)
    let room = min(available, walk.limit - rows.additionalCount)
    let distance = distances.ofNewRows
    var slots: [Int] = []
    for stretch in stretches where slots.count < room {
      let above = rows.additionalCount(before: stretch.lowerBound)
      var first = stretch.lowerBound
      if above > 0 { first = max(first, rows.anchor(ofAdditional: above - 1) + distance) }
      var last = stretch.upperBound
      if above < rows.additionalCount {
        last = min(last, rows.anchor(ofAdditional: above) - distance)
      }
      let found = walk.anchors(
        after: stretch.lowerBound - 1, upTo: stretch.upperBound, onlyRepeating: true)
      for anchor in found.anchors where anchor >= first && anchor <= last && slots.count < room {
        if let new = slots.last, anchor < new + distance { continue }
        slots.append(anchor)
      }
    }
    answers = walk.answers
    return slots
  }

  /// Takes models for a number of rows; none where rows have no models.
  mutating func takeModels(_ count: Int) -> [Range<Int>] {
    waiting?.takeFirst(count) ?? []
  }

  /// Gives models back.
  mutating func giveBack(_ models: ShownModels) {
    for models in models.models { waiting?.add(models) }
  }

  /// Gives one model back.
  mutating func giveBack(_ model: Int) { waiting?.add(model..<model + 1) }
}
