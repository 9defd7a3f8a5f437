public import Foundation

/// The buttons that a swipe over a row reveals.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, from the edge of the table inwards.
  open private(set) var actions: [UIContextualAction] = []
  /// Whether a full swipe performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  override init() {
    super.init()
  }

  /// Creates a configuration; one without actions prevents the swipe.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }
}
