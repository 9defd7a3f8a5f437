import Foundation

extension UITableView {
  /// Scrolls to a row, or to a section for the row `NSNotFound`.
  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    if indexPath.count == 2, indexPath.row == NSNotFound {
      guard geometry.sections.indices.contains(indexPath.section) else {
        raiseOutOfBounds(indexPath)
        return
      }
      scroll(to: rect(forSection: indexPath.section), scrollPosition, below: 0, animated: animated)
      return
    }
    guard hasRow(at: indexPath) else {
      raiseOutOfBounds(indexPath)
      return
    }
    // In a plain table the header covers the top while its section is in view.
    let header = style == .plain ? geometry.sections[indexPath.section].headerHeight : 0
    scroll(to: rectForRow(at: indexPath), scrollPosition, below: header, animated: animated)
  }

  /// Implements `scrollToNearestSelectedRow(at:animated:)`, which subclasses may override.
  func scroll(toNearestSelectedRow scrollPosition: ScrollPosition, animated: Bool) {
    let (top, bottom) = visibleStretch
    let middle = (top + bottom) / 2
    let nearest = selectedRows.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    guard let nearest else { return }
    scroll(to: nearest, scrollPosition, animated: animated)
  }

  /// The offset, in points, at which the content's end is visible.
  var lowestOffset: CGFloat {
    let inset = adjustedContentInset
    return max(-inset.top, geometry.contentHeight + inset.bottom - bounds.height)
  }

  /// Returns an offset, in points, limited to the content's beginning and end.
  func clampedOffset(_ offset: CGFloat) -> CGFloat {
    min(max(offset, -adjustedContentInset.top), lowestOffset)
  }

  /// Raises the failure for a row to be scrolled to or selected that does not exist.
  func raiseOutOfBounds(_ indexPath: IndexPath) {
    let section = indexPath.section
    let reason =
      if geometry.sections.indices.contains(section) {
        "out-of-bounds row (\(indexPath.row)) when there are only "
          + "\(geometry.rowCount(inSection: section)) rows in section \(section)."
      } else {
        "out-of-bounds section (\(section)) when there are only "
          + "\(geometry.sections.count) sections."
      }
    UIKitFailure.raise(
      "Attempted to scroll the table view to an \(reason) \(describedForFailure)",
      name: UIKitFailure.outOfRange)
  }

  private func scroll(
    to rect: CGRect, _ position: ScrollPosition, below header: CGFloat, animated: Bool
  ) {
    let inset = adjustedContentInset
    let atTop = rect.minY - header - inset.top
    let atBottom = rect.maxY + inset.bottom - bounds.height
    let offset: CGFloat =
      switch position {
      case .top: atTop
      case .bottom: atBottom
      case .middle: (rect.minY - inset.top + atBottom) / 2
      case .none: contentOffset.y > atTop ? atTop : max(contentOffset.y, min(atBottom, atTop))
      }
    setContentOffset(CGPoint(x: contentOffset.x, y: clampedOffset(offset)), animated: animated)
  }
}
