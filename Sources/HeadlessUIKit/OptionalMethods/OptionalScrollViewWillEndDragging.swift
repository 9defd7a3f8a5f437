public import Foundation

/// What stands before `?` in a call of `scrollViewWillEndDragging` on a `UIScrollViewDelegate`.
@MainActor
public struct OptionalScrollViewWillEndDragging {
  let receiver: any UIScrollViewDelegate

  /// The user lets go; the target, in points, may be changed.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    OptionalMethod.value(of: receiver, ScrollMethod.scrollViewWillEndDragging) {
      receiver.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }
}
