/// A slot near the visible rows, as a supply sees it.
struct SupplySlot: Hashable, Sendable {
  /// The place of a slot, seen from the visible rows.
  enum Side: Hashable, Sendable {
    case above, visible, below

    /// The side of a slot.
    ///
    /// - Parameter onScreen: The slots that are on screen (ordinals).
    init(of slot: Int, onScreen: Range<Int>) {
      self = slot < onScreen.lowerBound ? .above : slot < onScreen.upperBound ? .visible : .below
    }
  }

  /// The row in a slot.
  enum Fill: Hashable, Sendable {
    /// There is none.
    case none
    /// A placeholder.
    case kept
    /// The row of a model, by its number.
    case model(Int)

    /// The model; nil if there is none.
    var model: Int? { if case .model(let number) = self { number } else { nil } }
  }

  /// The slot, counted through all slots of the layer, from the top of the table.
  var ordinal: Int
  /// Where it is.
  var side: Side
  /// Whether it is within the look-ahead, so that a model is wanted for it.
  var isInReach: Bool
  /// What it holds.
  var fill: Fill
}

/// The slots near the visible rows, and what the list does.
struct SupplyWindow: Hashable, Sendable {
  /// The slots, ascending.
  var slots: [SupplySlot] = []
  /// Whether the list was scrolled towards its top last.
  var movesUp = false
  /// Whether the list is touched, or moves after that.
  var isHeld = false
  /// Whether the first row of the list is on screen, or no row at all.
  var isAtTop = true

  /// The models whose rows are visible.
  var visibleModels: Set<Int> {
    Set(slots.filter { $0.side == .visible }.compactMap(\.fill.model))
  }

  /// The slots in the order in which they need a model: the visible ones from the top, then the
  /// nearest first in the direction of scrolling, then those behind.
  var byNeed: [SupplySlot] {
    let above = slots.reversed().filter { $0.side == .above }
    let below = slots.filter { $0.side == .below }
    return slots.filter { $0.side == .visible } + (movesUp ? above + below : below + above)
  }
}
