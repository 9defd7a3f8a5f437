public import Foundation

/// Controls a view and the views inside it.
open class UIViewController: UIResponder {
  /// The title that a bar above the view shows.
  open var title: String? { didSet { storedNavigationItem?.title = title } }
  /// The name of the nib file that was asked for; none is ever read.
  public let nibName: String?
  /// The controllers whose views are shown inside this one's.
  public private(set) var children: [UIViewController] = []
  /// The controller in whose view this one's is shown.
  public private(set) weak var parent: UIViewController?

  /// What a bar above the view shows for the controller.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: "")
    item.title = title
    storedNavigationItem = item
    return item
  }
  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let item = UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    item.title = Self.editButtonTitle(isEditing: isEditing)
    storedEditButtonItem = item
    return item
  }
  /// The buttons of a bar below the view; stored only.
  open var toolbarItems: [UIBarButtonItem]?
  /// The controller that this one presents, or one of its parents.
  open var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }
  /// The controller that presents this one, or one of its parents.
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  /// The way in which the controller is presented; stored only.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The nearest parent that is a stack of controllers.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  private weak var presenter: UIViewController?
  private var ownPresented: UIViewController?
  private var storedNavigationItem: UINavigationItem?
  private var storedEditButtonItem: UIBarButtonItem?
  private var loadedView: UIView?
  private var editing = false

  /// Creates a controller; there are no nib files to load.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  /// Creates a controller; nothing is decoded from the coder.
  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
  }

  /// Creates a controller.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The view; asking for it the first time makes it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// The view, or nil if it has not been made yet.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view if it has not been made.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view and sets ``view``; a subclass that overrides this does not call `super`.
  open func loadView() {
    view = UIView()
  }

  /// Called once, when the view has been made.
  open func viewDidLoad() {}

  /// Called before the view is shown; a test calls it.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the view was shown; a test calls it.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is hidden; a test calls it.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view was hidden; a test calls it.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out what is inside it; a test calls it.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out what is inside it; a test calls it.
  open func viewDidLayoutSubviews() {}

  /// Called before the size of the view changes; a test calls it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called when memory is short; a test calls it.
  open func didReceiveMemoryWarning() {}

  /// Says that the look of the status bar changes; there is none.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Replaces the buttons of a bar below the view.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Shows another controller as a storyboard says. There are no storyboards, so this does nothing.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}

  /// Returns whether another controller may be shown as a storyboard says; a test calls it.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before another controller is shown as a storyboard says; a test calls it.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether the controller's content is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    storedEditButtonItem?.systemItem = editing ? .done : .edit
    storedEditButtonItem?.title = Self.editButtonTitle(isEditing: editing)
  }

  private static func editButtonTitle(isEditing: Bool) -> String { isEditing ? "Done" : "Edit" }

  /// Presents another controller at once. While one is presented, this does nothing, as in UIKit.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if let presenter = viewControllerToPresent.presenter {
      UIKitFailure.raise(
        "Application tried to present modally a view controller \(viewControllerToPresent) that is "
          + "already being presented by \(presenter).", name: UIKitFailure.invalidArgument)
      return
    }
    guard presentedViewController == nil else { return }
    ownPresented = viewControllerToPresent
    viewControllerToPresent.presenter = self
    viewControllerToPresent.loadViewIfNeeded()
    completion?()
  }

  /// Dismisses, at once, the controller that this one presents, and whatever that one presents in
  /// turn. A controller that presents none asks its parent to, else the one that presents it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard ownPresented != nil else {
      (parent ?? presenter)?.dismiss(animated: flag, completion: completion)
      return
    }
    forgetPresented()
    completion?()
  }

  /// Lets go of the controller that this one presents, and of all that it or its children present.
  private func forgetPresented() {
    guard let gone = ownPresented else { return }
    ownPresented = nil
    gone.presenter = nil
    gone.forgetAllPresented()
  }

  private func forgetAllPresented() {
    forgetPresented()
    for child in children { child.forgetAllPresented() }
  }

  /// Shows another controller's view inside this one's. As in UIKit, that one gets
  /// ``willMove(toParent:)``, and the app calls its ``didMove(toParent:)`` afterwards.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Puts the controllers whose views are shown inside this one's into another order.
  func reorderChildren(_ controllers: [UIViewController]) {
    children = controllers.filter { $0.parent === self }
  }

  /// Removes the controller from its parent. As in UIKit, the app calls ``willMove(toParent:)``
  /// before, and the controller gets ``didMove(toParent:)``.
  ///
  /// - Complexity: O(number of the parent's children).
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller gets a parent, or with nil before it loses its parent.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller got a parent, or with nil after it lost its parent.
  open func didMove(toParent parent: UIViewController?) {}
}
