/// What stands before `?` in a call of `scrollViewDidEndDragging` on a `UIScrollViewDelegate`.
@MainActor
public struct OptionalScrollViewDidEndDragging {
  let receiver: any UIScrollViewDelegate

  /// The user let go.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void? {
    OptionalMethod.value(of: receiver, ScrollMethod.scrollViewDidEndDragging) {
      receiver.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
}
