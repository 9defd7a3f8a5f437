/// The priority of a size: 1000 is required.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The priority, above 0 and up to 1000.
  public var rawValue: Float

  /// Creates a priority.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Required.
  public static let required = UILayoutPriority(1000)
  /// Nearly required.
  public static let defaultHigh = UILayoutPriority(750)
  /// Lower than most others.
  public static let defaultLow = UILayoutPriority(250)
  /// As small as the content allows.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
