public import Foundation

/// What stands before `?` in a call of `scrollViewDidEndZooming` on a `UIScrollViewDelegate`.
@MainActor
public struct OptionalScrollViewDidEndZooming {
  let receiver: any UIScrollViewDelegate

  /// The scale no longer changes.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    -> Void?
  {
    OptionalMethod.value(of: receiver, ScrollMethod.scrollViewDidEndZooming) {
      receiver.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
}
