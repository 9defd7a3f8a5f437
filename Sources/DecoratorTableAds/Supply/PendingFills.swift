/// The models and placeholders for slots, before the table is updated with them.
///
/// A slot is filled with a model, by its number, which is 0 or more, or with a placeholder, which
/// has a negative number of its own.
struct PendingFills {
  /// The number for each slot, by its ordinal; nil for a row to be removed.
  private(set) var fills: [Int: Int?] = [:]
  /// The number of placeholders that were ever made.
  private var placeholderCount = 0

  var isEmpty: Bool { fills.isEmpty }

  /// The models that are to be shown.
  var models: [Int] { fills.values.compactMap { $0 }.filter { !Self.isPlaceholder($0) } }

  static func isPlaceholder(_ fill: Int) -> Bool { fill < 0 }

  mutating func show(_ number: Int, in slot: Int) { fills[slot] = .some(number) }

  mutating func showPlaceholder(_ slot: Int) { fills[slot] = .some(newPlaceholder()) }

  /// Returns the number of a new placeholder.
  mutating func newPlaceholder() -> Int {
    placeholderCount += 1
    return -placeholderCount
  }

  /// Removes all fills. Placeholders go on with new numbers.
  mutating func removeAll() { fills = [:] }

  mutating func empty(_ slot: Int) { fills[slot] = .some(nil) }

  /// Applies the pending fills to a window.
  func fill(_ window: inout SupplyWindow) {
    for index in window.slots.indices {
      guard let fill = fills[window.slots[index].ordinal] else { continue }
      window.slots[index].fill =
        switch fill {
        case nil: .none
        case .some(let number): Self.isPlaceholder(number) ? .placeholder : .model(number)
        }
    }
  }

  /// Follows a change of the content.
  ///
  /// - Parameter slot: Returns the new ordinal of a slot; nil if the slot was removed.
  mutating func follow(_ slot: (Int) -> Int?) {
    fills = Dictionary(
      fills.compactMap { before, fill in slot(before).map { ($0, fill) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Removes the fills that the table shows by now.
  mutating func forget(toldBy slots: FilledSlots) {
    fills = fills.filter { slot, fill in slots.fill(ofSlot: slot) != fill }
  }

  /// Removes fills that are too late: a row for a slot in which none may be inserted any more, and
  /// the removal of a placeholder that has come on screen.
  ///
  /// - Parameters:
  ///   - slots: The slots as the table knows them.
  ///   - onScreen: The slots on screen (ordinals); nil if no row is.
  ///   - mayFill: Returns whether a row may be inserted into an empty slot.
  /// - Returns: The models that will not be shown.
  mutating func removeOverdue(
    in slots: FilledSlots, onScreen: Range<Int>?, mayFill: (SupplySlot.Side) -> Bool
  ) -> [Int] {
    let count = slots.slots.layout.additionalCount
    var late: [Int] = []
    for (slot, fill) in fills {
      // Slots may have been removed with content whose removal was not announced.
      let exists = slot < count
      if let fill {
        let isTooLate =
          !exists
          || slots.fill(ofSlot: slot) == nil
            && !(onScreen.map { mayFill(SupplySlot.Side(of: slot, onScreen: $0)) } ?? false)
        guard isTooLate else { continue }
        fills[slot] = nil
        if !Self.isPlaceholder(fill) { late.append(fill) }
      } else if !exists || onScreen?.contains(slot) == true {
        fills[slot] = nil
      }
    }
    return late
  }
}
