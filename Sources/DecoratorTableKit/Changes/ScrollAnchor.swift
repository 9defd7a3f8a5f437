import Foundation

/// A row that stays where it is on screen while others come and go above it.
@MainActor
struct ScrollAnchor {
  /// The row after the change (reuse).
  private let row: RowPosition
  /// The distance of its upper edge from the top of the content before the change, in points.
  private let edge: CGFloat
  /// The vertical offset of the view before the change, in points.
  private let offset: CGFloat
  /// The distances that the view was scrolled beyond its content, at the top and at the bottom, in
  /// points.
  private let excess: (top: CGFloat, bottom: CGFloat)

  /// Remembers the first row that exists before and after a change, a wholly visible one if
  /// possible. Returns nil if there is no row on screen that stays.
  ///
  /// - Complexity: O(visible rows · log *m*) for *m* operations
  init?(in view: any ChangingView, following update: AppliedUpdate) {
    offset = view.verticalOffset
    let limits = view.verticalOffsetLimits
    excess = (max(limits.lowerBound - offset, 0), max(offset - limits.upperBound, 0))
    // The view covers as much of its content at the top as it can be scrolled beyond it.
    let top = offset - limits.lowerBound
    var first: (row: RowPosition, edge: CGFloat)?
    for visible in view.visibleRows {
      guard let row = update.newRow(forOld: visible) else { continue }
      let edge = view.upperEdge(of: visible)
      // Rows come from the top: what follows a wholly visible one is further away.
      if edge >= top {
        first = (row, edge)
        break
      }
      first = first ?? (row, edge)
    }
    guard let first else { return nil }
    (row, edge) = first
  }

  /// Scrolls, without animation, so that the row is where it was, as far as the content reaches.
  func restore(in view: any ChangingView) {
    scroll(view)
    // The heights of rows that come on screen may have been estimates.
    view.layOutVisibleRows()
    scroll(view)
  }

  private func scroll(_ view: any ChangingView) {
    let limits = view.verticalOffsetLimits
    let wanted = offset + view.upperEdge(of: row) - edge
    let reachable = min(
      max(wanted, limits.lowerBound - excess.top), limits.upperBound + excess.bottom)
    guard reachable != view.verticalOffset else { return }
    view.verticalOffset = reachable
  }
}
