import Foundation

// What each drag of the content begins and ends with, whatever moves it between.
extension UITableView {
  /// Puts a finger down, which stops what moves, and moves the content with it.
  ///
  /// - Parameter offset: The content offset to move to, in points, as it is once nothing moves any
  ///   more. At an end the content stops.
  /// - Returns: Whether the content can be dragged.
  func beginDragging(to offset: @autoclosure () -> CGPoint) -> Bool {
    endScroll()
    stopFlick()
    layoutIfNeeded()
    recognizeTouch()
    guard isScrollEnabled else { return false }
    hideActions()
    isTracking = true
    isDragging = true
    scrollDelegate?.scrollViewWillBeginDragging?(self)
    let offset = offset()
    let start = contentOffset.y
    contentOffset = CGPoint(x: offset.x, y: clampedOffset(offset.y))
    layoutIfNeeded()
    prefetch(afterScrollFrom: start)
    return true
  }

  /// Asks the delegate where the content is to come to rest.
  ///
  /// - Parameters:
  ///   - target: The offset at which it would by itself, in points.
  ///   - velocity: The speed of the finger, in points in a second.
  func chosenTarget(insteadOf target: CGPoint, velocity: CGFloat) -> CGPoint {
    var target = target
    withUnsafeMutablePointer(to: &target) {
      _ = scrollDelegate?.scrollViewWillEndDragging?(
        self, withVelocity: CGPoint(x: 0, y: velocity / 1000), targetContentOffset: $0)
    }
    return target
  }

  /// Takes the finger away.
  ///
  /// - Parameter moves: Whether the content goes on moving.
  func endDragging(decelerating moves: Bool) {
    isTracking = false
    isDragging = false
    scrollDelegate?.scrollViewDidEndDragging?(self, willDecelerate: moves)
    if moves { isDecelerating = true }
  }
}
