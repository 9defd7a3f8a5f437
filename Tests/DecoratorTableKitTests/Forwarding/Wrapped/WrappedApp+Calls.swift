import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension WrappedApp {
  /// Calls a method as UIKit does when it has asked for it before: without asking again.
  func answer(to method: ForwardedMethod) throws -> Any? {
    switch method {
    case .numberOfRows:
      return dataSource.tableView(tableView, numberOfRowsInSection: section)
    case .cellForRow:
      return dataSource.tableView(tableView, cellForRowAt: path)
    case .numberOfSections:
      return dataSource.numberOfSections(in: tableView)
    case .titleForHeader:
      return dataSource.tableView(tableView, titleForHeaderInSection: section)
    case .titleForFooter:
      return dataSource.tableView(tableView, titleForFooterInSection: section)
    case .canEditRow:
      return dataSource.tableView(tableView, canEditRowAt: path)
    case .canMoveRow:
      return dataSource.tableView(tableView, canMoveRowAt: path)
    case .sectionIndexTitles:
      return dataSource.sectionIndexTitles(for: tableView)
    case .sectionForSectionIndexTitle:
      return dataSource.tableView(tableView, sectionForSectionIndexTitle: "A", at: 0)
    case .commitEditing:
      return dataSource.tableView(tableView, commit: .delete, forRowAt: path)
    case .moveRow:
      return dataSource.tableView(tableView, moveRowAt: path, to: destination)
    case .modelIdentifier:
      return try restoring.modelIdentifierForElement(at: path, in: tableView)
    case .indexPathForModelIdentifier:
      return try restoring.indexPathForElement(withModelIdentifier: "1/A", in: tableView)
    case .willDisplayCell:
      return delegate.tableView(tableView, willDisplay: UITableViewCell(), forRowAt: path)
    case .willDisplayHeaderView:
      return delegate.tableView(tableView, willDisplayHeaderView: UIView(), forSection: section)
    case .willDisplayFooterView:
      return delegate.tableView(tableView, willDisplayFooterView: UIView(), forSection: section)
    case .didEndDisplayingCell:
      return delegate.tableView(tableView, didEndDisplaying: UITableViewCell(), forRowAt: path)
    case .didEndDisplayingHeaderView:
      return delegate.tableView(
        tableView, didEndDisplayingHeaderView: UIView(), forSection: section)
    case .didEndDisplayingFooterView:
      return delegate.tableView(
        tableView, didEndDisplayingFooterView: UIView(), forSection: section)
    case .heightForRow:
      return delegate.tableView(tableView, heightForRowAt: path)
    case .heightForHeader:
      return delegate.tableView(tableView, heightForHeaderInSection: section)
    case .heightForFooter:
      return delegate.tableView(tableView, heightForFooterInSection: section)
    case .estimatedHeightForRow:
      return delegate.tableView(tableView, estimatedHeightForRowAt: path)
    case .estimatedHeightForHeader:
      return delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
    case .estimatedHeightForFooter:
      return delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
    case .viewForHeader:
      return delegate.tableView(tableView, viewForHeaderInSection: section)
    case .viewForFooter:
      return delegate.tableView(tableView, viewForFooterInSection: section)
    case .accessoryButtonTapped:
      return delegate.tableView(tableView, accessoryButtonTappedForRowWith: path)
    case .shouldHighlightRow:
      return delegate.tableView(tableView, shouldHighlightRowAt: path)
    case .didHighlightRow:
      return delegate.tableView(tableView, didHighlightRowAt: path)
    case .didUnhighlightRow:
      return delegate.tableView(tableView, didUnhighlightRowAt: path)
    case .willSelectRow:
      return delegate.tableView(tableView, willSelectRowAt: path)
    case .willDeselectRow:
      return delegate.tableView(tableView, willDeselectRowAt: path)
    case .didSelectRow:
      return delegate.tableView(tableView, didSelectRowAt: path)
    case .didDeselectRow:
      return delegate.tableView(tableView, didDeselectRowAt: path)
    case .canPerformPrimaryAction:
      return delegate.tableView(tableView, canPerformPrimaryActionForRowAt: path)
    case .performPrimaryAction:
      return delegate.tableView(tableView, performPrimaryActionForRowAt: path)
    case .editingStyle:
      return delegate.tableView(tableView, editingStyleForRowAt: path)
    case .titleForDeleteConfirmation:
      return delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: path)
    case .editActions:
      return delegate.tableView(tableView, editActionsForRowAt: path)
    case .leadingSwipeActions:
      return delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailingSwipeActions:
      return delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: path)
    case .shouldIndentWhileEditing:
      return delegate.tableView(tableView, shouldIndentWhileEditingRowAt: path)
    case .willBeginEditing:
      return delegate.tableView(tableView, willBeginEditingRowAt: path)
    case .didEndEditing:
      return delegate.tableView(tableView, didEndEditingRowAt: path)
    case .targetForMove:
      return delegate.tableView(
        tableView, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: destination)
    case .indentationLevelForRow:
      return delegate.tableView(tableView, indentationLevelForRowAt: path)
    case .shouldShowMenu:
      return delegate.tableView(tableView, shouldShowMenuForRowAt: path)
    case .canPerformAction:
      return delegate.tableView(
        tableView, canPerformAction: Selector(("copy:")), forRowAt: path, withSender: nil)
    case .performAction:
      return delegate.tableView(
        tableView, performAction: Selector(("copy:")), forRowAt: path, withSender: nil)
    case .canFocusRow:
      return delegate.tableView(tableView, canFocusRowAt: path)
    case .shouldUpdateFocus:
      return delegate.tableView(tableView, shouldUpdateFocusIn: focus.context)
    case .didUpdateFocus:
      return delegate.tableView(tableView, didUpdateFocusIn: focus.context, with: focus.coordinator)
    case .preferredFocusedView:
      return delegate.indexPathForPreferredFocusedView(in: tableView)
    case .selectionFollowsFocus:
      return delegate.tableView(tableView, selectionFollowsFocusForRowAt: path)
    case .shouldSpringLoadRow:
      return delegate.tableView(tableView, shouldSpringLoadRowAt: path, with: SpringLoad())
    case .shouldBeginMultipleSelection:
      return delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: path)
    case .didBeginMultipleSelection:
      return delegate.tableView(tableView, didBeginMultipleSelectionInteractionAt: path)
    case .didEndMultipleSelection:
      return delegate.tableViewDidEndMultipleSelectionInteraction(tableView)
    case .contextMenu:
      return delegate.tableView(tableView, contextMenuConfigurationForRowAt: path, point: .zero)
    case .contextMenuHighlightPreview:
      return delegate.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: menu)
    case .contextMenuDismissPreview:
      return delegate.tableView(tableView, previewForDismissingContextMenuWithConfiguration: menu)
    case .contextMenuPreviewAction:
      return delegate.tableView(
        tableView, willPerformPreviewActionForMenuWith: menu, animator: MenuAnimator())
    case .willDisplayContextMenu:
      return delegate.tableView(tableView, willDisplayContextMenu: menu, animator: nil)
    case .willEndContextMenu:
      return delegate.tableView(tableView, willEndContextMenuInteraction: menu, animator: nil)
    case .didScroll:
      return delegate.scrollViewDidScroll(tableView)
    case .didZoom:
      return delegate.scrollViewDidZoom(tableView)
    case .willBeginDragging:
      return delegate.scrollViewWillBeginDragging(tableView)
    case .willEndDragging:
      var target = CGPoint.zero
      return delegate.scrollViewWillEndDragging(
        tableView, withVelocity: .zero, targetContentOffset: &target)
    case .didEndDragging:
      return delegate.scrollViewDidEndDragging(tableView, willDecelerate: true)
    case .willBeginDecelerating:
      return delegate.scrollViewWillBeginDecelerating(tableView)
    case .didEndDecelerating:
      return delegate.scrollViewDidEndDecelerating(tableView)
    case .didEndScrollingAnimation:
      return delegate.scrollViewDidEndScrollingAnimation(tableView)
    case .viewForZooming:
      return delegate.viewForZooming(in: tableView)
    case .willBeginZooming:
      return delegate.scrollViewWillBeginZooming(tableView, with: nil)
    case .didEndZooming:
      return delegate.scrollViewDidEndZooming(tableView, with: nil, atScale: 2)
    case .shouldScrollToTop:
      return delegate.scrollViewShouldScrollToTop(tableView)
    case .didScrollToTop:
      return delegate.scrollViewDidScrollToTop(tableView)
    case .didChangeAdjustedContentInset:
      return delegate.scrollViewDidChangeAdjustedContentInset(tableView)
    case .accessibilityScrollStatus:
      return try speaking.accessibilityScrollStatus(for: tableView)
    case .accessibilityAttributedScrollStatus:
      return try speaking.accessibilityAttributedScrollStatus(for: tableView)
    case .prefetchRows:
      return prefetching.tableView(tableView, prefetchRowsAt: [path])
    case .cancelPrefetching:
      return prefetching.tableView(tableView, cancelPrefetchingForRowsAt: [path])
    case .itemsForBeginningDrag:
      return drag.tableView(tableView, itemsForBeginning: DragSession(), at: path)
    case .itemsForAddingToDrag:
      return drag.tableView(tableView, itemsForAddingTo: DragSession(), at: path, point: .zero)
    case .dragPreviewParameters:
      return drag.tableView(tableView, dragPreviewParametersForRowAt: path)
    case .dragSessionWillBegin:
      return drag.tableView(tableView, dragSessionWillBegin: DragSession())
    case .dragSessionDidEnd:
      return drag.tableView(tableView, dragSessionDidEnd: DragSession())
    case .dragSessionAllowsMove:
      return drag.tableView(tableView, dragSessionAllowsMoveOperation: DragSession())
    case .dragSessionIsRestricted:
      return drag.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: DragSession())
    case .performDrop:
      return drop.tableView(tableView, performDropWith: DropCoordinator(at: path))
    case .canHandleDrop:
      return drop.tableView(tableView, canHandle: SimulatedDropSession(items: []))
    case .dropSessionDidEnter:
      return drop.tableView(tableView, dropSessionDidEnter: SimulatedDropSession(items: []))
    case .dropSessionDidUpdate:
      return drop.tableView(
        tableView, dropSessionDidUpdate: SimulatedDropSession(items: []),
        withDestinationIndexPath: path)
    case .dropSessionDidExit:
      return drop.tableView(tableView, dropSessionDidExit: SimulatedDropSession(items: []))
    case .dropSessionDidEnd:
      return drop.tableView(tableView, dropSessionDidEnd: SimulatedDropSession(items: []))
    case .dropPreviewParameters:
      return drop.tableView(tableView, dropPreviewParametersForRowAt: path)
    }
  }
}
#endif
