/// The reason why a model is asked for.
public enum SupplyReason: Hashable, Sendable {
  /// A slot comes within reach of the visible rows.
  case ahead
  /// An earlier load has failed, or brought nothing for the slot.
  case retry
  /// Another model is wanted in place of one that is shown.
  case refresh
}
