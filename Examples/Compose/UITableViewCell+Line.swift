import DecoratorTableKit
import Foundation

extension UITableViewCell {
  /// The height of a row of the screen, in points.
  #if HEADLESS_UIKIT
  static let lineHeight: CGFloat = 22
  #else
  // A finger needs twice the height of a line of a picture.
  static let lineHeight: CGFloat = 44
  #endif

  /// Shows a line of text, in a size that fits into a row of the screen.
  func show(_ text: String) {
    textLabel?.font = .systemFont(ofSize: 14)
    textLabel?.text = text
  }
}
