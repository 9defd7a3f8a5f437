import Foundation

extension UITableView {
  /// UIKit may say more than once that a table is about to enter a window. Between that and the
  /// end, it sets the defaults.
  func enterWindowAgain() {
    guard isBare else { return upkeepBody(.windowEntry) }
    guard isInWindow else { return }
    willMove(toWindow: super.window)
    upkeepBody(.windowEntry)
    didMoveToWindow()
  }

  /// A change of the superview's size is one of the table's, and the table may have no size for a
  /// moment.
  func passThroughNoSize() {
    guard isBare else { return upkeepBody(.size) }
    let place = super.frame
    frame = CGRect(origin: place.origin, size: .zero)
    frame = place
    let middle = CGPoint(x: place.midX, y: place.midY)
    center = middle
    let size = super.bounds
    bounds = size
  }

  /// The private setter of the safe area comes first: what it leads to has no public call around
  /// it.
  func moveUnderBars() {
    guard isBare else { return upkeepBody(.safeArea) }
    if super.contentInsetAdjustmentBehavior != .never { clampByGetters() }
    safeAreaInsetsDidChange()
    layoutMarginsDidChange()
    adjustedContentInsetDidChange()
  }

  /// A hidden view is laid out as any other, with and without a window.
  func layOutHidden() {
    guard isBare else { return }
    layoutSublayers(of: super.layer)
    layoutSubviews()
    updateConstraintsIfNeeded()
    updateConstraints()
  }

  func changeTraits() {
    traitCollectionDidChange(traitCollection)
    tintColorDidChange()
  }

  /// Makes room for a keyboard, and takes it back. Walks down from the window, and so does not find
  /// a table inside a hidden view.
  func showKeyboard() {
    guard !isInsideHidden, isFoundByWalk, !isMovedByFinger else { return }
    let (inset, indicators) = (super.contentInset, super.verticalScrollIndicatorInsets)
    var room = inset
    room.bottom += 300
    contentInset = room
    verticalScrollIndicatorInsets = room
    contentInset = inset
    verticalScrollIndicatorInsets = indicators
    if isBare { scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: false) }
  }

  private var isMovedByFinger: Bool { super.isDragging || super.isTracking || super.isDecelerating }

  /// Whether one of the views around the table is hidden.
  private var isInsideHidden: Bool {
    var ancestor = superviewByStorage
    while let current = ancestor {
      if !current.isDrawn { return true }
      ancestor = current.superviewByStorage
    }
    return false
  }

  /// Whether a walk finds the table, by its members or, as chance has it, by its layer.
  private var isFoundByWalk: Bool {
    upkeep.chance(2) == 0 ? isDrawn : !isHidden && alpha > 0
  }

  /// Returns whether a tap on the status bar is for the table.
  func askWhetherScrollsToTop() -> Bool {
    let (scrolls, hidden, opacity) = (scrollsToTop, isHidden, alpha)
    return scrolls && !hidden && opacity > 0 && isUserInteractionEnabled
  }

  /// A screen reader asks for flags, texts and elements, of a table without rows also for more.
  func readAloud() {
    _ = (isAccessibilityElement, accessibilityElementsHidden, accessibilityViewIsModal)
    _ = (accessibilityLabel, accessibilityHint, accessibilityValue, accessibilityIdentifier)
    guard isBare || !loadState.isOutdated else { return }
    let count = accessibilityElementCount()
    if count > 0 { _ = accessibilityElement(at: 0) }
    guard isBare else { return }
    _ = accessibilityElement(at: 0)
    _ = accessibilityScroll(.down)
  }

  func askForFocusAndTouches() {
    _ = (canBecomeFocused, isUserInteractionEnabled, allowsFocus)
    _ = hitTest(CGPoint(x: super.bounds.midX, y: super.bounds.midY), with: nil)
    _ = point(inside: .zero, with: nil)
    // No touch is for what is hidden, by its layer.
    if isDrawn, !isInsideHidden { _ = touchesShouldBegin([], with: nil, in: self) }
    _ = gestureRecognizerShouldBegin(UITapGestureRecognizer())
  }

  /// Ends what the table itself is doing, by what is stored.
  func endOwnEditing() {
    guard isBare else { return }
    if isInEditingMode { setEditing(false, animated: true) }
    for path in selectedRows { deselectRow(at: path, animated: false) }
    if isMovedByFinger { setContentOffset(super.contentOffset, animated: false) }
  }

  /// Writes and reads the state of a table that has a name for it, or that nothing is restored of.
  func restoreOwnState() {
    guard isBare || super.restorationIdentifier != nil else { return }
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    encodeRestorableState(with: archiver)
    guard let reader = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else { return }
    decodeRestorableState(with: reader)
  }

  /// UIKit's deallocation sets objects to nil, stops a scroll and leaves the superview.
  func lookAfterDeallocated() {
    TableWatch.during(.lifeAndDeath, of: self) {
      // Nobody knows the order. This one asks for no counts, whatever other tempers the table has.
      dataSource = nil
      delegate = nil
      prefetchDataSource = nil
      dragDelegate = nil
      dropDelegate = nil
      _ = delegate
      contentSize = .zero
      contentOffset = super.contentOffset
      removeFromSuperview()
    }
  }

  /// Accessibility calls the delegate by what it implements, and knows no paths.
  func askRememberedAnswers() {
    guard let asked = scrollDelegate as? any UIScrollViewAccessibilityDelegate else { return }
    TableWatch.enterApp()
    defer { TableWatch.leaveApp() }
    _ = asked.accessibilityScrollStatus?(for: self)
  }
}

extension UITableView {
  /// UIKit has views of its own in a table, and promises no order of subviews.
  func changeOrder() {
    if isBare {
      let indicator = UIView()
      didAddSubview(indicator)
      willRemoveSubview(indicator)
    }
    superviewByStorage?.moveToChance(self)
  }
}

extension UIView {
  /// Puts a hidden subview to another place among the others. UIKit promises no order.
  func moveToChance(_ table: UITableView) {
    guard !table.isDrawn else { return }
    reorder(table, to: table.upkeep.chance(subviewsByStorage.count))
  }
}
