/// Something that a supply does. Models and their loads have one number.
enum SupplyEffect: Hashable, Sendable {
  /// The reason why a model is asked for.
  enum Reason: Hashable, Sendable {
    /// A slot comes within reach.
    case ahead
    /// An earlier load has failed, or brought nothing for the slot.
    case retry
    /// Another model is wanted in place of one that is shown.
    case refresh
  }

  /// The reason why a model is given up.
  enum Loss: Hashable, Sendable {
    /// It was ready for longer than its lifetime.
    case stale
    /// There are as many ready ones as may be.
    case surplus
    /// Its row has gone, and it was seen there.
    case seen
    /// Another one takes its place.
    case replaced
    /// Memory is short.
    case memory
    /// The layer has gone.
    case ended
  }

  /// Load a model for a slot.
  case load(Int, slot: Int, Reason)
  /// End a load, whatever comes of it.
  case cancel(Int)
  /// Show a ready model in a slot, in place of what is there.
  case show(Int, slot: Int)
  /// Show a placeholder in a slot.
  case keep(slot: Int)
  /// Remove the placeholder of a slot.
  case collapse(slot: Int)
  /// Give up a model.
  case drop(Int, Loss)
  /// Tell the app that nothing more is tried.
  case rest
}
