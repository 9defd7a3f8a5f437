/// Where a movement stopped.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// At its beginning.
  case start = 1
  /// Somewhere between.
  case current = 2
}
