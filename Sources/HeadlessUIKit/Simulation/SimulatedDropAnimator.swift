import Foundation

/// The animation of a drop that settles: it ends at once.
@MainActor
class SimulatedDropAnimator: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) {
    animations()
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
}
