/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing; the drag goes back.
  case cancel = 0
  /// Nothing, though at another place it would do something.
  case forbidden = 1
  /// It makes copies.
  case copy = 2
  /// It takes the things away from where they were.
  case move = 3
}
