/// What the reader has done with a list since all rows on screen were new.
///
/// It decides whether a row may come where the reader looks: see ``VisibleSlots``.
enum ReaderState: Hashable, Sendable {
  /// Nothing: the list is at its top, where it was loaded.
  case untouched
  /// The list was loaded under a finger that has not left it yet.
  case holding
  /// The list was touched or scrolled, or is in its middle.
  case touched

  /// The state of a list whose rows on screen are all new.
  init(ofNewRowsIn window: SupplyWindow) {
    self = !window.isAtTop ? .touched : window.isHeld ? .holding : .untouched
  }

  /// Takes note of where the list is, and of whether it is held.
  mutating func note(_ window: SupplyWindow) {
    switch self {
    case .untouched: if window.isHeld || !window.isAtTop { self = .touched }
    case .holding:
      if !window.isAtTop {
        self = .touched
      } else if !window.isHeld {
        self = .untouched
      }
    case .touched: break
    }
  }
}
