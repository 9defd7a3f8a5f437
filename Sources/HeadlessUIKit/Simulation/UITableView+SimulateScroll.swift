public import Foundation

extension UITableView {
  /// Simulates a drag of the content until a point of it is at the upper left corner.
  ///
  /// The delegate is notified of the beginning, the move and the end of the drag. New visible rows
  /// are shown while the finger is still down, and those that come near are prefetched. If the
  /// delegate changes the target offset, a movement after the drag leads there. Dragging past an
  /// end stops at that end. A row that has been moved aside goes back.
  ///
  /// - Parameter offset: the content offset to drag to, in points.
  public func simulateScroll(to offset: CGPoint) {
    guard beginDragging(to: offset) else { return }
    let target = chosenTarget(insteadOf: contentOffset, velocity: 0)
    let moves = target != contentOffset || keepsScrolling
    endDragging(decelerating: moves)
    guard moves else { return }
    scrollDelegate?.scrollViewWillBeginDecelerating?(self)
    let start = contentOffset.y
    contentOffset = CGPoint(x: target.x, y: clampedOffset(target.y))
    layoutIfNeeded()
    prefetch(afterScrollFrom: start)
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
