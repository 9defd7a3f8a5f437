/// Something that a supply does. Models and their loads have one number.
enum SupplyEffect: Hashable, Sendable {
  /// Load a model for a slot.
  case load(Int, slot: Int, SupplyReason)
  /// End a load, whatever comes of it.
  case cancel(Int)
  /// Show a ready model in a slot, in place of what is there.
  case show(Int, slot: Int)
  /// Show a placeholder in a slot.
  case keep(slot: Int)
  /// Remove the placeholder of a slot.
  case collapse(slot: Int)
  /// Give up a model.
  case drop(Int, SupplyLoss)
  /// Tell the app that nothing more is tried.
  case rest
}
