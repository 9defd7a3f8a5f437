#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// The names under which the optional methods of `UITableViewDragDelegate` are recorded.
///
/// Two pairs of parentheses keep a compiler with Objective-C from asking for `#selector`.
@MainActor
enum DragMethod {
  static let itemsForAddingTo = Selector(
    ("tableView:itemsForAddingToDragSession:atIndexPath:point:"))
  static let dragPreviewParametersForRowAt = Selector(
    ("tableView:dragPreviewParametersForRowAtIndexPath:"))
  static let dragSessionWillBegin = Selector(("tableView:dragSessionWillBegin:"))
  static let dragSessionDidEnd = Selector(("tableView:dragSessionDidEnd:"))
  static let dragSessionAllowsMoveOperation = Selector(
    ("tableView:dragSessionAllowsMoveOperation:"))
  static let dragSessionIsRestrictedToDraggingApplication = Selector(
    ("tableView:dragSessionIsRestrictedToDraggingApplication:"))
}
