#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// The names under which the optional methods of `UIScrollViewDelegate` are recorded.
///
/// Two pairs of parentheses keep a compiler with Objective-C from asking for `#selector`.
@MainActor
enum ScrollMethod {
  static let scrollViewDidScroll = Selector(("scrollViewDidScroll:"))
  static let scrollViewDidZoom = Selector(("scrollViewDidZoom:"))
  static let scrollViewWillBeginDragging = Selector(("scrollViewWillBeginDragging:"))
  static let scrollViewWillEndDragging = Selector(
    ("scrollViewWillEndDragging:withVelocity:targetContentOffset:"))
  static let scrollViewDidEndDragging = Selector(("scrollViewDidEndDragging:willDecelerate:"))
  static let scrollViewWillBeginDecelerating = Selector(("scrollViewWillBeginDecelerating:"))
  static let scrollViewDidEndDecelerating = Selector(("scrollViewDidEndDecelerating:"))
  static let scrollViewDidEndScrollingAnimation = Selector(("scrollViewDidEndScrollingAnimation:"))
  static let viewForZooming = Selector(("viewForZoomingInScrollView:"))
  static let scrollViewWillBeginZooming = Selector(("scrollViewWillBeginZooming:withView:"))
  static let scrollViewDidEndZooming = Selector(("scrollViewDidEndZooming:withView:atScale:"))
  static let scrollViewShouldScrollToTop = Selector(("scrollViewShouldScrollToTop:"))
  static let scrollViewDidScrollToTop = Selector(("scrollViewDidScrollToTop:"))
  static let scrollViewDidChangeAdjustedContentInset = Selector(
    ("scrollViewDidChangeAdjustedContentInset:"))
}
