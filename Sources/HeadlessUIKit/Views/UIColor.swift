public import Foundation

/// A colour: four plain numbers. There is one appearance, the light one.
public final class UIColor: Hashable, Sendable {
  /// The share of red, 0 to 1.
  public let red: CGFloat
  /// The share of green, 0 to 1.
  public let green: CGFloat
  /// The share of blue, 0 to 1.
  public let blue: CGFloat
  /// The opacity, 0 to 1.
  public let alpha: CGFloat

  /// Creates a colour from its shares, each 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a grey, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether two colours have the same shares.
  public static func == (left: UIColor, right: UIColor) -> Bool {
    left.red == right.red && left.green == right.green && left.blue == right.blue
      && left.alpha == right.alpha
  }

  /// Hashes the shares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
