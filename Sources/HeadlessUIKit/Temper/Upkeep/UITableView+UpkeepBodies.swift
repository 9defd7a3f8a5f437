import Foundation

extension UITableView {
  /// All that UIKit is known, or believed, to do inside its own calls, by members of the table.
  ///
  /// The class decides by what it stores itself, and not by what a subclass answers: a table has
  /// its rows, whatever stands in front of them.
  func tidyUp() {
    setDefaults()
    guard isBare else {
      clampByStorage()
      return
    }
    _ = numberOfSections
    contentSize = CGSize(width: super.bounds.width, height: geometry.contentHeight)
    clampByGetters()
    contentInset = super.contentInset
    scrollIndicatorInsets = super.scrollIndicatorInsets
    for path in indexPathsForVisibleRows ?? [] { _ = cellForRow(at: path) }
    for cell in visibleCells { _ = indexPath(for: cell) }
    flashScrollIndicators()
    _ = endEditing(true)
    backgroundColor = super.backgroundColor
    isUserInteractionEnabled = super.isUserInteractionEnabled
    scrollsToTop = super.scrollsToTop
    if !loadState.isLayingOut, !loadState.isLoading, !loadState.isUpdating {
      loadAnew()
    }
    setNeedsLayout()
  }

  /// Text size and traits may lead to a load, or to updates of nothing.
  private func loadAnew() {
    if upkeep.chance(2) == 0 {
      beginUpdates()
      endUpdates()
    } else {
      reloadData()
    }
  }

  /// Sets what UIKit sets by the idiom and the style, and what apps set for all tables at once: of
  /// what the table was given, nothing.
  private func setDefaults() {
    guard upkeep.knowsCustomized else { return }
    let customized = upkeep.customized
    if !customized.contains("separatorColor") { separatorColor = nil }
    if !customized.contains("separatorStyle") { separatorStyle = .singleLine }
    if !customized.contains("separatorInset") {
      separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    }
    if !customized.contains("sectionIndexColor") { sectionIndexColor = nil }
    if !customized.contains("sectionIndexBackgroundColor") { sectionIndexBackgroundColor = nil }
    let automatic = UITableView.automaticDimension
    if !customized.contains("rowHeight") { rowHeight = automatic }
    if !customized.contains("sectionHeaderHeight") { sectionHeaderHeight = automatic }
    if !customized.contains("sectionFooterHeight") { sectionFooterHeight = automatic }
    if !customized.contains("estimatedRowHeight") { estimatedRowHeight = automatic }
  }

  /// Keeps the offset within its limits, by what the members of the table say.
  ///
  /// UIKit moves a table around it that rests beyond its limits by itself, so it does not matter
  /// which of the two does.
  func clampByGetters() {
    guard isBare else { return clampByStorage() }
    if tableAround?.restsBeyondLimits == true { return }
    let (offset, size, inset) = (contentOffset, contentSize, adjustedContentInset)
    let lowest = max(-inset.top, size.height + inset.bottom - bounds.height)
    contentOffset = CGPoint(x: offset.x, y: min(max(offset.y, -inset.top), lowest))
  }

  /// The table that this one is inside of; nil for none.
  private var tableAround: UITableView? {
    sequence(first: superviewByStorage, next: { $0?.superviewByStorage }).lazy
      .prefix { $0 != nil }.compactMap { $0 as? UITableView }.first
  }

  /// Whether no finger moves the table, and its offset is beyond the limits of its rows or of the
  /// size of its content, which may follow the rows later in an update.
  private var restsBeyondLimits: Bool {
    let (offset, inset) = (super.contentOffset.y, super.adjustedContentInset)
    let isMoving = super.isDragging || super.isTracking || super.isDecelerating
    let end = super.contentSize.height + inset.bottom - super.bounds.height
    return !isMoving && (clampedOffset(offset) != offset || offset > max(-inset.top, end))
  }

  /// Keeps the offset within its limits, by what is stored. A finger that moves the content has it
  /// beyond them, and so may the app.
  private func clampByStorage() {
    let isMoving = super.isDragging || super.isTracking || super.isDecelerating
    if !isMoving, !restsBeyondLimits { contentOffset = super.contentOffset }
  }
}
