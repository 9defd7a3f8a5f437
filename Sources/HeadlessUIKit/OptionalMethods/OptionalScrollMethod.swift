#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// The part before `?` in a call of a scroll view delegate's method whose only parameter is the
/// scroll view.
@preconcurrency @MainActor
public struct OptionalScrollMethod<Result> {
  let receiver: any UIScrollViewDelegate
  let selector: Selector
  // Captures nothing, so that it needs no allocation.
  let body: @MainActor (any UIScrollViewDelegate, UIScrollView) -> Result

  /// Calls the method; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Result? {
    OptionalMethod.value(of: receiver, selector) { body(receiver, scrollView) }
  }
}
