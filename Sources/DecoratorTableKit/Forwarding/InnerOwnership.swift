/// Whether a decorator keeps the object inside it alive.
public enum InnerOwnership: Sendable {
  /// The decorator retains it, since nobody else does in the classic wiring.
  case strong
  /// Somebody else owns it, usually a table view controller that owns the decorator as well. When
  /// it is gone the decorator shows nothing of it.
  case weak
}
