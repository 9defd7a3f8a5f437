public import Foundation

/// A button that a swipe over a row reveals.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The type of a button's effect; it calls its last parameter when it is finished, with whether
  /// it succeeded.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The kind of action that a button performs.
  public enum Style: Int, Sendable {
    /// An ordinary action.
    case normal = 0
    /// An action that removes the row.
    case destructive = 1
  }

  /// The kind of action.
  open private(set) var style = Style.normal
  /// Performs the action.
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
  ///   - style: the kind of action.
  ///   - title: the text on the button.
  ///   - handler: performs the action.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
    if style == .destructive { backgroundColor = .systemRed }
  }
}
