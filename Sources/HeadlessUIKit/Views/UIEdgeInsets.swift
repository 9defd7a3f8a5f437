public import Foundation

/// How far each edge of a rectangle moves in, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// How far the upper edge moves down.
  public var top: CGFloat
  /// How far the left edge moves right.
  public var left: CGFloat
  /// How far the lower edge moves up.
  public var bottom: CGFloat
  /// How far the right edge moves left.
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
  /// The rectangle inside the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
