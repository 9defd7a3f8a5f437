public import Foundation

/// Is told how a scroll view moves.
///
/// Every method is optional: call it with `?`, as with UIKit.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// The user begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The user lets go; the target, in points, may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The user let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content moves on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animated change of the offset is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view that zooming scales.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// The scale begins to change.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The scale no longer changes.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Whether a tap on the status bar scrolls to the top; true where not implemented.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// A tap on the status bar scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The inset that counts changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
