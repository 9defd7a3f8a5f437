public import Foundation

extension NSAttributedString.Key {
  /// The typeface and size, a ``UIFont``.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text, a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text, a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The space between characters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line under the text, a number.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The line through the text, a number.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}
