import Foundation

/// What the queue of changes asks the view that shows the rows.
///
/// All positions are outside all layers of the queue: rows of the table on screen (reuse), or of
/// the table of a child. All lengths are in points.
@MainActor
protocol ChangingView: AnyObject {
  // MARK: Rows

  /// The number of rows of each section as the view knows it. A view that has not counted yet
  /// counts.
  var rowCounts: [Int] { get }

  /// Counts the rows if that is pending, which loads them.
  func finishLoading()

  /// Whether the view shows placeholders of a drop, which a reload would remove.
  var hasUncommittedUpdates: Bool { get }

  /// Reads the titles of the section index again, which a batch does not do.
  func reloadSectionIndexTitles()

  /// The selected rows, in the order in which they were selected.
  var selectedRows: [RowPosition] { get }

  /// Selects these rows again, in their order, without callbacks.
  func select(_ rows: [RowPosition])

  // MARK: Scrolling

  /// Whether the user drags the content, or it decelerates.
  var isScrolling: Bool { get }

  /// The rows on screen, from the top.
  var visibleRows: [RowPosition] { get }

  /// Returns the distance of a row's upper edge from the top of the content.
  func upperEdge(of row: RowPosition) -> CGFloat

  /// The distance that the content is scrolled.
  var verticalOffset: CGFloat { get set }

  /// The offsets at which the content fills the view.
  var verticalOffsetLimits: ClosedRange<CGFloat> { get }

  /// Lays out the visible rows, so that their heights are not estimates; does nothing in no window.
  func layOutVisibleRows()

  /// Lays out the rows, whether or not the view is in a window.
  func layOutRows()
}

extension ChangingView {
  /// Whether the content cannot be scrolled further up, or is scrolled beyond that.
  var isAtTop: Bool { verticalOffset <= verticalOffsetLimits.lowerBound }
}

/// The table of a child in a composed table. Its updates become part of one batch of the composed
/// table, together with those of other children.
@MainActor
protocol ChildChangingView: ChangingView {
  /// Whether the composed table must not be updated now.
  var isAnswering: Bool { get }

  /// Whether the composed table shows the child. If not, no view is updated.
  var hasPlace: Bool { get }

  /// Whether the child has other rows than the composed table knows.
  var isOutdated: Bool { get }

  /// Whether the composed table counts the child, and does not have its rows so far.
  var isBeingCounted: Bool { get }

  /// Notes that changes of the child wait for the next turn.
  func noteWaitingChanges()

  /// Applies the waiting changes of all children.
  func applyChildren()

  /// Notes that a block of announcements is open, during which no other child changes.
  func noteOpenBlock()
}
