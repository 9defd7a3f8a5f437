// The methods of UIKit's protocols are documented by UIKit, and in the article about callbacks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Scrolling, and its texts for assistive technologies. There are no rows to translate.
extension AdditionalTableViewDelegateImpl: UIScrollViewAccessibilityDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forwardScroll(.didScroll, scrollView, otherwise: (), until: { _ in false }) {
      $0.scrollViewDidScroll($1)
    } inner: {
      $0.scrollViewDidScroll?($1)
    }
    guard way.observed.contains(.scrolling) else { return }
    let tableView = (scrollView as? UITableView)?.tableOfLayers
    for segment in way.segments.reversed() {
      if let tableView { for layer in segment.layers { layer.noteScrolling(of: tableView) } }
      if segment.observed.contains(.scrolling) { segment.didScroll() }
    }
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    forwardScroll(.didZoom, scrollView) { $0.scrollViewDidZoom?($1) }
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    forwardScroll(.willBeginDragging, scrollView) { $0.scrollViewWillBeginDragging?($1) }
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    forwardScroll(.willEndDragging, scrollView) {
      $0.scrollViewWillEndDragging?(
        $1, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    forwardScroll(.didEndDragging, scrollView) {
      $0.scrollViewDidEndDragging?($1, willDecelerate: decelerate)
    }
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    forwardScroll(.willBeginDecelerating, scrollView) { $0.scrollViewWillBeginDecelerating?($1) }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    forwardScroll(.didEndDecelerating, scrollView) { $0.scrollViewDidEndDecelerating?($1) }
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    forwardScroll(.didEndScrollingAnimation, scrollView) {
      $0.scrollViewDidEndScrollingAnimation?($1)
    }
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    askAboutScrolling(.viewForZooming, scrollView) { $0.viewForZooming?(in: $1) }
  }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    forwardScroll(.willBeginZooming, scrollView) {
      $0.scrollViewWillBeginZooming?($1, with: view)
    }
  }

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    forwardScroll(.didEndZooming, scrollView) {
      $0.scrollViewDidEndZooming?($1, with: view, atScale: scale)
    }
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    forwardScroll(.shouldScrollToTop, scrollView, otherwise: true, until: { !$0 }) {
      $0.scrollViewShouldScrollToTop?($1)
    }
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    forwardScroll(.didScrollToTop, scrollView) { $0.scrollViewDidScrollToTop?($1) }
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    forwardScroll(.didChangeAdjustedContentInset, scrollView) {
      $0.scrollViewDidChangeAdjustedContentInset?($1)
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

  /// Returns the scroll view for the object inside: the real table, which an app may compare with
  /// an outlet, until the app has got the content table.
  private func innerScrollView(for scrollView: UIScrollView) -> UIScrollView {
    guard way.innermostSegment.usesContentTableForScrolling,
      let tableView = scrollView as? UITableView
    else { return scrollView }
    return way.withInnerTable(tableView) { $0 }
  }

  /// Forwards a method of the accessibility protocol, to which not every delegate conforms.
  private func askAboutStatus<Value>(
    _ method: ForwardedMethod, _ scrollView: UIScrollView,
    _ call: (any UIScrollViewAccessibilityDelegate, UIScrollView) -> Value?
  ) -> Value? {
    askAboutScrolling(method, scrollView) { inner, scrollView in
      if let speaking = inner as? any UIScrollViewAccessibilityDelegate {
        return call(speaking, scrollView)
      }
      return Self.askUndeclared(inner, method, scrollView)
    }
  }

  #if !HEADLESS_UIKIT

  /// Sends the message by its name to an object that implements the method without declaring
  /// conformance, as UIKit does.
  private static func askUndeclared<Value>(
    _ inner: any UIScrollViewDelegate, _ method: ForwardedMethod, _ scrollView: UIScrollView
  ) -> Value? {
    let answer = inner.perform(NSSelectorFromString(method.rawValue), with: scrollView)
    return answer?.takeUnretainedValue() as? Value
  }

  #else

  /// Without Objective-C, an object has only the methods of its declared protocols.
  private static func askUndeclared<Value>(
    _ inner: any UIScrollViewDelegate, _ method: ForwardedMethod, _ scrollView: UIScrollView
  ) -> Value? {
    OptionalMethod.recordAbsence(of: Selector(method.rawValue), by: inner)
    return nil
  }

  #endif

  /// Forwards a method without a result.
  private func forwardScroll(
    _ method: ForwardedMethod, _ scrollView: UIScrollView,
    inner call: (any UIScrollViewDelegate, UIScrollView) -> Void?
  ) {
    forwardScroll(method, scrollView, otherwise: (), until: { _ in false }, inner: call)
  }

  /// Forwards a method with a result that is not optional, in a child as here, or returns UIKit's
  /// default.
  private func forwardScroll<Value>(
    _ method: ForwardedMethod, _ scrollView: UIScrollView, otherwise absent: Value,
    until decides: (Value) -> Bool, inner call: (any UIScrollViewDelegate, UIScrollView) -> Value?
  ) -> Value {
    forwardScroll(
      method, scrollView, otherwise: absent, until: decides,
      child: { $0.forwardScroll(method, $1, otherwise: absent, until: decides, inner: call) },
      inner: call)
  }

  /// Forwards a method with a result that is not optional, or returns UIKit's default.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - scrollView: The table.
  ///   - absent: UIKit's default.
  ///   - decides: Returns whether the answer of one of several children decides.
  ///   - child: Calls the part of a child.
  ///   - call: Calls the app's object.
  private func forwardScroll<Value>(
    _ method: ForwardedMethod, _ scrollView: UIScrollView, otherwise absent: Value,
    until decides: (Value) -> Bool,
    child: (AdditionalTableViewDelegateImpl, UIScrollView) -> Value,
    inner call: (any UIScrollViewDelegate, UIScrollView) -> Value?
  ) -> Value {
    RealTable.callsAboutScrolling += 1
    defer { RealTable.callsAboutScrolling -= 1 }
    let answer =
      if let composed = way.composed {
        callChildren(method, composed, otherwise: absent, until: decides) {
          child($0, $1.tableView)
        }
      } else if let content {
        forward(method) { call(content, innerScrollView(for: scrollView)) }
      } else {
        Value?.none
      }
    if let answer { return answer }
    recordAbsence(of: method)
    return absent
  }

  /// Forwards a method whose result is optional: nil from the app's object is a valid answer.
  private func askAboutScrolling<Value>(
    _ method: ForwardedMethod, _ scrollView: UIScrollView,
    _ call: (any UIScrollViewDelegate, UIScrollView) -> Value?
  ) -> Value? {
    if let composed = way.composed {
      let answer = callChildren(method, composed, otherwise: nil, until: { $0 != nil }) {
        $0.askAboutScrolling(method, $1.tableView, call)
      }
      if answer == nil { recordAbsence(of: method) }
      return answer ?? nil
    }
    let answer = content.map { content in
      ask(content, method) { call(content, innerScrollView(for: scrollView)) }
    }
    if answer?.isImplemented != true { recordAbsence(of: method) }
    return answer?.value ?? nil
  }
}
