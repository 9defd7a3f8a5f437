public import Foundation

/// A button that a swipe over a row uncovers.
@MainActor
open class UIContextualAction: NSObject {
  /// What the button does; it calls the last parameter when it is done, with whether it was.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// What kind of action a button stands for.
  public enum Style: Int, Sendable {
    /// Any.
    case normal = 0
    /// One that removes the row.
    case destructive = 1
  }

  /// What kind of action it is.
  public let style: Style
  /// What it does.
  public let handler: Handler
  /// The text on the button.
  open var title: String?
  /// The colour of the button: red for a destructive action, grey for another.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!
  /// The picture on the button.
  open var image: UIImage?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: what kind of action it is.
  ///   - title: the text on the button.
  ///   - handler: what it does.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}
