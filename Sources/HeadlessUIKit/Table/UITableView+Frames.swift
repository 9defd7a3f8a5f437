import Foundation

extension UITableView {
  /// The width of a row, in points.
  var rowWidth: CGFloat { max(0, bounds.width - 2 * rowMargin) }

  /// The distance of a row from the table's sides, in points.
  var rowMargin: CGFloat { style == .insetGrouped ? StandardMetrics.insetGroupedMargin : 0 }

  /// Returns a rectangle as wide as a row.
  func rowRect(y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: rowMargin, y: y, width: rowWidth, height: height)
  }

  /// Returns the frame of a header or footer. In a plain table it stays visible while its section
  /// is.
  func frame(of kind: SectionViewKind, inSection section: Int) -> CGRect {
    let (top, bottom) = visibleStretch
    let lengths = geometry.sections[section]
    let sectionTop = geometry.offset(ofSection: section)
    let footerTop = geometry.offset(ofFooterInSection: section)
    switch kind {
    case .header:
      let padding = lengths.headerHeight > 0 ? min(headerPadding, lengths.headerHeight) : 0
      let height = lengths.headerHeight - padding
      let ownTop = sectionTop + padding
      let y = style == .plain ? max(ownTop, min(top, footerTop - height)) : ownTop
      return rowRect(y: y, height: height)
    case .footer:
      let height = lengths.footerHeight
      let rowsTop = sectionTop + lengths.headerHeight
      let y = style == .plain ? min(footerTop, max(bottom - height, rowsTop)) : footerTop
      return rowRect(y: y, height: height)
    }
  }

  /// Returns the sections whose header or footer is visible.
  func sectionsInView(
    of kind: SectionViewKind, from top: CGFloat, to bottom: CGFloat
  ) -> [Int] {
    guard top < bottom else { return [] }
    return geometry.sectionsInLayout(from: top, to: bottom).filter { section in
      if style == .plain { return true }
      let lengths = geometry.sections[section]
      let sectionTop = geometry.offset(ofSection: section)
      let y = kind == .header ? sectionTop : sectionTop + lengths.footerOffset
      let height = kind == .header ? lengths.headerHeight : lengths.footerHeight
      return y < bottom && (y + height > top || y == top)
    }
  }

  /// Returns the height that a view prefers at the width of a row; `nil` if it has no preference.
  func fittingHeight(of view: UIView) -> CGFloat? {
    let fitting = view.systemLayoutSizeFitting(CGSize(width: rowWidth, height: 0))
    return fitting.height > 0 && fitting.height.isFinite ? fitting.height : nil
  }
}
