import Foundation

/// The scrolling part of the delegate of several children: all of them are told, from the top.
class ComposedScrollDelegate: ComposedObject, UIScrollViewAccessibilityDelegate {
  private func tellAll(
    _ method: ForwardedMethod, _ tell: (AdditionalTableViewDelegateImpl, UIScrollView) -> Void
  ) {
    tellAll(method) { slot, table in tell(slot.delegate, table) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tellAll(.didScroll) { $0.scrollViewDidScroll($1) }
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    tellAll(.didZoom) { $0.scrollViewDidZoom($1) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tellAll(.willBeginDragging) { $0.scrollViewWillBeginDragging($1) }
  }

  /// Lets each child see where those above it want the table to come to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    tellAll(.willEndDragging) {
      $0.scrollViewWillEndDragging(
        $1, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tellAll(.didEndDragging) { $0.scrollViewDidEndDragging($1, willDecelerate: decelerate) }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tellAll(.willBeginDecelerating) { $0.scrollViewWillBeginDecelerating($1) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tellAll(.didEndDecelerating) { $0.scrollViewDidEndDecelerating($1) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tellAll(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation($1) }
  }

  /// Returns the view of the first child that has one.
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    askAll(.viewForZooming, otherwise: nil, until: { $0 != nil }) {
      $0.delegate.viewForZooming(in: $1)
    }
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    tellAll(.willBeginZooming) { $0.scrollViewWillBeginZooming($1, with: view) }
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    tellAll(.didEndZooming) { $0.scrollViewDidEndZooming($1, with: view, atScale: scale) }
  }

  /// Returns whether no child objects.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    askAll(.shouldScrollToTop, otherwise: true, until: { !$0 }) {
      $0.delegate.scrollViewShouldScrollToTop($1)
    }
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    tellAll(.didScrollToTop) { $0.scrollViewDidScrollToTop($1) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tellAll(.didChangeAdjustedContentInset) { $0.scrollViewDidChangeAdjustedContentInset($1) }
  }

  /// Returns what the first child says that says something.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
    askAll(.accessibilityScrollStatus, otherwise: nil, until: { $0 != nil }) {
      $0.delegate.accessibilityScrollStatus(for: $1)
    }
  }

  /// Returns what the first child says that says something.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
    askAll(.accessibilityAttributedScrollStatus, otherwise: nil, until: { $0 != nil }) {
      $0.delegate.accessibilityAttributedScrollStatus(for: $1)
    }
  }
}
