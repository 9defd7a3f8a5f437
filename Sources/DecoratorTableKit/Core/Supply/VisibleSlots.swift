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
