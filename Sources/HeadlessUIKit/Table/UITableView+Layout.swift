import Foundation

extension UITableView {
  /// The visible part of the content, in points from the top of the content.
  var visibleStretch: (top: CGFloat, bottom: CGFloat) {
    (contentOffset.y, contentOffset.y + max(0, bounds.height))
  }

  /// Shows what has become visible, then removes what no longer is.
  ///
  /// A cell may turn out to be smaller than its row, so that more rows fit, or larger. Layout
  /// therefore repeats until a pass changes nothing.
  func layoutVisibleViews() {
    guard !loadState.isLayingOut else { return }
    loadState.isLayingOut = true
    defer { loadState.isLayingOut = false }
    let generation = loadState.generation
    // If a callback reloads or updates the table, the next layout starts from scratch.
    defer { if loadState.generation != generation { setNeedsLayout() } }
    var isSettled = false
    var hasReloadedHeights = false
    while !isSettled {
      let (top, bottom) = visibleStretch
      var hasShown = showRows(from: top, to: bottom)
      if loadState.generation == generation {
        hasShown = showSectionViews(from: top, to: bottom) || hasShown
      }
      guard loadState.generation == generation else { return }
      // Once is enough: a callback that changes a height each time must not keep the layout busy
      // forever.
      if loadState.areHeightsOutdated, !hasReloadedHeights {
        hasReloadedHeights = true
        reloadHeights()
        hasShown = true
      }
      updateContentSize()
      isSettled = !hasShown && visibleStretch == (top, bottom)
    }
    let (top, bottom) = visibleStretch
    hideRows(outside: top, bottom)
    if loadState.generation == generation { hideSectionViews(outside: top, bottom) }
    if loadState.generation == generation { placeViews() }
  }

  /// Removes all cells, headers and footers, cells first and from the last to the first.
  func removeAllDisplayedViews() {
    let views = displayed
    displayed = DisplayedViews()
    endDisplaying(views)
  }

  /// Puts views away that are no longer shown, and tells the delegate: cells first, and from the
  /// last to the first.
  func endDisplaying(_ views: DisplayedViews) {
    for path in views.rows.reversed() {
      if let cell = views.cells[path] { endDisplaying(cell, at: path) }
    }
    for kind in SectionViewKind.allCases {
      for section in views[kind].keys.sorted().reversed() {
        if let view = views[kind][section] ?? nil {
          endDisplaying(view, as: kind, ofSection: section)
        }
      }
    }
  }

  /// Sets the size of the scrollable content, and keeps the offset inside when it shrinks.
  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: geometry.contentHeight)
    guard contentSize != size else { return }
    let hasShrunk = size.height < contentSize.height
    contentSize = size
    if hasShrunk, contentOffset.y > lowestOffset { contentOffset.y = lowestOffset }
  }

  /// Replaces one of the table's own views.
  func replaceAccessory(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    geometry.tableHeaderHeight = tableHeaderView?.frame.height ?? 0
    geometry.tableFooterHeight = tableFooterView?.frame.height ?? 0
    updateContentSize()
    setNeedsLayout()
  }

  /// Returns the geometry of a table with these rows, before anything is shown.
  func makeGeometry(rowCounts: [Int]) -> TableGeometry {
    TableGeometry(
      sections: rowCounts.enumerated().map { makeSection($0, rowCount: $1) },
      tableHeaderHeight: tableHeaderView?.frame.height ?? 0,
      tableFooterHeight: tableFooterView?.frame.height ?? 0)
  }

  /// Returns the geometry of a section with this number of rows, before any of it is shown.
  func makeSection(_ section: Int, rowCount: Int) -> SectionGeometry {
    let rows = initialRowHeights(count: rowCount, inSection: section)
    return SectionGeometry(
      headerHeight: initialHeight(of: .header, inSection: section), rows: rows,
      footerHeight: initialHeight(of: .footer, inSection: section))
  }

  private func placeViews() {
    for (path, cell) in displayed.cells { cell.frame = rectForRow(at: path) }
    for kind in SectionViewKind.allCases {
      for (section, view) in displayed[kind] { view?.frame = frame(of: kind, inSection: section) }
    }
    let width = bounds.width
    tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: width, height: geometry.tableHeaderHeight)
    tableFooterView?.frame = CGRect(
      x: 0, y: geometry.contentHeight - geometry.tableFooterHeight, width: width,
      height: geometry.tableFooterHeight)
    backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
  }
}
