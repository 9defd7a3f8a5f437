extension UIView {
  /// The place and size of content in a view of another size.
  public enum ContentMode: Int, Sendable {
    /// Scaled to the size of the view, whatever becomes of its proportions.
    case scaleToFill = 0
    /// Scaled as far as all of it is seen, in its proportions.
    case scaleAspectFit = 1
    /// Scaled until the view is full, in its proportions.
    case scaleAspectFill = 2
    /// Drawn again whenever the size changes.
    case redraw = 3
    /// In the middle, unscaled.
    case center = 4
    /// In the middle of the upper edge, unscaled.
    case top = 5
    /// In the middle of the lower edge, unscaled.
    case bottom = 6
    /// In the middle of the left edge, unscaled.
    case left = 7
    /// In the middle of the right edge, unscaled.
    case right = 8
    /// In the upper left corner, unscaled.
    case topLeft = 9
    /// In the upper right corner, unscaled.
    case topRight = 10
    /// In the lower left corner, unscaled.
    case bottomLeft = 11
    /// In the lower right corner, unscaled.
    case bottomRight = 12
  }

  /// What changes of a view when its superview changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a mask with those bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
