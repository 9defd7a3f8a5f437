public import Foundation

/// A view that shows text.
///
/// Its size follows from a simple metric, the same on every machine: a character is half as wide
/// as the font is large, a line is 1.2 times as high.
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet { if text != oldValue { superview?.setNeedsLayout() } }
  }

  // UIKit's types are implicitly unwrapped and never nil; the call sites read the same.
  /// The typeface and size; the system's, 17 points, at first.
  open var font = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { superview?.setNeedsLayout() } }
  }

  /// The colour of the text.
  open var textColor = UIColor.label
  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: UIColor?
  /// Whether the label is drawn in ``highlightedTextColor``.
  open var isHighlighted = false
  /// The most lines, 0 for no limit; 1 at first.
  open var numberOfLines = 1
  /// To which side the lines are pushed.
  open var textAlignment = NSTextAlignment.natural
  /// What happens to text that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The width at which ``intrinsicContentSize`` wraps, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0

  open override var intrinsicContentSize: CGSize {
    TextMetric.size(
      of: text ?? "", font: font, wrappingAt: preferredMaxLayoutWidth, lineLimit: numberOfLines)
  }

  /// The size of the text, wrapped at the width of the given size, in points.
  ///
  /// - Complexity: O(characters).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    TextMetric.size(of: text ?? "", font: font, wrappingAt: size.width, lineLimit: numberOfLines)
  }
}
