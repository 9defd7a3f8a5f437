/// A direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a set of those bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next item in reading order.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the previous item in reading order.
  public static let previous = UIFocusHeading(rawValue: 32)
}
