public import Foundation

/// A movement of the focus from, to or within a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that has or had the focus; nil if it is not in this table.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets or got the focus; nil if it is not in this table.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(
    from previous: (path: IndexPath?, view: UIView?), to next: (path: IndexPath?, view: UIView?),
    heading: UIFocusHeading
  ) {
    previouslyFocusedIndexPath = previous.path
    nextFocusedIndexPath = next.path
    super.init(from: previous.view, to: next.view, heading: heading)
  }
}
