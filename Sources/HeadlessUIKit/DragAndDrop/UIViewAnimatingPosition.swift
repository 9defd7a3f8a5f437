/// The point at which an animation stopped.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// At its beginning.
  case start = 1
  /// Somewhere in between.
  case current = 2
}
