extension NSLayoutConstraint {
  /// How the two sides of a constraint are related.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right one.
    case greaterThanOrEqual = 1
  }

  /// The edge, centre or size that a constraint is about.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge where lines begin.
    case leading = 5
    /// The edge where lines end.
    case trailing = 6
    /// The width, in points.
    case width = 7
    /// The height, in points.
    case height = 8
    /// The horizontal centre.
    case centerX = 9
    /// The vertical centre.
    case centerY = 10
    /// The line on which the last line of text stands.
    case lastBaseline = 11
    /// The line on which the first line of text stands.
    case firstBaseline = 12
    /// The left edge of the space inside the margins.
    case leftMargin = 13
    /// The right edge of the space inside the margins.
    case rightMargin = 14
    /// The upper edge of the space inside the margins.
    case topMargin = 15
    /// The lower edge of the space inside the margins.
    case bottomMargin = 16
    /// The edge of the space inside the margins where lines begin.
    case leadingMargin = 17
    /// The edge of the space inside the margins where lines end.
    case trailingMargin = 18
    /// The horizontal centre of the space inside the margins.
    case centerXWithinMargins = 19
    /// The vertical centre of the space inside the margins.
    case centerYWithinMargins = 20
    /// Nothing: the other side is a number of points.
    case notAnAttribute = 0
  }

  /// The horizontal or the vertical direction.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
