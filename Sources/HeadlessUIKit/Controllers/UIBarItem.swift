public import Foundation

/// An element of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The text.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether the element can be used.
  open var isEnabled = true
  /// A number that identifies the element.
  open var tag = 0
  /// A name that identifies the element in tests.
  open var accessibilityIdentifier: String?
  /// The text that a screen reader reads for the element.
  open var accessibilityLabel: String?

  /// Creates an element without a text.
  public override init() {
    super.init()
  }

  /// Creates an element without a text; nothing is decoded from the coder.
  public required init?(coder: NSCoder) {
    super.init()
  }
}
