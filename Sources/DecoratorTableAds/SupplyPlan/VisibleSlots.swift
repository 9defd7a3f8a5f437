/// Whether a model may be inserted into an empty slot on screen, which moves the rows below it.
///
/// While the list is dragged, decelerates or is held by a finger, none is inserted in any case,
/// since a row that slides under a finger is tapped by mistake.
public enum VisibleSlots: Hashable, Sendable, CaseIterable {
  /// Never. Rows are inserted below the last visible row only.
  case never
  /// Until the reader has touched the list. When the table was loaded and all rows on screen are
  /// new, slots on screen are filled with ready models at once, and with models that are loaded
  /// before the first touch, scroll or VoiceOver focus. A list that is loaded in its middle counts
  /// as touched.
  case untilTouched
  /// Whenever the list does not scroll. Rows above the slot keep their places.
  case always
}

/// What the reader has done with a list since all rows on screen were new.
///
/// It decides whether a row may be inserted on screen: see ``VisibleSlots``.
enum ReaderState: Hashable, Sendable {
  /// Nothing: the list is at its top, where it was loaded.
  case untouched
  /// The list was loaded under a finger that is still down.
  case holding
  /// The list was touched or scrolled, or is in its middle.
  case touched

  /// The state of a list whose rows on screen are all new.
  init(ofNewRowsIn window: SupplyWindow) {
    self = !window.isAtTop ? .touched : window.isHeld ? .holding : .untouched
  }

  /// Notes the position of the list, and whether it is held.
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
