@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// A list with slots, as far as a supply has to do with it.
///
/// The list is a line of places. Some of them are slots; the others are content.
struct SupplyWorld {
  struct Slot {
    /// A name that the slot keeps while others are added and removed.
    let name: Int
    var position: Int
    var fill = SupplySlot.Fill.none
  }

  /// The slots, by position.
  private(set) var slots: [Slot]
  private(set) var visible: ClosedRange<Int>
  private(set) var movesUp = false
  /// Whether a finger is on the list.
  var isHeld = false
  private(set) var now = 0.0
  let lookAhead: Int
  let length: Int
  private var nextName: Int

  init(slotsAt positions: [Int], length: Int, visible: ClosedRange<Int>, lookAhead: Int) {
    slots = positions.enumerated().map { Slot(name: $0.offset, position: $0.element) }
    nextName = positions.count
    self.visible = visible
    self.lookAhead = lookAhead
    self.length = length
  }

  /// What a supply sees of it.
  func window(placeholderCount: Int) -> SupplyWindow {
    var below = 0
    var seen: [SupplySlot] = []
    for (ordinal, slot) in slots.enumerated() {
      let side = side(of: slot)
      if side == .below { below += 1 }
      let isInReach = isInReach(slot)
      guard isInReach || (side == .below && below <= placeholderCount) else { continue }
      seen.append(
        SupplySlot(ordinal: ordinal, side: side, isInReach: isInReach, fill: slot.fill))
    }
    var window = SupplyWindow(slots: seen, isAtTop: isAtTop)
    (window.movesUp, window.isHeld) = (movesUp, isHeld)
    return window
  }

  var isAtTop: Bool { visible.lowerBound == 0 }

  func side(of slot: Slot) -> SupplySlot.Side {
    if slot.position < visible.lowerBound { return .above }
    return slot.position > visible.upperBound ? .below : .visible
  }

  func isInReach(_ slot: Slot) -> Bool {
    slot.position >= visible.lowerBound - lookAhead
      && slot.position <= visible.upperBound + lookAhead
  }

  func ordinal(ofSlotNamed name: Int) -> Int? { slots.firstIndex { $0.name == name } }

  mutating func wait(_ time: Double) { now += time }
  mutating func wait(until time: Double) { now = time }

  /// Scrolls, to the end of the list at most.
  mutating func scroll(by distance: Int) {
    let by = min(max(distance, -visible.lowerBound), length - 1 - visible.upperBound)
    guard by != 0 else { return }
    visible = visible.lowerBound + by...visible.upperBound + by
    movesUp = by < 0
  }

  mutating func removeSlot(_ ordinal: Int) { slots.remove(at: ordinal) }

  /// Makes a slot where there is none.
  mutating func addSlot(at position: Int) {
    guard !slots.contains(where: { $0.position == position }) else { return }
    slots.append(Slot(name: nextName, position: position))
    nextName += 1
    slots.sort { $0.position < $1.position }
  }

  mutating func setFill(_ fill: SupplySlot.Fill, ofSlot ordinal: Int) {
    slots[ordinal].fill = fill
  }

  var modelsShown: [Int] {
    slots.compactMap { if case .model(let number) = $0.fill { number } else { nil } }
  }
}
