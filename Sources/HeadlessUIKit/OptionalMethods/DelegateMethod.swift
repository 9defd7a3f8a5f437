#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// The names under which the optional methods of `UITableViewDelegate` are recorded.
///
/// Two pairs of parentheses keep a compiler with Objective-C from asking for `#selector`.
@MainActor
enum DelegateMethod {
  static let willDisplay = Selector(("tableView:willDisplayCell:forRowAtIndexPath:"))
  static let willDisplayHeaderView = Selector(("tableView:willDisplayHeaderView:forSection:"))
  static let willDisplayFooterView = Selector(("tableView:willDisplayFooterView:forSection:"))
  static let didEndDisplaying = Selector(("tableView:didEndDisplayingCell:forRowAtIndexPath:"))
  static let didEndDisplayingHeaderView = Selector(
    ("tableView:didEndDisplayingHeaderView:forSection:"))
  static let didEndDisplayingFooterView = Selector(
    ("tableView:didEndDisplayingFooterView:forSection:"))
  static let heightForRowAt = Selector(("tableView:heightForRowAtIndexPath:"))
  static let heightForHeaderInSection = Selector(("tableView:heightForHeaderInSection:"))
  static let heightForFooterInSection = Selector(("tableView:heightForFooterInSection:"))
  static let estimatedHeightForRowAt = Selector(("tableView:estimatedHeightForRowAtIndexPath:"))
  static let estimatedHeightForHeaderInSection = Selector(
    ("tableView:estimatedHeightForHeaderInSection:"))
  static let estimatedHeightForFooterInSection = Selector(
    ("tableView:estimatedHeightForFooterInSection:"))
  static let viewForHeaderInSection = Selector(("tableView:viewForHeaderInSection:"))
  static let viewForFooterInSection = Selector(("tableView:viewForFooterInSection:"))
  static let accessoryButtonTappedForRowWith = Selector(
    ("tableView:accessoryButtonTappedForRowWithIndexPath:"))
  static let shouldHighlightRowAt = Selector(("tableView:shouldHighlightRowAtIndexPath:"))
  static let didHighlightRowAt = Selector(("tableView:didHighlightRowAtIndexPath:"))
  static let didUnhighlightRowAt = Selector(("tableView:didUnhighlightRowAtIndexPath:"))
  static let willSelectRowAt = Selector(("tableView:willSelectRowAtIndexPath:"))
  static let willDeselectRowAt = Selector(("tableView:willDeselectRowAtIndexPath:"))
  static let didSelectRowAt = Selector(("tableView:didSelectRowAtIndexPath:"))
  static let didDeselectRowAt = Selector(("tableView:didDeselectRowAtIndexPath:"))
  static let canPerformPrimaryActionForRowAt = Selector(
    ("tableView:canPerformPrimaryActionForRowAtIndexPath:"))
  static let performPrimaryActionForRowAt = Selector(
    ("tableView:performPrimaryActionForRowAtIndexPath:"))
  static let editingStyleForRowAt = Selector(("tableView:editingStyleForRowAtIndexPath:"))
  static let titleForDeleteConfirmationButtonForRowAt = Selector(
    ("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:"))
  static let shouldIndentWhileEditingRowAt = Selector(
    ("tableView:shouldIndentWhileEditingRowAtIndexPath:"))
  static let willBeginEditingRowAt = Selector(("tableView:willBeginEditingRowAtIndexPath:"))
  static let didEndEditingRowAt = Selector(("tableView:didEndEditingRowAtIndexPath:"))
  static let targetIndexPathForMoveFromRowAt = Selector(
    ("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:"))
  static let indentationLevelForRowAt = Selector(("tableView:indentationLevelForRowAtIndexPath:"))
  static let shouldShowMenuForRowAt = Selector(("tableView:shouldShowMenuForRowAtIndexPath:"))
  static let canFocusRowAt = Selector(("tableView:canFocusRowAtIndexPath:"))
  static let indexPathForPreferredFocusedView = Selector(
    ("indexPathForPreferredFocusedViewInTableView:"))
  static let selectionFollowsFocusForRowAt = Selector(
    ("tableView:selectionFollowsFocusForRowAtIndexPath:"))
  static let shouldBeginMultipleSelectionInteractionAt = Selector(
    ("tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:"))
  static let didBeginMultipleSelectionInteractionAt = Selector(
    ("tableView:didBeginMultipleSelectionInteractionAtIndexPath:"))
  static let tableViewDidEndMultipleSelectionInteraction = Selector(
    ("tableViewDidEndMultipleSelectionInteraction:"))
  static let editActionsForRowAt = Selector(("tableView:editActionsForRowAtIndexPath:"))
  static let leadingSwipeActionsConfigurationForRowAt = Selector(
    ("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"))
  static let trailingSwipeActionsConfigurationForRowAt = Selector(
    ("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"))
  static let canPerformAction = Selector(
    ("tableView:canPerformAction:forRowAtIndexPath:withSender:"))
  static let performAction = Selector(("tableView:performAction:forRowAtIndexPath:withSender:"))
  static let shouldUpdateFocusIn = Selector(("tableView:shouldUpdateFocusInContext:"))
  static let didUpdateFocusIn = Selector(
    ("tableView:didUpdateFocusInContext:withAnimationCoordinator:"))
  static let shouldSpringLoadRowAt = Selector(
    ("tableView:shouldSpringLoadRowAtIndexPath:withContext:"))
  static let contextMenuConfigurationForRowAt = Selector(
    ("tableView:contextMenuConfigurationForRowAtIndexPath:point:"))
  static let previewForHighlightingContextMenuWithConfiguration = Selector(
    ("tableView:previewForHighlightingContextMenuWithConfiguration:"))
  static let previewForDismissingContextMenuWithConfiguration = Selector(
    ("tableView:previewForDismissingContextMenuWithConfiguration:"))
  static let willPerformPreviewActionForMenuWith = Selector(
    ("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:"))
  static let willDisplayContextMenu = Selector(
    ("tableView:willDisplayContextMenuWithConfiguration:animator:"))
  static let willEndContextMenuInteraction = Selector(
    ("tableView:willEndContextMenuInteractionWithConfiguration:animator:"))
}
