import Foundation

/// A row that stays where it is on screen while others come and go above it.
@MainActor
struct ScrollAnchor {
  /// The row after the change (reuse).
  private let row: IndexPath
  /// Where its upper edge was in the table, in points.
  private let edge: CGFloat
  /// The content offset of the table, in points.
  private let offset: CGFloat
  /// How far the table was scrolled beyond its content, at the top and at the bottom, in points.
  private let excess: (top: CGFloat, bottom: CGFloat)

  /// Remembers the first row that is there before and after, one that is wholly visible if possible.
  ///
  /// - Complexity: O(visible rows · log *m*) for *m* operations
  init?(in tableView: UITableView, following update: AppliedUpdate) {
    offset = tableView.contentOffset.y
    let limits = tableView.contentOffsetLimits
    excess = (max(limits.lowerBound - offset, 0), max(offset - limits.upperBound, 0))
    let top = offset + tableView.adjustedContentInset.top
    var first: (row: RowPosition, edge: CGFloat)?
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard let row = update.row(after: RowPosition(path)) else { continue }
      let edge = tableView.rectForRow(at: path).minY
      // Rows come from the top: what follows a wholly visible one is further away.
      if edge >= top {
        first = (row, edge)
        break
      }
      first = first ?? (row, edge)
    }
    guard let first else { return nil }
    row = IndexPath(first.row)
    edge = first.edge
  }

  /// Scrolls, without animation, so that the row is where it was, as far as the content reaches.
  func restore(in tableView: UITableView) {
    scroll(tableView)
    // Nobody sees a table that is in no window, which warns when it is laid out.
    guard tableView.window != nil else { return }
    // The heights of rows that come on screen may have been estimates.
    tableView.layoutIfNeeded()
    scroll(tableView)
  }

  private func scroll(_ tableView: UITableView) {
    let limits = tableView.contentOffsetLimits
    let wanted = offset + tableView.rectForRow(at: row).minY - edge
    let reachable = min(
      max(wanted, limits.lowerBound - excess.top), limits.upperBound + excess.bottom)
    guard reachable != tableView.contentOffset.y else { return }
    tableView.contentOffset = CGPoint(x: tableView.contentOffset.x, y: reachable)
  }
}

extension UITableView {
  /// The vertical content offsets at which there is content from the upper to the lower edge.
  fileprivate var contentOffsetLimits: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let top = -inset.top
    return top...max(top, contentSize.height + inset.bottom - bounds.height)
  }
}
