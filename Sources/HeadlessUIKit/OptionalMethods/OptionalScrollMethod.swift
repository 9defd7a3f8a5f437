#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// What stands before `?` in a call of a scroll view delegate's method that takes the scroll view only.
@MainActor
public struct OptionalScrollMethod<Result> {
  let receiver: any UIScrollViewDelegate
  let selector: Selector
  // Captures nothing, so that it costs no allocation.
  let body: @MainActor (any UIScrollViewDelegate, UIScrollView) -> Result

  /// Calls the method; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Result? {
    OptionalMethod.value(of: receiver, selector) { body(receiver, scrollView) }
  }
}
