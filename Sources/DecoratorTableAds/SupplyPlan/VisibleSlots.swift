/// Whether a model may come into an empty slot that is on screen, where rows below make way for it.
///
/// While the list is dragged, decelerates or rests under a finger none does in any case, since a
/// row that slides under a finger is tapped by mistake.
public enum VisibleSlots: Hashable, Sendable, CaseIterable {
  /// Never. Rows come below the last visible row only.
  case never
  /// Until the reader has touched the list. When all rows on screen are new, since the table was
  /// loaded, slots on screen are filled from what is ready at once, and by models that arrive until
  /// the first touch, scroll or VoiceOver focus. A list that is loaded in its middle counts as
  /// touched.
  case untilTouched
  /// Whenever the list rests. Rows above the slot stay where they are.
  case always
}

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

  /// Notes where the list is, and of whether it is held.
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
