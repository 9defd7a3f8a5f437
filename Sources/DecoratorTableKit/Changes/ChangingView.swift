import Foundation

/// The view that shows the rows, as far as the queue of changes needs it. All positions are reuse
/// positions, all lengths are in points.
@MainActor
protocol ChangingView: AnyObject {
  // MARK: Rows

  /// The number of rows of each section as the view knows it. A view that has not counted yet
  /// counts.
  var rowCounts: [Int] { get }

  /// Counts the rows, if the view was going to do so later, and with that has loaded them.
  func finishLoading()

  /// Whether the view shows placeholders of a drop, which it loses when it loads.
  var hasUncommittedUpdates: Bool { get }

  /// Whether the view is in a window. If it is not, nobody sees it, and it must not be laid out.
  var isInWindow: Bool { get }

  /// Loads everything again.
  ///
  /// - Parameter finish: Called once, when the view has loaded.
  func load(then finish: @escaping @MainActor () -> Void)

  /// Loads everything again after a change that nobody sees; what is selected stays selected.
  ///
  /// - Parameter row: Returns where a row is after the change, or nil if it is gone.
  func reloadData(following row: (RowPosition) -> RowPosition?)

  /// Tells the view of a batch.
  ///
  /// - Parameters:
  ///   - update: The batch, of which the view needs the outermost level.
  ///   - animations: The animations of its operations.
  ///   - isAnimated: Whether anything may be animated.
  ///   - commit: Makes the change, inside the batch.
  ///   - completion: Called when all animations are over, with whether they have ended.
  ///   - finish: Called once, when the view has been told.
  /// - Complexity: O(*m*) for *m* operations, each with the look-ups of its animation.
  func perform(
    _ update: AppliedUpdate, shownWith animations: TableAnimations, isAnimated: Bool,
    commit: @escaping @MainActor () -> Void, completion: ((Bool) -> Void)?,
    then finish: @escaping @MainActor () -> Void)

  /// Makes calls without animation.
  func withoutAnimation(_ calls: () -> Void)

  /// Asks for the titles of the section index again, which a batch does not do.
  func reloadSectionIndexTitles()

  /// The selected rows, in the order in which they were selected.
  var selectedRows: [RowPosition] { get }

  /// Selects these rows again, in their order, without telling anybody.
  func select(_ rows: [RowPosition])

  // MARK: Scrolling

  /// Whether the user drags the content, or it goes on moving after that.
  var isScrolling: Bool { get }

  /// The rows on screen, from the top.
  var visibleRows: [RowPosition] { get }

  /// Returns the distance of a row's upper edge from the top of the content.
  func upperEdge(of row: RowPosition) -> CGFloat

  /// The distance that the content is scrolled.
  var verticalOffset: CGFloat { get set }

  /// The offsets at which content reaches from the upper to the lower edge of the view.
  var verticalOffsetLimits: ClosedRange<CGFloat> { get }

  /// Lays the visible rows out, so that their heights are no estimates; does nothing in no window.
  func layOutVisibleRows()

  /// Lays the rows out, whether or not the view is in a window.
  func layOutRows()
}

extension ChangingView {
  /// Whether the content cannot be scrolled further up, or is scrolled beyond that.
  var isAtTop: Bool { verticalOffset <= verticalOffsetLimits.lowerBound }
}

/// A view that has a share of another one. What it is told becomes part of a batch of that, which
/// shows it later, together with what other shares are told.
@MainActor
protocol ChildChangingView: ChangingView {
  /// Whether the other view is in the middle of something, and must not be told of changes.
  var isAnswering: Bool { get }

  /// Whether the other view shows the share. If not, no view is told of changes.
  var hasPlace: Bool { get }

  /// Notes that changes of the share wait for the next turn.
  func noteWaitingChanges()

  /// Applies the waiting changes of all shares.
  func processChanges()

  /// Notes that a block of announcements is open, during which no other share changes.
  func noteOpenBlock()
}
