/// The reason why a supply gives up a model.
public enum SupplyLoss: Hashable, Sendable {
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
  /// The layer has gone.
  case ended
}
