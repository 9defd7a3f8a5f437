public import Foundation

/// A button that a swipe over a row uncovers, as apps of before iOS 11 declare it.
@MainActor
open class UITableViewRowAction: NSObject {
  /// What kind of action a button stands for.
  public enum Style: Int, Sendable {
    /// One that removes something.
    case `default` = 0
    /// Any other.
    case normal = 1

    /// Another name of `default`.
    public static var destructive: Style { .default }
  }

  /// What kind of action it is.
  open private(set) var style = Style.default
  /// The text on the button.
  open var title: String?
  /// The colour of the button; nil for that of its style.
  open var backgroundColor: UIColor?
  /// What is seen through the button; nil for nothing.
  open var backgroundEffect: UIVisualEffect?

  private(set) var handler: (UITableViewRowAction, IndexPath) -> Void = { _, _ in }

  override init() {
    super.init()
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: what kind of action it is.
  ///   - title: the text on the button.
  ///   - handler: what it does, for a row.
  public convenience init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }
}
