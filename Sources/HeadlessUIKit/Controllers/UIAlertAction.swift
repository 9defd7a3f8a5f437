public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The role of a button.
  public enum Style: Int, Sendable {
    /// Does something that can be undone, or harms nothing.
    case `default` = 0
    /// Leaves everything as it is; an alert has at most one.
    case cancel = 1
    /// Changes or deletes something for good.
    case destructive = 2
  }

  /// The text of the button.
  open var title: String? { fixedTitle }
  /// The role of the button.
  open var style: Style { fixedStyle }
  /// Whether the button can be used.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?
  private let fixedTitle: String?
  private let fixedStyle: Style

  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    fixedTitle = title
    fixedStyle = style
    self.handler = handler
  }
}
