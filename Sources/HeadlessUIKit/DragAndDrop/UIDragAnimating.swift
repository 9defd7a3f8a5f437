public import Foundation

/// The animation of a drop that settles. Here, animations run at once.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes to animate.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure to call when the animation ends.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
