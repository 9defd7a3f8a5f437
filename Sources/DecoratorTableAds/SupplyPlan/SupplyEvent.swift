/// Something that happens to a supply. Models and their loads have one number.
enum SupplyEvent: Hashable, Sendable {
  /// The list was scrolled or has changed, or the time has come that the plan waits for.
  case viewportChanged
  /// A load has ended with a model.
  case loaded(Int)
  /// A load has ended with an error.
  case failed(Int)
  /// A load has ended with the answer that there is nothing for the slot.
  case empty(Int)
  /// A person has seen a model.
  case seen(Int)
  /// The rows of models have gone with their content, or could not be made.
  case rowsRemoved([Int])
  /// All rows on screen are new.
  case renewed
  /// The reader has touched the list, which may have come to rest again.
  case touched
  /// The table is not visible.
  case paused
  /// The table is visible again. The rows on screen are new to the reader if the table has come
  /// back into a window.
  case unpaused(isNew: Bool)
  /// The app wants to try again after failures.
  case retryRequested
  /// Other models are wanted in place of those that are shown off screen, or of all.
  case refreshed(includingVisible: Bool)
  /// Memory is short.
  case memoryWarned
  /// The layer was removed.
  case ended
}

/// The reason why a model is asked for.
public enum SupplyReason: Hashable, Sendable {
  /// A slot is on screen, or comes within reach of it.
  case ahead
  /// An earlier load has failed, or brought nothing for the slot.
  case retry
  /// Another model is wanted in place of one that is shown.
  case refresh
}

/// Something that a supply does. Models and their loads have one number.
enum SupplyEffect: Hashable, Sendable {
  /// Load a model for a slot.
  case load(Int, slot: Int, SupplyReason)
  /// End a load, whatever comes of it.
  case cancel(Int)
  /// Show a ready model in a slot, in place of what is there.
  case show(Int, slot: Int)
  /// Show a placeholder in a slot.
  case showPlaceholder(slot: Int)
  /// Remove the placeholder of a slot.
  case collapse(slot: Int)
  /// Give up a model.
  case drop(Int, SupplyDiscardReason)
  /// Tell the app that nothing more is tried.
  case giveUp
}

/// The reason why a supply gives up a model.
public enum SupplyDiscardReason: Hashable, Sendable {
  /// It was ready for longer than its lifetime.
  case stale
  /// As many were ready as may be.
  case surplus
  /// Its row has gone with its content, and it was on screen before.
  case seen
  /// Another one takes its place.
  case replaced
  /// Memory is short, or the app has said so.
  case released
  /// The layer was removed.
  case ended
}
