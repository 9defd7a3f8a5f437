public import Foundation

/// The distances by which the edges of a rectangle move in, in points and in reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance by which the upper edge moves down.
  public var top: CGFloat
  /// The distance by which the edge where lines begin moves in.
  public var leading: CGFloat
  /// The distance by which the lower edge moves up.
  public var bottom: CGFloat
  /// The distance by which the edge where lines end moves in.
  public var trailing: CGFloat

  /// No inset at any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets, all in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
