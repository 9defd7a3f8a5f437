public import Foundation

extension UITableView {
  /// Simulates a flick: a finger moves the content for one frame and is lifted, and the content
  /// continues to move.
  ///
  /// It moves as time passes for it: see ``simulateTime(passing:)``. The delegate is notified of
  /// the beginning of the drag, its move and its end, for which it may choose another target. Then
  /// ``UIScrollView/isDecelerating`` is true until the content has come to rest. A list that still
  /// moves by another flick is stopped first.
  ///
  /// The content slows down by ``UIScrollView/decelerationRate``, as UIKit's does. It does not
  /// bounce: at an end it stops. To a target of the delegate's it slows down by the same rate, from
  /// the speed that leads there.
  ///
  /// - Parameter velocity: the speed of the finger when it is lifted, in points per second;
  ///   positive to see what is further down. The delegate gets it in points per millisecond, as in
  ///   UIKit.
  public func simulateFlick(velocity: CGFloat) {
    precondition(velocity.isFinite, "a flick with \(velocity) points in a second")
    let firstMove = velocity * RunningFlick.frameTime
    guard beginDragging(to: CGPoint(x: contentOffset.x, y: contentOffset.y + firstMove))
    else { return }
    let start = contentOffset.y
    var way = RunningFlick.way(at: velocity, slowingBy: decelerationRate)
    let end = clampedOffset(start + way)
    let target = chosenTarget(insteadOf: CGPoint(x: contentOffset.x, y: end), velocity: velocity)
    // What the delegate leaves as it is is run into at full speed.
    if target.y != end { way = target.y - start }
    let moves = clampedOffset(start + way) != start
    endDragging(decelerating: moves)
    guard moves else { return }
    runningFlick = RunningFlick(
      rate: decelerationRate, origin: start, way: way, offset: contentOffset.y)
    scrollDelegate?.scrollViewWillBeginDecelerating?(self)
  }

  /// Simulates that time passes, which moves a list that a flick has left moving.
  ///
  /// There is a frame each sixtieth of a second, counted from when the finger was lifted: the
  /// delegate is notified of the move, and the rows are laid out. In the last one the content comes
  /// to rest. No time passes for the test.
  ///
  /// What stops the list: a touch, another drag, and a programmatic
  /// ``UIScrollView/setContentOffset(_:animated:)`` or scrolling to a row. Where the offset is set
  /// directly, as when rows are inserted above, the movement continues from there, unless the
  /// table's ``temper`` takes that back.
  ///
  /// - Parameter seconds: the time that passes, in seconds. Several short times are as good as a
  ///   long one.
  public func simulateTime(passing seconds: TimeInterval) {
    runningFlick?.time += seconds
    while runningFlick?.isFrameDue == true { moveFlickOn() }
  }

  /// Brings a list that a flick has left moving to its halt.
  ///
  /// - Returns: whether it did move.
  @discardableResult
  func stopFlick() -> Bool {
    guard runningFlick != nil else { return false }
    runningFlick = nil
    isDecelerating = false
    scrollDelegate?.scrollViewDidEndDecelerating?(self)
    return true
  }

  /// One more frame.
  private func moveFlickOn() {
    guard var flick = runningFlick else { return }
    if contentOffset.y != flick.offset, !fire(.takesOffsetsBack) {
      flick.origin += contentOffset.y - flick.offset
    }
    flick.frameCount += 1
    let remaining = flick.remainingWay
    let wanted = flick.origin + flick.way - remaining
    flick.offset = clampedOffset(wanted)
    runningFlick = flick
    let start = contentOffset.y
    contentOffset.y = flick.offset
    layoutIfNeeded()
    prefetch(afterScrollFrom: start)
    // The delegate may have stopped it meanwhile, and begun another.
    guard runningFlick?.frameCount == flick.frameCount else { return }
    if remaining == 0 || flick.offset != wanted { stopFlick() }
  }
}
