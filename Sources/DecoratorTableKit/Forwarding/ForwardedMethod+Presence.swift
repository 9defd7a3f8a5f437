extension ForwardedMethod {
  /// The condition on which a decorator has the method, for all methods.
  var presence: Presence {
    switch self {
    case .numberOfRows, .cellForRow, .numberOfSections, .canEditRow, .canMoveRow,
      .shouldHighlightRow, .willSelectRow, .canPerformPrimaryAction, .editingStyle,
      .shouldIndentWhileEditing, .selectionFollowsFocus, .shouldSpringLoadRow,
      .prefetchRows, .itemsForBeginningDrag, .performDrop:
      .always

    case .titleForHeader, .titleForFooter, .commitEditing,
      .didEndDisplayingCell, .didEndDisplayingHeaderView, .didEndDisplayingFooterView,
      .heightForRow, .heightForHeader, .heightForFooter,
      .estimatedHeightForRow, .estimatedHeightForHeader, .estimatedHeightForFooter,
      .viewForHeader, .viewForFooter, .accessoryButtonTapped, .didSelectRow,
      .performPrimaryAction, .leadingSwipeActions, .trailingSwipeActions,
      .contextMenu, .contextMenuHighlightPreview, .contextMenuDismissPreview,
      .contextMenuPreviewAction, .willDisplayContextMenu, .willEndContextMenu,
      .cancelPrefetching, .itemsForAddingToDrag, .didScroll:
      .either

    // The end of a view's display is reported to the owner that it was shown for, so its beginning
    // is observed.
    case .willDisplayCell: .eitherOrNeeded(by: .didEndDisplayingCell)
    case .willDisplayHeaderView: .eitherOrNeeded(by: .didEndDisplayingHeaderView)
    case .willDisplayFooterView: .eitherOrNeeded(by: .didEndDisplayingFooterView)

    // Without it a row could be dropped into a section that has additional rows only.
    case .targetForMove: .innerOrNeeded(by: .moveRow)

    // Without it UIKit takes a title's index as a section of the table, added sections counted.
    case .sectionForSectionIndexTitle: .innerOrLayerIfInnerHas(.sectionIndexTitles)

    case .sectionIndexTitles, .moveRow, .modelIdentifier, .indexPathForModelIdentifier,
      .didHighlightRow, .didUnhighlightRow, .willDeselectRow, .didDeselectRow,
      .indentationLevelForRow, .titleForDeleteConfirmation, .editActions,
      .willBeginEditing, .didEndEditing, .shouldShowMenu, .canPerformAction, .performAction,
      .canFocusRow, .shouldUpdateFocus, .didUpdateFocus, .preferredFocusedView,
      .shouldBeginMultipleSelection, .didBeginMultipleSelection, .didEndMultipleSelection,
      .didZoom, .willBeginDragging, .willEndDragging, .didEndDragging,
      .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation, .viewForZooming,
      .willBeginZooming, .didEndZooming, .shouldScrollToTop, .didScrollToTop,
      .didChangeAdjustedContentInset,
      .accessibilityScrollStatus, .accessibilityAttributedScrollStatus,
      .dragPreviewParameters, .dragSessionWillBegin, .dragSessionDidEnd, .dragSessionAllowsMove,
      .dragSessionIsRestricted,
      .canHandleDrop, .dropSessionDidEnter, .dropSessionDidUpdate, .dropSessionDidExit,
      .dropSessionDidEnd, .dropPreviewParameters:
      .inner
    }
  }

  /// Whether a table calls the method while it loads or lays out rows, so that it must not be
  /// updated meanwhile.
  var isAskedInTheMiddle: Bool {
    switch self {
    case .numberOfRows, .cellForRow, .numberOfSections, .titleForHeader, .titleForFooter,
      .canEditRow, .canMoveRow, .sectionIndexTitles, .moveRow, .willDisplayCell,
      .willDisplayHeaderView, .willDisplayFooterView, .didEndDisplayingCell,
      .didEndDisplayingHeaderView, .didEndDisplayingFooterView, .heightForRow, .heightForHeader,
      .heightForFooter, .estimatedHeightForRow, .estimatedHeightForHeader,
      .estimatedHeightForFooter, .viewForHeader, .viewForFooter, .editingStyle,
      .shouldIndentWhileEditing, .indentationLevelForRow:
      true
    default: false
    }
  }
}
