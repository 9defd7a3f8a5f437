public import Foundation

/// The buttons that a swipe over a row uncovers.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, from the edge of the table inwards.
  public let actions: [UIContextualAction]
  /// Whether a swipe all across the row does what the first button does; true at first.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration; one without actions lets a row not be swiped.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
