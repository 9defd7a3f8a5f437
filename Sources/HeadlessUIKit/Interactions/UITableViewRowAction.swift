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
  public let style: Style
  /// The text on the button.
  open var title: String?
  /// The colour of the button; nil for that of its style.
  open var backgroundColor: UIColor?

  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: what kind of action it is.
  ///   - title: the text on the button.
  ///   - handler: what it does, for a row.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
