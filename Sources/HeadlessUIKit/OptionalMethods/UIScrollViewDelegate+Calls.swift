// One property for each base name: it gives calls of the optional methods UIKit's syntax.
extension UIScrollViewDelegate {
  /// The content moved.
  public var scrollViewDidScroll: OptionalScrollMethod<Void>? {
    OptionalScrollMethod(receiver: self, selector: ScrollMethod.scrollViewDidScroll) {
      $0.scrollViewDidScroll($1)
    }
  }

  /// The scale changed.
  public var scrollViewDidZoom: OptionalScrollMethod<Void>? {
    OptionalScrollMethod(receiver: self, selector: ScrollMethod.scrollViewDidZoom) {
      $0.scrollViewDidZoom($1)
    }
  }

  /// The user begins to drag.
  public var scrollViewWillBeginDragging: OptionalScrollMethod<Void>? {
    OptionalScrollMethod(receiver: self, selector: ScrollMethod.scrollViewWillBeginDragging) {
      $0.scrollViewWillBeginDragging($1)
    }
  }

  /// The user lets go; the target, in points, may be changed.
  public var scrollViewWillEndDragging: OptionalScrollViewWillEndDragging? {
    OptionalScrollViewWillEndDragging(receiver: self)
  }

  /// The user let go.
  public var scrollViewDidEndDragging: OptionalScrollViewDidEndDragging? {
    OptionalScrollViewDidEndDragging(receiver: self)
  }

  /// The content moves on by itself.
  public var scrollViewWillBeginDecelerating: OptionalScrollMethod<Void>? {
    OptionalScrollMethod(receiver: self, selector: ScrollMethod.scrollViewWillBeginDecelerating) {
      $0.scrollViewWillBeginDecelerating($1)
    }
  }

  /// The content came to rest.
  public var scrollViewDidEndDecelerating: OptionalScrollMethod<Void>? {
    OptionalScrollMethod(receiver: self, selector: ScrollMethod.scrollViewDidEndDecelerating) {
      $0.scrollViewDidEndDecelerating($1)
    }
  }

  /// An animated change of the offset is over.
  public var scrollViewDidEndScrollingAnimation: OptionalScrollMethod<Void>? {
    OptionalScrollMethod(receiver: self, selector: ScrollMethod.scrollViewDidEndScrollingAnimation)
    { $0.scrollViewDidEndScrollingAnimation($1) }
  }

  /// The view that zooming scales.
  public var viewForZooming: OptionalViewForZooming? { OptionalViewForZooming(receiver: self) }

  /// The scale begins to change.
  public var scrollViewWillBeginZooming: OptionalScrollViewWillBeginZooming? {
    OptionalScrollViewWillBeginZooming(receiver: self)
  }

  /// The scale no longer changes.
  public var scrollViewDidEndZooming: OptionalScrollViewDidEndZooming? {
    OptionalScrollViewDidEndZooming(receiver: self)
  }

  /// Whether a tap on the status bar scrolls to the top; true where not implemented.
  public var scrollViewShouldScrollToTop: OptionalScrollMethod<Bool>? {
    OptionalScrollMethod(receiver: self, selector: ScrollMethod.scrollViewShouldScrollToTop) {
      $0.scrollViewShouldScrollToTop($1)
    }
  }

  /// A tap on the status bar scrolled to the top.
  public var scrollViewDidScrollToTop: OptionalScrollMethod<Void>? {
    OptionalScrollMethod(receiver: self, selector: ScrollMethod.scrollViewDidScrollToTop) {
      $0.scrollViewDidScrollToTop($1)
    }
  }

  /// The inset that counts changed.
  public var scrollViewDidChangeAdjustedContentInset: OptionalScrollMethod<Void>? {
    OptionalScrollMethod(
      receiver: self, selector: ScrollMethod.scrollViewDidChangeAdjustedContentInset
    ) { $0.scrollViewDidChangeAdjustedContentInset($1) }
  }
}
