/// Asks the user something; see ``simulateTap(on:)``.
open class UIAlertController: UIViewController {
  /// The kind of an alert.
  public enum Style: Int, Sendable {
    /// A list of things to do with what the user has touched.
    case actionSheet = 0
    /// A message that has to be answered.
    case alert = 1
  }

  /// The text under the title.
  open var message: String?
  /// The kind of the alert.
  open var preferredStyle: Style { fixedStyle }
  /// The buttons, in the order in which they were added.
  open var actions: [UIAlertAction] { addedActions }
  /// The button that the return key triggers; one that was added.
  open var preferredAction: UIAlertAction?

  private var fixedStyle = Style.actionSheet
  private var addedActions: [UIAlertAction] = []

  /// Creates an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    fixedStyle = preferredStyle
  }

  /// Adds a button. A second one to cancel is a failure.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, addedActions.contains(where: { $0.style == .cancel }) {
      UIKitFailure.raise(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    addedActions.append(action)
  }
}
