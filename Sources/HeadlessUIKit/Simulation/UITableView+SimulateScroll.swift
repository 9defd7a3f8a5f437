public import Foundation

extension UITableView {
  /// Simulates a drag of the content until a point of it is at the upper left corner.
  ///
  /// The delegate is told of the beginning, the move and the end of the drag. New visible rows are
  /// shown while the finger is still down. If the delegate changes the target offset, a movement
  /// after the drag leads there. Dragging past an end stops at that end. A row that has been moved
  /// aside goes back.
  ///
  /// - Parameter offset: the content offset to drag to, in points.
  public func simulateScroll(to offset: CGPoint) {
    endScroll()
    stopFlick()
    layoutIfNeeded()
    guard isScrollEnabled else { return }
    hideActions()
    isTracking = true
    isDragging = true
    scrollDelegate?.scrollViewWillBeginDragging?(self)
    contentOffset = CGPoint(x: offset.x, y: clampedOffset(offset.y))
    layoutIfNeeded()
    var target = contentOffset
    withUnsafeMutablePointer(to: &target) {
      _ = scrollDelegate?.scrollViewWillEndDragging?(
        self, withVelocity: .zero, targetContentOffset: $0)
    }
    let moves = target != contentOffset || keepsScrolling
    isTracking = false
    isDragging = false
    scrollDelegate?.scrollViewDidEndDragging?(self, willDecelerate: moves)
    guard moves else { return }
    isDecelerating = true
    scrollDelegate?.scrollViewWillBeginDecelerating?(self)
    contentOffset = CGPoint(x: target.x, y: clampedOffset(target.y))
    layoutIfNeeded()
    if continueScroll() { return }
    isDecelerating = false
    scrollDelegate?.scrollViewDidEndDecelerating?(self)
  }

  /// Simulates a drag of the content by a distance.
  ///
  /// - Parameter distance: how much further down the visible content is afterwards, in points;
  ///   negative to drag the other way.
  public func simulateScroll(by distance: CGFloat) {
    layoutIfNeeded()
    simulateScroll(to: CGPoint(x: contentOffset.x, y: contentOffset.y + distance))
  }
}
