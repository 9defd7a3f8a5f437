/// The models and placeholders that are to fill slots, before the table is told of them.
///
/// A slot is filled with a model, by its number, which is 0 or more, or with a placeholder, which
/// has a negative number of its own.
struct PendingFills {
  /// The number that is to fill each slot, by its ordinal; nil for a row that goes.
  private(set) var fills: [Int: Int?] = [:]
  /// The number of placeholders that there ever were.
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

  mutating func empty(_ slot: Int) { fills[slot] = .some(nil) }

  /// Changes what a window shows to what it is about to show.
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
  /// - Parameter slot: Returns the ordinal that a slot has afterwards; nil if it has gone.
  mutating func follow(_ slot: (Int) -> Int?) {
    fills = Dictionary(
      fills.compactMap { before, fill in slot(before).map { ($0, fill) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Forgets what the table has been told.
  mutating func forget(toldBy slots: FilledSlots) {
    fills = fills.filter { slot, fill in slots.fill(ofSlot: slot) != fill }
  }

  /// Forgets what cannot be done any more: a row that would come where none may come by now, and
  /// the end of a placeholder that is on screen by now.
  ///
  /// - Parameters:
  ///   - slots: The slots as the table knows them.
  ///   - onScreen: The slots that are on screen (ordinals); nil if nothing is.
  ///   - mayFill: Returns whether a row may come into an empty slot.
  /// - Returns: The models that are not shown after all.
  mutating func removeOverdue(
    in slots: FilledSlots, onScreen: Range<Int>?, mayFill: (SupplySlot.Side) -> Bool
  ) -> [Int] {
    let count = slots.slots.layout.additionalCount
    var late: [Int] = []
    for (slot, fill) in fills {
      // Slots may have gone with content of which nobody was told.
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
