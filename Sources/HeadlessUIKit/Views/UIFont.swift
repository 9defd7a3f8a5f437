public import Foundation

/// A typeface in a size. Only the properties that determine the size of a text are kept.
public final class UIFont: Hashable, Sendable {
  /// The size, in points.
  public let pointSize: CGFloat
  /// Whether the font is bold.
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

  /// Returns the system's typeface in a size, in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, isBold: false)
  }

  /// Returns the system's typeface in a size, in points, and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, isBold: weight.rawValue >= Weight.semibold.rawValue)
  }

  /// Returns the system's monospaced typeface in a size, in points, and a weight.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system's bold typeface in a size, in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, isBold: true)
  }

  /// Returns the italic typeface in a size, in points. It is drawn upright.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, isBold: false)
  }

  /// Returns the typeface for a text style, in its standard size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: style.pointSize, isBold: style == .headline)
  }

  /// Returns the same typeface in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, isBold: isBold)
  }

  /// Returns whether two fonts have the same size and weight.
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
  /// The weight of a font, from -1 to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular, for body text.
    public static let regular = Weight(rawValue: 0)
    /// Slightly bolder than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Slightly lighter than bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Bolder than bold.
    public static let heavy = Weight(rawValue: 0.56)
  }

  /// The role of a piece of text.
  public enum TextStyle: Hashable, Sendable {
    /// A large title; 34 points.
    case largeTitle
    /// A title of the first rank; 28 points.
    case title1
    /// A title of the second rank; 22 points.
    case title2
    /// A title of the third rank; 20 points.
    case title3
    /// A heading; 17 points, bold.
    case headline
    /// A line under a heading; 15 points.
    case subheadline
    /// Running text; 17 points.
    case body
    /// Text that is set off; 16 points.
    case callout
    /// A note; 13 points.
    case footnote
    /// A caption; 12 points.
    case caption1
    /// A small caption; 11 points.
    case caption2

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
