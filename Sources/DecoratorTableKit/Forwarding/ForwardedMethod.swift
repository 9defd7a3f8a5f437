/// The methods that decorators forward, by Objective-C selector: all of the protocols that a table
/// has for the objects around it.
enum ForwardedMethod: String, CaseIterable {
  // UITableViewDataSource
  case numberOfRows = "tableView:numberOfRowsInSection:"
  case cellForRow = "tableView:cellForRowAtIndexPath:"
  case numberOfSections = "numberOfSectionsInTableView:"
  case titleForHeader = "tableView:titleForHeaderInSection:"
  case titleForFooter = "tableView:titleForFooterInSection:"
  case canEditRow = "tableView:canEditRowAtIndexPath:"
  case canMoveRow = "tableView:canMoveRowAtIndexPath:"
  case sectionIndexTitles = "sectionIndexTitlesForTableView:"
  case sectionForSectionIndexTitle = "tableView:sectionForSectionIndexTitle:atIndex:"
  case commitEditing = "tableView:commitEditingStyle:forRowAtIndexPath:"
  case moveRow = "tableView:moveRowAtIndexPath:toIndexPath:"

  // UIDataSourceModelAssociation
  case modelIdentifier = "modelIdentifierForElementAtIndexPath:inView:"
  case indexPathForModelIdentifier = "indexPathForElementWithModelIdentifier:inView:"

  // UITableViewDelegate
  case willDisplayCell = "tableView:willDisplayCell:forRowAtIndexPath:"
  case willDisplayHeaderView = "tableView:willDisplayHeaderView:forSection:"
  case willDisplayFooterView = "tableView:willDisplayFooterView:forSection:"
  case didEndDisplayingCell = "tableView:didEndDisplayingCell:forRowAtIndexPath:"
  case didEndDisplayingHeaderView = "tableView:didEndDisplayingHeaderView:forSection:"
  case didEndDisplayingFooterView = "tableView:didEndDisplayingFooterView:forSection:"
  case heightForRow = "tableView:heightForRowAtIndexPath:"
  case heightForHeader = "tableView:heightForHeaderInSection:"
  case heightForFooter = "tableView:heightForFooterInSection:"
  case estimatedHeightForRow = "tableView:estimatedHeightForRowAtIndexPath:"
  case estimatedHeightForHeader = "tableView:estimatedHeightForHeaderInSection:"
  case estimatedHeightForFooter = "tableView:estimatedHeightForFooterInSection:"
  case viewForHeader = "tableView:viewForHeaderInSection:"
  case viewForFooter = "tableView:viewForFooterInSection:"
  case accessoryButtonTapped = "tableView:accessoryButtonTappedForRowWithIndexPath:"
  case shouldHighlightRow = "tableView:shouldHighlightRowAtIndexPath:"
  case didHighlightRow = "tableView:didHighlightRowAtIndexPath:"
  case didUnhighlightRow = "tableView:didUnhighlightRowAtIndexPath:"
  case willSelectRow = "tableView:willSelectRowAtIndexPath:"
  case willDeselectRow = "tableView:willDeselectRowAtIndexPath:"
  case didSelectRow = "tableView:didSelectRowAtIndexPath:"
  case didDeselectRow = "tableView:didDeselectRowAtIndexPath:"
  case canPerformPrimaryAction = "tableView:canPerformPrimaryActionForRowAtIndexPath:"
  case performPrimaryAction = "tableView:performPrimaryActionForRowAtIndexPath:"
  case editingStyle = "tableView:editingStyleForRowAtIndexPath:"
  case titleForDeleteConfirmation =
    "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:"
  case editActions = "tableView:editActionsForRowAtIndexPath:"
  case leadingSwipeActions = "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"
  case trailingSwipeActions = "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"
  case shouldIndentWhileEditing = "tableView:shouldIndentWhileEditingRowAtIndexPath:"
  case willBeginEditing = "tableView:willBeginEditingRowAtIndexPath:"
  case didEndEditing = "tableView:didEndEditingRowAtIndexPath:"
  case targetForMove = "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:"
  case indentationLevelForRow = "tableView:indentationLevelForRowAtIndexPath:"
  case shouldShowMenu = "tableView:shouldShowMenuForRowAtIndexPath:"
  case canPerformAction = "tableView:canPerformAction:forRowAtIndexPath:withSender:"
  case performAction = "tableView:performAction:forRowAtIndexPath:withSender:"
  case canFocusRow = "tableView:canFocusRowAtIndexPath:"
  case shouldUpdateFocus = "tableView:shouldUpdateFocusInContext:"
  case didUpdateFocus = "tableView:didUpdateFocusInContext:withAnimationCoordinator:"
  case preferredFocusedView = "indexPathForPreferredFocusedViewInTableView:"
  case selectionFollowsFocus = "tableView:selectionFollowsFocusForRowAtIndexPath:"
  case shouldSpringLoadRow = "tableView:shouldSpringLoadRowAtIndexPath:withContext:"
  case shouldBeginMultipleSelection =
    "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:"
  case didBeginMultipleSelection = "tableView:didBeginMultipleSelectionInteractionAtIndexPath:"
  case didEndMultipleSelection = "tableViewDidEndMultipleSelectionInteraction:"
  case contextMenu = "tableView:contextMenuConfigurationForRowAtIndexPath:point:"
  case contextMenuHighlightPreview =
    "tableView:previewForHighlightingContextMenuWithConfiguration:"
  case contextMenuDismissPreview = "tableView:previewForDismissingContextMenuWithConfiguration:"
  case contextMenuPreviewAction =
    "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:"
  case willDisplayContextMenu = "tableView:willDisplayContextMenuWithConfiguration:animator:"
  case willEndContextMenu = "tableView:willEndContextMenuInteractionWithConfiguration:animator:"

