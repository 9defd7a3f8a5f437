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
  open private(set) var style = Style.normal
  /// What it does.
  open private(set) var handler: Handler = { _, _, completion in completion(false) }
  /// The text on the button.
  open var title: String?
  /// The colour of the button: red for a destructive action, grey for another.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemGray
  /// The picture on the button.
  open var image: UIImage?

  override init() {
    super.init()
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: what kind of action it is.
  ///   - title: the text on the button.
  ///   - handler: what it does.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
    if style == .destructive { backgroundColor = .systemRed }
  }
}
