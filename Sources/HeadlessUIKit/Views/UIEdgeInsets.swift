public import Foundation

/// The distances by which the edges of a rectangle move in, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance by which the upper edge moves down.
  public var top: CGFloat
  /// The distance by which the left edge moves right.
  public var left: CGFloat
  /// The distance by which the lower edge moves up.
  public var bottom: CGFloat
  /// The distance by which the right edge moves left.
  public var right: CGFloat

  /// No inset at any edge.
  public static let zero = UIEdgeInsets()

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets, all in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns the rectangle inside the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
