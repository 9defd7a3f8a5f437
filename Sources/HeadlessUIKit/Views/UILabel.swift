public import Foundation

/// A view that shows text.
///
/// Its size follows from a simple metric, the same on every machine: a character is half as wide as
/// the font's size, and a line is 1.2 times as high.
open class UILabel: UIView {
  /// The text. Setting it leaves the font and the colour as they are, also those of
  /// ``attributedText``.
  open var text: String? {
    didSet {
      usedAttributedText = nil
      if text != oldValue { superview?.setNeedsLayout() }
    }
  }

  /// The text with its attributes. The font and the colour of its beginning become the label's;
  /// all of it is drawn in them.
  open var attributedText: NSAttributedString? {
    get { usedAttributedText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      usedAttributedText = newValue?.copy() as? NSAttributedString
      guard let newValue, newValue.length > 0 else { return }
      let attributes = newValue.attributes(at: 0, effectiveRange: nil)
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  /// The typeface and size; the system's, 17 points, by default and when set to nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { usedFont }
    set {
      let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      guard font != usedFont else { return }
      usedFont = font
      superview?.setNeedsLayout()
    }
  }

  /// The colour of the text; black by default and when set to nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { usedTextColor }
    set { usedTextColor = newValue ?? .label }
  }

  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: UIColor?
  /// Whether the label is drawn in ``highlightedTextColor``.
  open var isHighlighted = false
  /// The maximum number of lines, 0 for no limit; 1 by default.
  open var numberOfLines = 1
  /// The side to which the lines are aligned.
  open var textAlignment = NSTextAlignment.natural
  /// The treatment of text that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The width at which ``intrinsicContentSize`` wraps, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Whether the text is made smaller where it is too wide; stored only.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest part of the font's size that it may be made, 0 for no limit; stored only.
  open var minimumScaleFactor: CGFloat = 0

  private var usedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var usedTextColor = UIColor.label
  private var usedAttributedText: NSAttributedString?

  open override var intrinsicContentSize: CGSize {
    TextMetric.size(
      of: text ?? "", font: usedFont, wrappingAt: preferredMaxLayoutWidth,
      lineLimit: numberOfLines)
  }

  /// Returns the size of the text, wrapped at the width of the given size, in points.
  ///
  /// - Complexity: O(characters).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    TextMetric.size(
      of: text ?? "", font: usedFont, wrappingAt: size.width, lineLimit: numberOfLines)
  }
}
