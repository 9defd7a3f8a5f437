public import Foundation

/// What a bar above a view shows for its controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the controller before has it.
    case automatic = 0
    /// The title is large.
    case always = 1
    /// The title is small.
    case never = 2
  }

  /// The title.
  open var title: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// A line above the title.
  open var prompt: String?
  /// The title of the button that leads back here.
  open var backButtonTitle: String?
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the button that leads back is hidden.
  open var hidesBackButton = false
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The controller of a search bar below the title.
  open var searchController: UISearchController?
  /// Whether the search bar goes away as the list is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// The buttons at the left, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the right, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// Creates an item; nothing is decoded from the coder.
  public required init?(coder: NSCoder) {}

  /// The outermost button at the left; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button at the right; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the buttons at the left by one.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Replaces the buttons at the right by one.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Replaces the buttons at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the buttons at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Shows or hides the button that leads back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
