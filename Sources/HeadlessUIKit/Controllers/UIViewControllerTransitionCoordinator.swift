public import Foundation

/// Runs what changes together with a controller's view. Nothing is animated here, and nothing makes
/// one: a test does, for ``UIViewController/viewWillTransition(to:with:)``.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs an animation beside that of the view, then a completion.
  ///
  /// - Returns: whether the animation is run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// A change of a controller's view, while it lasts.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// Whether the change was broken off.
  var isCancelled: Bool { get }
}
