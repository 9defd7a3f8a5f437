/// A stack of controllers, of which the topmost is shown.
open class UINavigationController: UIViewController {
  /// The controllers, the topmost last.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The topmost controller.
  open var topViewController: UIViewController? { children.last }

  /// The controller that is shown: the one that the topmost presents, or the topmost.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController?.presentedViewController ?? topViewController
  }

  /// The bar above the views.
  open var navigationBar: UINavigationBar { ownNavigationBar }
  /// Whether the bar above the views is hidden.
  open var isNavigationBarHidden = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar below the views.
  open var toolbar: UIToolbar! { ownToolbar }
  /// Whether the bar below the views is hidden; true by default.
  open var isToolbarHidden = true
  /// Recognizes the swipe that leads back. There is none here.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  private let ownNavigationBar = UINavigationBar(frame: .zero)
  private let ownToolbar = UIToolbar(frame: .zero)
  private let popRecognizer = UIGestureRecognizer()

  /// Creates a stack of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Replaces the stack. A controller that stays on it is not notified.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for controller in children where !viewControllers.contains(controller) { drop(controller) }
    for controller in viewControllers where controller.parent !== self { take(controller) }
    reorderChildren(viewControllers)
  }

  /// Puts a controller on top. One that is on the stack already is a failure.
  ///
  /// - Complexity: O(number of controllers).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !children.contains(where: { $0 === viewController }) else {
      UIKitFailure.raise(
        "Pushing the same view controller instance more than once is not supported "
          + "(\(viewController))", name: UIKitFailure.invalidArgument)
      return
    }
    take(viewController)
  }

  /// Shows or hides the bar above the views.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the bar below the views.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// Takes a controller, which is told before and afterwards.
  private func take(_ controller: UIViewController) {
    addChild(controller)
    controller.didMove(toParent: self)
  }

  /// Lets go of a controller, which is told before and afterwards.
  private func drop(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  /// Removes the topmost controller and returns it; the last one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    drop(top)
    return top
  }

  /// Removes all controllers but the first and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(children.dropFirst())
    for controller in popped { drop(controller) }
    return popped
  }
}
