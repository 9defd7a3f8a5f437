public import Foundation

/// Recognizes a finger that stays where it is.
@MainActor
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
