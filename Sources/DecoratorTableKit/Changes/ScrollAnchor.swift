import Foundation

/// A row that keeps its place on screen while others are inserted and removed above it.
@MainActor
struct ScrollAnchor {
  /// The row after the change (outside all layers).
  private let row: RowPosition
  /// The distance of its upper edge from the top of the content before the change, in points.
  private let edge: CGFloat
  /// The vertical offset of the view before the change, in points.
  private let offset: CGFloat
  /// The distances that the view was scrolled beyond its content, at the top and at the bottom, in
  /// points.
  private let excess: (top: CGFloat, bottom: CGFloat)

  /// Chooses the first row on screen that exists before and after a change, a wholly visible one if
  /// possible; returns nil if there is none.
  ///
  /// - Complexity: O(visible rows · log *m*) for *m* operations
  init?(in view: any ChangingView, following update: AppliedUpdate) {
    offset = view.verticalOffset
    let limits = view.verticalOffsetLimits
    excess = (max(limits.lowerBound - offset, 0), max(offset - limits.upperBound, 0))
    // The inset at the top covers as much of the content as the view can be scrolled beyond it.
    let top = offset - limits.lowerBound
    var first: (row: RowPosition, edge: CGFloat)?
    for visible in view.visibleRows {
      guard let row = update.newRow(forOld: visible) else { continue }
      let edge = view.upperEdge(of: visible)
      // Rows are in order from the top: those after a wholly visible one are further away.
      if edge >= top {
        first = (row, edge)
        break
      }
      first = first ?? (row, edge)
    }
    guard let first else { return nil }
    (row, edge) = first
  }

  /// Scrolls, without animation, so that the row is at its old place, as far as the content
  /// reaches.
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
