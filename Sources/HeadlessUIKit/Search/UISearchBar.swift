/// A field for what is searched for, with its buttons. It is not drawn here, and nothing is typed:
/// a test sets the text, and calls the delegate or the search controller's updater.
open class UISearchBar: UIView {
  /// The look of a search bar.
  public enum Style: UInt, Sendable {
    /// A bar with a background.
    case `default` = 0
    /// A translucent background, and an opaque field.
    case prominent = 1
    /// No background, and a translucent field.
    case minimal = 2
  }

  /// The object that is notified of what the user does, which is not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text.
  open var text: String?
  /// A line above the field.
  open var prompt: String?
  /// The text that is shown while there is none.
  open var placeholder: String?
  /// The look of the bar.
  open var searchBarStyle = Style.default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// Whether there is a button to cancel.
  open var showsCancelButton = false
  /// Whether the scopes are shown.
  open var showsScopeBar = false
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]?
  /// The index of the scope that is searched.
  open var selectedScopeButtonIndex = 0

  open override var canBecomeFirstResponder: Bool { true }

  /// Shows or hides the button to cancel.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    showsScopeBar = show
  }
}
