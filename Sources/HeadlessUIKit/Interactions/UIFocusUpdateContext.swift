public import Foundation

/// A movement of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that has or had the focus.
  public let previouslyFocusedView: UIView?
  /// The view that gets or got the focus.
  public let nextFocusedView: UIView?
  /// The direction of the movement.
  public let focusHeading: UIFocusHeading

  init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading = heading
    super.init()
  }
}
