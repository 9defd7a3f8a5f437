import Foundation

extension UITableView {
  /// The stretch of the content that is in view, in points from the top of the content.
  var visibleStretch: (top: CGFloat, bottom: CGFloat) {
    (contentOffset.y, contentOffset.y + max(0, bounds.height))
  }

  /// Shows what has come into view, then puts away what has left it.
  ///
  /// A cell may turn out to be smaller than its row was taken to be, so that more rows have room, or
  /// larger; therefore this goes on until a pass brings nothing new.
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
      // Once is enough: a callback that changes a height at every call must not hold up the layout.
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

  /// Puts all cells, headers and footers away, cells first and from the last to the first.
  func removeAllDisplayedViews() {
    let views = displayed
    displayed = DisplayedViews()
    endDisplaying(views)
  }

  /// Puts views away that have been taken out of those that are shown, and says so: cells first, and
  /// from the last to the first.
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

  /// Tells the scroll view how much there is to scroll, and keeps the offset inside when that shrinks.
  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: geometry.contentHeight)
    guard contentSize != size else { return }
    let hasShrunk = size.height < contentSize.height
    contentSize = size
    if hasShrunk, contentOffset.y > lowestOffset { contentOffset.y = lowestOffset }
  }

  /// Takes a view of the table itself out and another one in.
  func replaceAccessory(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    geometry.tableHeaderHeight = tableHeaderView?.frame.height ?? 0
    geometry.tableFooterHeight = tableFooterView?.frame.height ?? 0
    updateContentSize()
    setNeedsLayout()
  }

  /// The geometry of a table with these rows, before anything is shown.
  func makeGeometry(rowCounts: [Int]) -> TableGeometry {
    TableGeometry(
      sections: rowCounts.enumerated().map { makeSection($0, rowCount: $1) },
      tableHeaderHeight: tableHeaderView?.frame.height ?? 0,
      tableFooterHeight: tableFooterView?.frame.height ?? 0)
  }

  /// The geometry of a section with so many rows, before anything of it is shown.
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
