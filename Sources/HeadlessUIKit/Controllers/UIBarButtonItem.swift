public import Foundation

/// A button in a bar; see ``simulateTap()``.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The look of a button.
  open var style = Style.plain
  /// The width, in points; 0 for that of the content.
  open var width: CGFloat = 0
  /// A view in place of the button.
  open var customView: UIView?
  /// The method that a tap calls. Where there is no Objective-C, it is called only on a target that
  /// is ``SelectorPerforming``.
  open var action: Selector?
  /// The object whose method a tap calls; not retained.
  open weak var target: AnyObject?
  /// What a tap does; its title and picture are those of the button.
  open var primaryAction: UIAction? { didSet { showPrimaryAction() } }
  /// The menu of the button.
  open var menu: UIMenu?
  /// The colour of the button.
  open var tintColor: UIColor?

  /// The button of the system that this one is.
  var systemItem: SystemItem?

  /// Creates a button without a text.
  public override init() {
    super.init()
  }

  /// Creates a button without a text; nothing is decoded from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button with a picture.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    take(style, target, action)
  }

  /// Creates a button with a text.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    take(style, target, action)
  }

  /// Creates one of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    take(systemItem == .done ? .done : .plain, target, action)
  }

  /// Creates an element that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button with a text, a picture, what a tap does, and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // Observers are not called in an initializer.
    showPrimaryAction()
    self.title = title ?? self.title
    self.image = image ?? self.image
    self.menu = menu
  }

  /// Creates one of the system's buttons, with what a tap does, and a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private func showPrimaryAction() {
    guard let primaryAction, systemItem == nil else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    image = primaryAction.image ?? image
  }
}
