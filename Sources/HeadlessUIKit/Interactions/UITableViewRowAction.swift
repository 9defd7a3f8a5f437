public import Foundation

/// A button that a swipe over a row reveals, in the form of before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The kind of action that a button performs.
  public enum Style: Int, Sendable {
    /// An action that removes something.
    case `default` = 0
    /// Any other action.
    case normal = 1

    /// Another name of `default`.
    public static var destructive: Style { .default }
  }

  /// The kind of action.
  open private(set) var style = Style.default
  /// The text on the button.
  open var title: String?
  /// The colour of the button; nil for the colour of its style.
  open var backgroundColor: UIColor?
  /// The effect of the button on what is behind it; nil for none.
  open var backgroundEffect: UIVisualEffect?

  private(set) var handler: (UITableViewRowAction, IndexPath) -> Void = { _, _ in }

  override init() {
    super.init()
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: the kind of action.
  ///   - title: the text on the button.
  ///   - handler: performs the action for a row.
  public convenience init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }
}
