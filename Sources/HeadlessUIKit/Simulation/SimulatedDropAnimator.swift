import Foundation

/// The movement with which a drop settles: it is over at once.
@MainActor
class SimulatedDropAnimator: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) {
    animations()
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
}
