public import Foundation

/// The movement with which a drop settles. There is none here: animations run at once.
@MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds a change that is to be seen gradually.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what is to be done when the movement is over.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
