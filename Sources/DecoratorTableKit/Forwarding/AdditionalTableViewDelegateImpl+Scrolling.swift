// The methods of UIKit's protocols are documented by UIKit, and in the article about callbacks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Scrolling, and what assistive technologies speak of it. It is not about rows, so there is nothing
// to translate.
extension AdditionalTableViewDelegateImpl: UIScrollViewAccessibilityDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forwardScroll(.didScroll) { $0.scrollViewDidScroll?(told(scrollView)) }
    guard way.observed.contains(.scrolling) else { return }
    for layer in way.layers.reversed() where layer.observed.contains(.scrolling) {
      layer.didScroll()
    }
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    forwardScroll(.didZoom) { $0.scrollViewDidZoom?(told(scrollView)) }
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    forwardScroll(.willBeginDragging) { $0.scrollViewWillBeginDragging?(told(scrollView)) }
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    forwardScroll(.willEndDragging) {
      $0.scrollViewWillEndDragging?(
        told(scrollView), withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    forwardScroll(.didEndDragging) {
      $0.scrollViewDidEndDragging?(told(scrollView), willDecelerate: decelerate)
    }
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    forwardScroll(.willBeginDecelerating) { $0.scrollViewWillBeginDecelerating?(told(scrollView)) }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    forwardScroll(.didEndDecelerating) { $0.scrollViewDidEndDecelerating?(told(scrollView)) }
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    forwardScroll(.didEndScrollingAnimation) {
      $0.scrollViewDidEndScrollingAnimation?(told(scrollView))
    }
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    askAboutScrolling(.viewForZooming) { $0.viewForZooming?(in: told(scrollView)) }
  }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    forwardScroll(.willBeginZooming) {
      $0.scrollViewWillBeginZooming?(told(scrollView), with: view)
    }
  }

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    forwardScroll(.didEndZooming) {
      $0.scrollViewDidEndZooming?(told(scrollView), with: view, atScale: scale)
    }
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    forwardScroll(.shouldScrollToTop, otherwise: true) {
      $0.scrollViewShouldScrollToTop?(told(scrollView))
    }
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    forwardScroll(.didScrollToTop) { $0.scrollViewDidScrollToTop?(told(scrollView)) }
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    forwardScroll(.didChangeAdjustedContentInset) {
      $0.scrollViewDidChangeAdjustedContentInset?(told(scrollView))
    }
  }

  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
    askAboutStatus(.accessibilityScrollStatus, scrollView) {
      $0.accessibilityScrollStatus?(for: $1)
    }
  }

  public func accessibilityAttributedScrollStatus(
    for scrollView: UIScrollView
  ) -> NSAttributedString? {
    askAboutStatus(.accessibilityAttributedScrollStatus, scrollView) {
      $0.accessibilityAttributedScrollStatus?(for: $1)
    }
  }

  /// Returns the scroll view that the object inside is handed: the real table until an app knows
  /// of another one, which an outlet of the app's may be compared with.
  private func told(_ scrollView: UIScrollView) -> UIScrollView {
    guard way.innermostLayer.isContentTableHandedInScrolling,
      let tableView = scrollView as? UITableView
    else { return scrollView }
    return way.hand(tableView) { $0 }
  }

  /// Forwards a method of the protocol for assistive technologies, to which not every delegate
  /// conforms.
  private func askAboutStatus<Value>(
    _ method: ForwardedMethod, _ scrollView: UIScrollView,
    _ call: (any UIScrollViewAccessibilityDelegate, UIScrollView) -> Value?
  ) -> Value? {
    askAboutScrolling(method) { inner in
      if let speaking = inner as? any UIScrollViewAccessibilityDelegate {
        return call(speaking, told(scrollView))
      }
      return askUndeclared(inner, method, scrollView)
    }
  }

  #if !HEADLESS_UIKIT

  /// Sends the message by its name to an object that has the method and does not declare that it
  /// conforms. A table that was told of the method sends it in the same way.
  private func askUndeclared<Value>(
    _ inner: any UIScrollViewDelegate, _ method: ForwardedMethod, _ scrollView: UIScrollView
  ) -> Value? {
    let answer = inner.perform(NSSelectorFromString(method.rawValue), with: told(scrollView))
    return answer?.takeUnretainedValue() as? Value
  }

  #else

  /// Without Objective-C, an object has only methods of what it declares.
  private func askUndeclared<Value>(
    _ inner: any UIScrollViewDelegate, _ method: ForwardedMethod, _ scrollView: UIScrollView
  ) -> Value? {
    OptionalMethod.recordAbsence(of: Selector(method.rawValue), by: inner)
    return nil
  }

  #endif

  /// Forwards a method without a result.
  private func forwardScroll(
    _ method: ForwardedMethod, _ call: (any UIScrollViewDelegate) -> Void?
  ) {
    forwardScroll(method, otherwise: (), call)
  }

  /// Forwards a method whose result is not optional, or returns what UIKit does without it.
  private func forwardScroll<Value>(
    _ method: ForwardedMethod, otherwise absent: Value,
    _ call: (any UIScrollViewDelegate) -> Value?
  ) -> Value {
    RealTable.callsAboutScrolling += 1
    defer { RealTable.callsAboutScrolling -= 1 }
    if let inner = content, let value = passOn(method, { call(inner) }) {
      return value
    }
    recordAbsence(of: method)
    return absent
  }

  /// Forwards a method whose result is optional: the nil of the app's object is its answer.
  private func askAboutScrolling<Value>(
    _ method: ForwardedMethod, _ call: (any UIScrollViewDelegate) -> Value?
  ) -> Value? {
    guard let inner = content else { return nil }
    let answer = ask(inner, method) { call(inner) }
    if !answer.isImplemented { recordAbsence(of: method) }
    return answer.value
  }
}
