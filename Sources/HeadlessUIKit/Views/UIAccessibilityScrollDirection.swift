/// The direction in which a screen reader scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Towards the beginning.
  case up = 3
  /// Towards the end.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the page before.
  case previous = 6
}
