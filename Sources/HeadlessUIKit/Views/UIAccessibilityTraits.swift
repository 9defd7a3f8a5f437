/// What a screen reader says that a view is, and how it behaves.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Creates traits of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none = UIAccessibilityTraits([])
  /// The view is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// The view is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The view is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The view can be found when a person looks for headings.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
