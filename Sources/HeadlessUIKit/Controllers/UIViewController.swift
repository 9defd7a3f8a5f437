public import Foundation

/// Controls a view and the views inside it.
open class UIViewController: UIResponder {
  /// The title that a bar above the view shows.
  open var title: String?
  /// The name of the nib file that was asked for; none is ever read.
  public let nibName: String?
  /// The controllers whose views are shown inside this one's.
  public private(set) var children: [UIViewController] = []
  /// The controller in whose view this one's is shown.
  public private(set) weak var parent: UIViewController?

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

  /// Whether the controller's content is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
  }

  /// Shows another controller's view inside this one's.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent.
  ///
  /// - Complexity: O(number of the parent's children).
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
