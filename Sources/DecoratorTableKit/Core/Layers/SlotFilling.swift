/// The slots of a layer's lists, and the models to fill them with.
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
  ///   - contentCount: The number of content rows.
  ///   - section: The section (inner).
  ///   - present: The number of additional rows there already, which count for the limit.
  ///   - hasEndRow: Whether one of these stands at the end, so that no other has to.
  ///   - answers: The answers about neighbours that are known, and then all that are.
  /// - Complexity: As ``SlotWalk/anchors(after:atMost:)``, and O(slots).
  func slots(
    after top: Int, contentCount: Int, section: Int, present: Int, hasEndRow: Bool,
    remembering answers: inout BoundaryMemory.Section
  ) -> Slots {
    guard top < contentCount, available > 0 else { return Slots() }
    var walk = SlotWalk(
      placement.clauses, contentCount: contentCount, section: section, knowing: answers)
    guard walk.limit > present else { return Slots() }
    let room = min(available, walk.limit - present)
    // The end is the last slot, if it is one. One slot more tells.
    let leavesEndOut = hasEndRow && walk.hasEnd
    let found = walk.anchors(after: top, atMost: leavesEndOut && room < .max ? room + 1 : room)
    answers = walk.answers
    var slots = Slots()
    slots.anchors.reserveCapacity(found.count)
    for piece in found.pieces {
      for ordinal in piece.firstOrdinal..<piece.endOrdinal {
        slots.anchors.append(piece.anchor(ofAdditional: ordinal, frozen: found.frozen))
      }
    }
    if leavesEndOut {
      if slots.anchors.last == contentCount { slots.anchors.removeLast() }
      slots.anchors.removeLast(max(slots.anchors.count - room, 0))
    }
    slots.hasEnd = walk.hasEnd && !leavesEndOut && slots.anchors.last == contentCount
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
}
