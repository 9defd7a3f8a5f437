public import Foundation

extension UIListContentConfiguration {
  /// The look of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The side to which lines of text are aligned.
    public enum TextAlignment: Hashable, Sendable {
      /// At the side where lines begin: the left one here.
      case natural
      /// In the middle.
      case center
      /// At both sides; drawn at the left one.
      case justified
    }

    /// The typeface and size.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The side to which the lines are aligned.
    public var alignment = TextAlignment.natural
    /// The treatment of text that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines, 0 for no limit; that by default.
    public var numberOfLines = 0

    init(font: UIFont, color: UIColor = .label) {
      self.font = font
      self.color = color
    }

    init(size: CGFloat, color: UIColor = .label) {
      self.init(font: .systemFont(ofSize: size), color: color)
    }

    /// Returns the colour that the text is drawn in.
    public func resolvedColor() -> UIColor { color }
  }

  /// The look of a picture.
  public struct ImageProperties: Hashable, Sendable {
    /// The colour of a symbol.
    public var tintColor: UIColor?
    /// The radius of the rounded corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size that is kept free, in points; 0 for that of the picture.
    public var reservedLayoutSize = CGSize.zero

    init() {}

    /// Hashes the properties.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      for value in [
        cornerRadius, maximumSize.width, maximumSize.height, reservedLayoutSize.width,
        reservedLayoutSize.height,
      ] {
        hasher.combine(value)
      }
    }
  }
}