  // UIScrollViewDelegate
  case didScroll = "scrollViewDidScroll:"
  case didZoom = "scrollViewDidZoom:"
  case willBeginDragging = "scrollViewWillBeginDragging:"
  case willEndDragging = "scrollViewWillEndDragging:withVelocity:targetContentOffset:"
  case didEndDragging = "scrollViewDidEndDragging:willDecelerate:"
  case willBeginDecelerating = "scrollViewWillBeginDecelerating:"
  case didEndDecelerating = "scrollViewDidEndDecelerating:"
  case didEndScrollingAnimation = "scrollViewDidEndScrollingAnimation:"
  case viewForZooming = "viewForZoomingInScrollView:"
  case willBeginZooming = "scrollViewWillBeginZooming:withView:"
  case didEndZooming = "scrollViewDidEndZooming:withView:atScale:"
  case shouldScrollToTop = "scrollViewShouldScrollToTop:"
  case didScrollToTop = "scrollViewDidScrollToTop:"
  case didChangeAdjustedContentInset = "scrollViewDidChangeAdjustedContentInset:"

  // UIScrollViewAccessibilityDelegate
  case accessibilityScrollStatus = "accessibilityScrollStatusForScrollView:"
  case accessibilityAttributedScrollStatus = "accessibilityAttributedScrollStatusForScrollView:"

  // UITableViewDataSourcePrefetching
  case prefetchRows = "tableView:prefetchRowsAtIndexPaths:"
  case cancelPrefetching = "tableView:cancelPrefetchingForRowsAtIndexPaths:"

  // UITableViewDragDelegate
  case itemsForBeginningDrag = "tableView:itemsForBeginningDragSession:atIndexPath:"
  case itemsForAddingToDrag = "tableView:itemsForAddingToDragSession:atIndexPath:point:"
  case dragPreviewParameters = "tableView:dragPreviewParametersForRowAtIndexPath:"
  case dragSessionWillBegin = "tableView:dragSessionWillBegin:"
  case dragSessionDidEnd = "tableView:dragSessionDidEnd:"
  case dragSessionAllowsMove = "tableView:dragSessionAllowsMoveOperation:"
  case dragSessionIsRestricted = "tableView:dragSessionIsRestrictedToDraggingApplication:"

  // UITableViewDropDelegate
  case performDrop = "tableView:performDropWithCoordinator:"
  case canHandleDrop = "tableView:canHandleDropSession:"
  case dropSessionDidEnter = "tableView:dropSessionDidEnter:"
  case dropSessionDidUpdate = "tableView:dropSessionDidUpdate:withDestinationIndexPath:"
  case dropSessionDidExit = "tableView:dropSessionDidExit:"
  case dropSessionDidEnd = "tableView:dropSessionDidEnd:"
  case dropPreviewParameters = "tableView:dropPreviewParametersForRowAtIndexPath:"

  /// The methods of each kind of object.
  static let byKind = Dictionary(grouping: allCases, by: \.kind)

  /// The kind of object that has the method.
  var kind: TableObjectKind {
    switch self {
    case .numberOfRows, .cellForRow, .numberOfSections, .titleForHeader, .titleForFooter,
      .canEditRow, .canMoveRow, .sectionIndexTitles, .sectionForSectionIndexTitle,
      .commitEditing, .moveRow, .modelIdentifier, .indexPathForModelIdentifier:
      .dataSource
    case .prefetchRows, .cancelPrefetching:
      .prefetchDataSource
    case .itemsForBeginningDrag, .itemsForAddingToDrag, .dragPreviewParameters,
      .dragSessionWillBegin, .dragSessionDidEnd, .dragSessionAllowsMove,
      .dragSessionIsRestricted:
      .dragDelegate
    case .performDrop, .canHandleDrop, .dropSessionDidEnter, .dropSessionDidUpdate,
      .dropSessionDidExit, .dropSessionDidEnd, .dropPreviewParameters:
      .dropDelegate
    default:
      .delegate
    }
  }
}
