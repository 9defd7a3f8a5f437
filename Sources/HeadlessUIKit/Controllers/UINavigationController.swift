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

  /// Creates a stack of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for controller in children { controller.removeFromParent() }
    for controller in viewControllers { addChild(controller) }
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
    addChild(viewController)
  }

  /// Removes the topmost controller and returns it; the last one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    top.removeFromParent()
    return top
  }

  /// Removes all controllers but the first and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(children.dropFirst())
    for controller in popped { controller.removeFromParent() }
    return popped
  }
}
