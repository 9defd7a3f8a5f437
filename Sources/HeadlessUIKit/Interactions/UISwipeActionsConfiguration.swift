public import Foundation

/// The buttons that a swipe over a row uncovers.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, from the edge of the table inwards.
  open private(set) var actions: [UIContextualAction] = []
  /// Whether a swipe all across the row does what the first button does; true at first.
  open var performsFirstActionWithFullSwipe = true

  override init() {
    super.init()
  }

  /// Creates a configuration; one without actions lets a row not be swiped.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }
}
