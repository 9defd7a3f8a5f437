/// What stands before `?` in a call of `scrollViewWillBeginZooming` on a `UIScrollViewDelegate`.
@MainActor
public struct OptionalScrollViewWillBeginZooming {
  let receiver: any UIScrollViewDelegate

  /// The scale begins to change.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
    OptionalMethod.value(of: receiver, ScrollMethod.scrollViewWillBeginZooming) {
      receiver.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }
}
