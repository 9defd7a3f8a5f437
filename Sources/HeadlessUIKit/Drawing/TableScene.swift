import Foundation

/// The content of a picture, gathered once so that text and SVG cannot disagree.
@MainActor
struct TableScene {
  let size: CGSize
  let isGrouped: Bool
  let isInset: Bool
  let hasSeparators: Bool
  let backgroundColor: UIColor?
  let backgroundView: UIView?
  let marginTitles: [String]
  /// The visible strips, from top to bottom.
  let strips: [DrawnStrip]
  /// What lies over them, rearmost first, with its frames in points from the upper left corner of
  /// the visible area.
  let overlays: [(view: UIView, frame: CGRect)]

  init(of tableView: UITableView, marginTitles: [String], margin: (IndexPath) -> [String]) {
    tableView.layoutIfNeeded()
    size = tableView.bounds.size
    isGrouped = tableView.style != .plain
    isInset = tableView.style == .insetGrouped
    hasSeparators = tableView.separatorStyle != .none
    backgroundColor = tableView.backgroundColor
    backgroundView = tableView.backgroundView
    self.marginTitles = marginTitles
    overlays = Self.overlays(of: tableView)
    let others = Self.otherStrips(of: tableView)
    let rows = Self.rowStrips(of: tableView, under: others.filter { $0.kind == .sectionView })
    strips = (rows + others).sorted { $0.visible.lowerBound < $1.visible.lowerBound }
      .map { strip in
        var strip = strip
        if case .row(let path) = strip.kind { strip.margin = margin(path) }
        return strip
      }
  }

  /// The number of the margin's columns: that of the titles, or of the longest margin.
  var marginColumnCount: Int {
    strips.reduce(marginTitles.count) { max($0, $1.margin.count) }
  }

  var rowCount: Int { strips.count(where: \.isRow) }

  private static func rowStrips(
    of tableView: UITableView, under covers: [DrawnStrip]
  ) -> [DrawnStrip] {
    let selected = Set(tableView.indexPathsForSelectedRows ?? [])
    return (tableView.indexPathsForVisibleRows ?? []).compactMap { path in
      guard let cell = tableView.cellForRow(at: path), cell.isDrawn,
        var strip = strip(.row(path), view: cell, in: tableView.bounds)
      else { return nil }
      for cover in covers { strip.hide(under: cover.frame) }
      guard strip.visibleHeight > 0 else { return nil }
      strip.isSelected = cell.isSelected || selected.contains(path)
      strip.isFirstInSection = path.row == 0
      strip.isLastInSection = path.row == tableView.numberOfRows(inSection: path.section) - 1
      return strip
    }
  }

  private static func otherStrips(of tableView: UITableView) -> [DrawnStrip] {
    tableView.subviews.compactMap { view in
      if view is UITableViewCell || view === tableView.backgroundView || !view.isDrawn {
        return nil
      }
      let isWholeTables = view === tableView.tableHeaderView || view === tableView.tableFooterView
      return strip(isWholeTables ? .tableView : .sectionView, view: view, in: tableView.bounds)
    }
  }

  /// Returns the views without a height that are not the table's own: they are no strips, but what
  /// is in them may reach out of them.
  private static func overlays(of tableView: UITableView) -> [(view: UIView, frame: CGRect)] {
    let displayed = tableView.displayed
    let own = Set(
      (Array(displayed.headers.values) + displayed.footers.values).compactMap { $0 }
        .map(ObjectIdentifier.init))
    return tableView.subviews.filter { view in
      view.isDrawn && view.frame.height == 0 && !view.clipsToBounds && !(view is UITableViewCell)
        && !own.contains(ObjectIdentifier(view))
    }
    .map { ($0, $0.frame.offsetBy(dx: -tableView.bounds.minX, dy: -tableView.bounds.minY)) }
  }

  private static func strip(
    _ kind: DrawnStrip.Kind, view: UIView, in bounds: CGRect
  ) -> DrawnStrip? {
    let frame = view.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    let top = max(0, frame.minY)
    let bottom = min(bounds.height, frame.maxY)
    guard top < bottom else { return nil }
    return DrawnStrip(kind: kind, view: view, frame: frame, visible: top...bottom)
  }
}

extension DrawnStrip {
  /// Removes the part that a floating view covers at a strip's upper or lower end.
  fileprivate mutating func hide(under cover: CGRect) {
    var top = visible.lowerBound
    var bottom = visible.upperBound
    if cover.minY <= top, cover.maxY > top { top = min(cover.maxY, bottom) }
    if cover.maxY >= bottom, cover.minY < bottom { bottom = max(cover.minY, top) }
    visible = top...bottom
  }
}
