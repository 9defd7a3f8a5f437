public import Foundation

/// Recognizes a finger that stays where it is.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before it.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The time that the finger stays, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the finger may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
}

extension UIView {
  /// Has the recognizers on the view that recognize any touch at once recognize one.
  func recognizeTouch() {
    for case let recognizer as UILongPressGestureRecognizer in gestureRecognizers ?? []
    where recognizer.isEnabled && recognizer.minimumPressDuration == 0 {
      for state in [UIGestureRecognizer.State.began, .ended] {
        recognizer.state = state
        recognizer.tellTargets()
      }
      recognizer.state = .possible
    }
  }
}
