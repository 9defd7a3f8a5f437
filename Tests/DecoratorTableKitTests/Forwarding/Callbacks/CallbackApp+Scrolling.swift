import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension CallbackApp {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    hear(.didScroll, "")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    hear(.didZoom, "")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    hear(.willBeginDragging, "")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    hear(.willEndDragging, "\(velocity.y)")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    hear(.didEndDragging, "\(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    hear(.willBeginDecelerating, "")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    hear(.didEndDecelerating, "")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    hear(.didEndScrollingAnimation, "")
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    answer(.viewForZooming, "", UIView())
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    hear(.willBeginZooming, "")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    hear(.didEndZooming, "\(scale)")
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    answer(.shouldScrollToTop, "", false, without: true)
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    hear(.didScrollToTop, "")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    hear(.didChangeAdjustedContentInset, "")
  }

  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
    answer(.accessibilityScrollStatus, "", "half way")
  }

  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
    answer(.accessibilityAttributedScrollStatus, "", NSAttributedString(string: "half way"))
  }
}
#endif
