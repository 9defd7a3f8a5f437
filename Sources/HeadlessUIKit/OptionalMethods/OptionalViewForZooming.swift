/// What stands before `?` in a call of `viewForZooming` on a `UIScrollViewDelegate`.
@MainActor
public struct OptionalViewForZooming {
  let receiver: any UIScrollViewDelegate

  /// The view that zooming scales.
  @discardableResult
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    OptionalMethod.flattened(of: receiver, ScrollMethod.viewForZooming) {
      receiver.viewForZooming(in: scrollView)
    }
  }
}
