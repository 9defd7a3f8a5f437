public import Foundation

// What stands in for an optional method that a conformer does not implement: it says so, and returns
// what UIKit goes by without it.
extension UIScrollViewDelegate {
  /// Stands in where not implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewDidScroll, by: self)
  }

  /// Stands in where not implemented.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewDidZoom, by: self)
  }

  /// Stands in where not implemented.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewWillBeginDragging, by: self)
  }

  /// Stands in where not implemented.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewWillEndDragging, by: self)
  }

  /// Stands in where not implemented.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewDidEndDragging, by: self)
  }

  /// Stands in where not implemented.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewWillBeginDecelerating, by: self)
  }

  /// Stands in where not implemented.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewDidEndDecelerating, by: self)
  }

  /// Stands in where not implemented.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewDidEndScrollingAnimation, by: self)
  }

  /// Stands in where not implemented.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMethod.recordAbsence(of: ScrollMethod.viewForZooming, by: self)
    return nil
  }

  /// Stands in where not implemented.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewWillBeginZooming, by: self)
  }

  /// Stands in where not implemented.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewDidEndZooming, by: self)
  }

  /// Stands in where not implemented.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewShouldScrollToTop, by: self)
    return true
  }

  /// Stands in where not implemented.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewDidScrollToTop, by: self)
  }

  /// Stands in where not implemented.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewDidChangeAdjustedContentInset, by: self)
  }
}
