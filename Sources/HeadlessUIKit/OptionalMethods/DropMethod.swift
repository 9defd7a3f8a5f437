#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// The names under which the optional methods of `UITableViewDropDelegate` are recorded.
///
/// Two pairs of parentheses keep a compiler with Objective-C from asking for `#selector`.
@MainActor
enum DropMethod {
  static let canHandle = Selector(("tableView:canHandleDropSession:"))
  static let dropSessionDidEnter = Selector(("tableView:dropSessionDidEnter:"))
  static let dropSessionDidUpdate = Selector(
    ("tableView:dropSessionDidUpdate:withDestinationIndexPath:"))
  static let dropSessionDidExit = Selector(("tableView:dropSessionDidExit:"))
  static let dropSessionDidEnd = Selector(("tableView:dropSessionDidEnd:"))
  static let dropPreviewParametersForRowAt = Selector(
    ("tableView:dropPreviewParametersForRowAtIndexPath:"))
}
