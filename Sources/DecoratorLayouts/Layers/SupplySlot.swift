/// A slot near the visible rows, as a supply sees it.
package struct SupplySlot: Hashable, Sendable {
  /// The place of a slot, seen from the visible rows.
  package enum Side: Hashable, Sendable {
    case above, visible, below

    /// The side of a slot.
    ///
    /// - Parameter onScreen: The slots that are on screen (ordinals).
    package init(of slot: Int, onScreen: Range<Int>) {
      self = slot < onScreen.lowerBound ? .above : slot < onScreen.upperBound ? .visible : .below
    }
  }

  /// The row in a slot.
  package enum Fill: Hashable, Sendable {
    /// No row.
    case none
    /// A placeholder.
    case placeholder
    /// The row of a model, by its number.
    case model(Int)

    /// The model; nil if there is none.
    package var model: Int? { if case .model(let number) = self { number } else { nil } }
  }

  /// The slot, counted through all slots of the layer, from the top of the table.
  package var ordinal: Int
  /// Its place relative to the visible rows.
  package var side: Side
  /// Whether it is within the look-ahead, so that a model is requested for it.
  package var isInReach: Bool
  /// Its fill.
  package var fill: Fill
}

/// The slots near the visible rows, and how the list moves.
package struct SupplyWindow: Hashable, Sendable {
  /// The slots, ascending.
  package var slots: [SupplySlot] = []
  /// Whether the list was scrolled towards its top last.
  package var movesUp = false
  /// Whether the list is touched, or decelerates after that.
  package var isHeld = false
  /// Whether the first row of the list is on screen, or no row at all.
  package var isAtTop = true

  /// Creates a window.
  package init(slots: [SupplySlot] = [], isAtTop: Bool = true) {
    self.slots = slots
    self.isAtTop = isAtTop
  }

  /// The models whose rows are visible.
  package var visibleModels: Set<Int> {
    Set(slots.filter { $0.side == .visible }.compactMap(\.fill.model))
  }

  /// The slots by priority: the visible ones from the top, then the nearest first in the direction
  /// of scrolling, then those behind.
  package var byPriority: [SupplySlot] {
    let above = slots.reversed().filter { $0.side == .above }
    let below = slots.filter { $0.side == .below }
    return slots.filter { $0.side == .visible } + (movesUp ? above + below : below + above)
  }
}
