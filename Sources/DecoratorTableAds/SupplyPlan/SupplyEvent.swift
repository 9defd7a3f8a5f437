/// An event of a supply. A model has the number of its load.
enum SupplyEvent: Hashable, Sendable {
  /// The list was scrolled or has changed, or the plan's ``SupplyPlan/wakeTime`` has been reached.
  case viewportChanged
  /// A load has ended with a model.
  case loaded(Int)
  /// A load has ended with an error.
  case failed(Int)
  /// A load has ended without a fill for the slot.
  case empty(Int)
  /// A model was on screen.
  case seen(Int)
  /// The rows of models were removed with their content, or could not be inserted.
  case rowsRemoved([Int])
  /// All rows on screen are new.
  case renewed
  /// The reader has touched the list. The touch may have ended.
  case touched
  /// The table is not visible.
  case paused
  /// The table is visible again. The rows on screen are new to the reader if the table was put into
  /// a window again.
  case unpaused(isNew: Bool)
  /// The app has called ``RowSupply/resume()``.
  case retryRequested
  /// The app has requested new models for the rows off screen, or for all rows.
  case refreshed(includingVisible: Bool)
  /// Memory is short.
  case memoryWarned
  /// The layer was removed.
  case ended
}

/// The reason for a request.
public enum SupplyReason: Hashable, Sendable {
  /// A slot is on screen, or near it.
  case ahead
  /// An earlier load has failed, or had no fill for the slot.
  case retry
  /// A shown model is to be replaced.
  case refresh
}

/// An effect that a supply carries out. A model has the number of its load.
enum SupplyEffect: Hashable, Sendable {
  /// Load a model for a slot.
  case load(Int, slot: Int, SupplyReason)
  /// Cancel a load. Its result is ignored.
  case cancel(Int)
  /// Show a ready model in a slot, in place of what is there.
  case show(Int, slot: Int)
  /// Show a placeholder in a slot.
  case showPlaceholder(slot: Int)
  /// Remove the placeholder of a slot.
  case collapse(slot: Int)
  /// Drop a model.
  case drop(Int, SupplyDiscardReason)
  /// Report that the last retry has failed.
  case giveUp
}

/// The reason why a supply drops a model.
public enum SupplyDiscardReason: Hashable, Sendable {
  /// It was ready for longer than its lifetime.
  case stale
  /// More models were ready than ``SupplySettings/readyCount`` allows.
  case surplus
  /// Its row was removed with its content after it was on screen.
  case seen
  /// It was replaced by another model.
  case replaced
  /// Memory is short.
  case released
  /// The layer was removed.
  case ended
}
