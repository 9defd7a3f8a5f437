public import Foundation

/// A view that shows a part of something larger.
open class UIScrollView: UIView, ScrollViewDelegating {
  // What `delegate` of a plain scroll view stands for; a table's own delegate is put here too.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// How large the content is, in points.
  open var contentSize = CGSize.zero
  /// Space around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset?(self)
    }
  }

  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether the content can be dragged past its end.
  open var bounces = true
  /// Whether the content can be dragged though all of it is seen.
  open var alwaysBounceVertical = false
  /// Whether a bar shows how far the content has moved.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar shows how far the content has moved to the side.
  open var showsHorizontalScrollIndicator = true
  /// Whether a finger that moves the content is down; set by a simulation.
  open internal(set) var isDragging = false
  /// Whether a finger is down; set by a simulation.
  open internal(set) var isTracking = false
  /// Whether the content moves on by itself: never, here.
  open internal(set) var isDecelerating = false

  /// The point of the content at the upper left corner, in points; the origin of the bounds.
  ///
  /// Changing it tells the delegate, and lays out at the next ``UIView/layoutIfNeeded()``.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The inset that counts: ``contentInset``, for there are no bars to add to it.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      contentOffsetDidChange(from: oldValue.origin)
      scrollDelegate?.scrollViewDidScroll?(self)
    }
  }

  /// Moves the content.
  ///
  /// - Parameters:
  ///   - contentOffset: the point of the content for the upper left corner, in points.
  ///   - animated: whether to move gradually; here the move is over at once, and a delegate is told
  ///     about its end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let isMoving = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, isMoving { scrollDelegate?.scrollViewDidEndScrollingAnimation?(self) }
  }

  /// Moves the content just so far that a rectangle of it is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let seen = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    offset.x += Self.shift(from: seen.minX...max(seen.minX, seen.maxX), to: rect.minX...rect.maxX)
    offset.y += Self.shift(from: seen.minY...max(seen.minY, seen.maxY), to: rect.minY...rect.maxY)
    setContentOffset(offset, animated: animated)
  }

  /// Called when ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  // For a subclass of this module that has a delegate of a narrower type.
  func setScrollDelegate(_ newDelegate: (any UIScrollViewDelegate)?) {
    scrollDelegate = newDelegate
  }

  // For a subclass of this module that has to act before the delegate hears of the move.
  func contentOffsetDidChange(from oldOffset: CGPoint) {}

  private static func shift(
    from seen: ClosedRange<CGFloat>, to wanted: ClosedRange<CGFloat>
  ) -> CGFloat {
    if wanted.lowerBound < seen.lowerBound { return wanted.lowerBound - seen.lowerBound }
    if wanted.upperBound > seen.upperBound {
      return min(wanted.upperBound - seen.upperBound, wanted.lowerBound - seen.lowerBound)
    }
    return 0
  }
}
