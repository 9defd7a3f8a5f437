public import Foundation

/// A typeface in a size. Only what the size of a text needs is kept.
public final class UIFont: Hashable, Sendable {
  /// The size, in points.
  public let pointSize: CGFloat
  /// Whether the letters are heavy.
  public let isBold: Bool

  private init(pointSize: CGFloat, isBold: Bool) {
    self.pointSize = pointSize
    self.isBold = isBold
  }

  /// The height of a line of text, in points: 1.2 times the size.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  /// The size of a label's text, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of the system's text, in points.
  public static let systemFontSize: CGFloat = 14

  /// The system's typeface in a size, in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, isBold: false)
  }

  /// The system's typeface in a size, in points, and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, isBold: weight.rawValue >= Weight.semibold.rawValue)
  }

  /// The system's typeface whose characters are equally wide, in a size, in points, and a weight.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system's heavy typeface in a size, in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, isBold: true)
  }

  /// The typeface for a role in a text, in the size that is not enlarged for anybody.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: style.pointSize, isBold: style == .headline)
  }

  /// The same typeface in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, isBold: isBold)
  }

  /// Whether two fonts have the same size and weight.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.pointSize == right.pointSize && left.isBold == right.isBold
  }

  /// Hashes the size and the weight.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(isBold)
  }
}

extension UIFont {
  /// How heavy letters are, from -1 to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The heaviness, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight of that heaviness.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Thin letters.
    public static let light = Weight(rawValue: -0.4)
    /// The letters of running text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// Nearly bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Heavy letters.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier still.
    public static let heavy = Weight(rawValue: 0.56)
  }

  /// The role that a piece of text plays.
  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2

    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }
}
