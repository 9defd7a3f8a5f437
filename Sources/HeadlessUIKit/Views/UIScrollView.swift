public import Foundation

/// A view that shows a part of larger content.
open class UIScrollView: UIView, ScrollViewDelegating {
  // The storage of the `delegate`, also for a table's own delegate.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The size of the content, in points.
  open var contentSize = CGSize.zero { didSet { note("contentSize") } }
  /// The space around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      note("contentInset")
      guard contentInset != oldValue else { return }
      adjustedContentInsetDidChange()
      tellAdjustedContentInset()
    }
  }

  /// Whether bars add to the insets of the indicators, too; stored only.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { note("automaticallyAdjustsScrollIndicatorInsets") }
  }
  /// The distances of the vertical indicator from the edges, in points; stored only.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { note("verticalScrollIndicatorInsets") }
  }
  /// The distances of the horizontal indicator from the edges, in points; stored only.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { note("horizontalScrollIndicatorInsets") }
  }
  /// The distances of both indicators from the edges, in points; asked for, the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the user can scroll.
  open var isScrollEnabled = true { didSet { note("isScrollEnabled") } }
  /// Whether the content can be dragged past its end.
  open var bounces = true { didSet { note("bounces") } }
  /// Whether the content can be dragged even if all of it is visible.
  open var alwaysBounceVertical = false { didSet { note("alwaysBounceVertical") } }
  /// Whether the content can be dragged sideways even if all of it is visible.
  open var alwaysBounceHorizontal = false { didSet { note("alwaysBounceHorizontal") } }
  /// Whether the content stops at multiples of the view's size.
  open var isPagingEnabled = false { didSet { note("isPagingEnabled") } }
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true { didSet { note("scrollsToTop") } }
  /// What makes the keyboard go away; stored only.
  open var keyboardDismissMode = KeyboardDismissMode.none { didSet { note("keyboardDismissMode") } }
  /// The look of the bars that show the position of the content; stored only.
  open var indicatorStyle = IndicatorStyle.default { didSet { note("indicatorStyle") } }
  /// When bars add to the inset: here always, unless it is `never`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { note("contentInsetAdjustmentBehavior") }
  }
  /// The control that appears when the content is pulled down; see ``simulatePullToRefresh()``.
  open var refreshControl: UIRefreshControl? { didSet { note("refreshControl") } }
  /// Whether a bar shows the vertical position of the content.
  open var showsVerticalScrollIndicator = true { didSet { note("showsVerticalScrollIndicator") } }
  /// Whether a bar shows the horizontal position of the content.
  open var showsHorizontalScrollIndicator = true {
    didSet { note("showsHorizontalScrollIndicator") }
  }
  /// Whether a finger that moves the content is down; set by a simulation.
  open internal(set) var isDragging = false
  /// Whether a finger is down; set by a simulation.
  open internal(set) var isTracking = false
  /// How the content slows down when a finger has thrown it; see
  /// ``UITableView/simulateFlick(velocity:)``.
  open var decelerationRate = DecelerationRate.normal { didSet { note("decelerationRate") } }
  /// Whether the content moves by itself; set by a simulation.
  open internal(set) var isDecelerating = false

  /// The point of the content at the upper left corner, in points; the origin of the bounds.
  ///
  /// Changing it tells the delegate, and the next ``UIView/layoutIfNeeded()`` lays out.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The effective inset: ``contentInset``, and what bars cover by ``UIView/simulateSafeArea(_:)``
  /// at the top and at the bottom.
  open var adjustedContentInset: UIEdgeInsets {
    guard let covered = rareIfMade?.safeAreaInsets, addsSafeArea else { return contentInset }
    var inset = contentInset
    inset.top += covered.top
    inset.bottom += covered.bottom
    return inset
  }

  private var addsSafeArea: Bool { contentInsetAdjustmentBehavior != .never }

  override func safeAreaDidChange() {
    super.safeAreaDidChange()
    guard addsSafeArea else { return }
    adjustedContentInsetDidChange()
    tellAdjustedContentInset()
  }

  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      contentOffsetDidChange(from: oldValue.origin)
      scrollDelegate?.scrollViewDidScroll?(self)
    }
  }

  /// Moves the content, and ends a movement that a finger has begun.
  ///
  /// - Parameters:
  ///   - contentOffset: the point of the content at the upper left corner, in points.
  ///   - animated: whether to move gradually. Here the move ends at once, and the delegate is
  ///     notified of its end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    note("setContentOffset")
    contentOffsetWillBeSet()
    let isMoving = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, isMoving { scrollingAnimationDidRun() }
  }

  /// Moves the content just enough to make a rectangle of it visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let seen = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    offset.x += Self.shift(from: seen.minX...max(seen.minX, seen.maxX), to: rect.minX...rect.maxX)
    offset.y += Self.shift(from: seen.minY...max(seen.minY, seen.maxY), to: rect.minY...rect.maxY)
    setContentOffset(offset, animated: animated)
  }

  /// Shows the bars for a moment; there are none.
  open func flashScrollIndicators() {}

  /// Called when ``UIScrollView/adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Returns whether touches on content are delivered to it: yes, by default.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Scrolls up or down by what is seen.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let seen = bounds.inset(by: adjustedContentInset).height
    let distance: CGFloat
    switch direction {
    case .up, .previous: distance = -seen
    case .down, .next: distance = seen
    case .left, .right: return false
    }
    let inset = adjustedContentInset
    let lowest = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    let y = min(max(contentOffset.y + distance, -inset.top), lowest)
    guard y != contentOffset.y else { return false }
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
    return true
  }

  private func tellAdjustedContentInset() {
    TableWatch.enterApp()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset?(self)
    TableWatch.leaveApp()
  }

  // Sets the delegate, for a subclass of this module whose delegate has a narrower type.
  func setScrollDelegate(_ newDelegate: (any UIScrollViewDelegate)?) {
    scrollDelegate = newDelegate
  }

  // Called before the delegate is told of a move, for subclasses of this module.
  func contentOffsetDidChange(from oldOffset: CGPoint) {}

  // Called before the content is moved by the app, for subclasses of this module.
  func contentOffsetWillBeSet() {}

  // Called when an animated move has been made, for subclasses of this module.
  func scrollingAnimationDidRun() {
    scrollDelegate?.scrollViewDidEndScrollingAnimation?(self)
  }

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
