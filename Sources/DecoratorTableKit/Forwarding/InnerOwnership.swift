/// Whether a decorator keeps the object inside it alive.
public enum InnerOwnership: Sendable {
  /// The decorator retains it, since nothing else does in manual wiring.
  case strong
  /// Another object owns it, usually a table view controller that also owns the decorator. When it
  /// is deallocated, the decorator shows no content.
  case weak
}
