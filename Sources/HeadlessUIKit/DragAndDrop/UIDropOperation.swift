/// The operation that a drop performs.
public enum UIDropOperation: UInt, Sendable {
  /// The drop does nothing; the drag goes back.
  case cancel = 0
  /// The drop does nothing here but would do something at another place.
  case forbidden = 1
  /// The drop copies the items.
  case copy = 2
  /// The drop moves the items.
  case move = 3
}
