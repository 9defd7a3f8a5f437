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

  /// Remembers the first row that is there before and after, one that is wholly visible if possible.
  ///
  /// - Complexity: O(visible rows · log *m*) for *m* operations
  init?(in tableView: UITableView, following follower: RowFollower) {
    offset = tableView.contentOffset.y
    let top = offset + tableView.adjustedContentInset.top
    var first: (row: RowPosition, edge: CGFloat)?
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard let row = follower.row(after: RowPosition(path)) else { continue }
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
    // The heights of rows that come on screen may have been estimates.
    tableView.layoutIfNeeded()
    scroll(tableView)
  }

  private func scroll(_ tableView: UITableView) {
    let inset = tableView.adjustedContentInset
    let highest = min(offset, -inset.top)
    let lowest = max(
      offset, tableView.contentSize.height + inset.bottom - tableView.bounds.height, highest)
    let wanted = offset + tableView.rectForRow(at: row).minY - edge
    let reachable = min(max(wanted, highest), lowest)
    guard reachable != tableView.contentOffset.y else { return }
    tableView.contentOffset = CGPoint(x: tableView.contentOffset.x, y: reachable)
  }
}
