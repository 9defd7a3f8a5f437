public import Foundation

#if !canImport(CoreGraphics)
/// A colour of a layer.
public final class CGColor: Hashable, Sendable {
  private let color: UIColor

  /// Creates a colour from its components, each 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  init(_ color: UIColor) {
    self.color = color
  }

  /// The components red, green, blue and opacity, each 0 to 1.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

  /// The number of components.
  public var numberOfComponents: Int { 4 }

  /// The opacity, 0 to 1.
  public var alpha: CGFloat { color.alpha }

  /// Returns whether two colours have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
#endif

extension UIColor {
  /// The same colour for a layer.
  public var cgColor: CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
