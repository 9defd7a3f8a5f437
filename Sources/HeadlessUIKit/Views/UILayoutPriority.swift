/// How strongly a size is wished for: 1000 is a must.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The strength, above 0 and up to 1000.
  public var rawValue: Float

  /// Creates a priority of that strength.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority of that strength.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A must.
  public static let required = UILayoutPriority(1000)
  /// Nearly a must.
  public static let defaultHigh = UILayoutPriority(750)
  /// Gives way to most others.
  public static let defaultLow = UILayoutPriority(250)
  /// As small as the content allows.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
