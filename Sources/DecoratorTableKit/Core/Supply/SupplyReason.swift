/// The reason why a model is asked for.
public enum SupplyReason: Hashable, Sendable {
  /// A slot is on screen, or comes within reach of it.
  case ahead
  /// An earlier load has failed, or brought nothing for the slot.
  case retry
  /// Another model is wanted in place of one that is shown.
  case refresh
}
