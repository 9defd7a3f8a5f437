@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// The receiver of a callback.
enum Audience: Hashable {
  /// The owner of a row: a layer, or an app's object.
  case rowOwner
  /// The owner of a section.
  case sectionOwner
  /// The owner that a cell, header or footer was shown for, which may be removed by now.
  case viewOwner
  /// The owner that a context menu was made for.
  case menuOwner
  /// The owner of the row that is being edited.
  case editedOwner
  /// The owner of the row that is being dragged.
  case draggedOwner
  /// The app's object under the finger of a drop.
  case dropTarget
  /// Each app's object with some of the rows, sections or titles.
  case each
  /// All app's objects, from the top.
  case all
  /// The first app's object whose answer decides.
  case firstThatDecides
}

extension ForwardedMethod {
  /// The receiver of the callback. The tests compare it with the article about callbacks.
  var audience: Audience {
    switch self {
    case .cellForRow, .canEditRow, .canMoveRow, .commitEditing, .moveRow, .modelIdentifier,
      .willDisplayCell, .heightForRow, .estimatedHeightForRow, .accessoryButtonTapped,
      .shouldHighlightRow, .didHighlightRow, .didUnhighlightRow, .willSelectRow,
      .willDeselectRow, .didSelectRow, .didDeselectRow, .canPerformPrimaryAction,
      .performPrimaryAction, .editingStyle, .titleForDeleteConfirmation, .editActions,
      .leadingSwipeActions, .trailingSwipeActions, .shouldIndentWhileEditing, .willBeginEditing,
      .targetForMove, .indentationLevelForRow, .shouldShowMenu, .canPerformAction,
      .performAction, .canFocusRow, .selectionFollowsFocus, .shouldSpringLoadRow,
      .shouldBeginMultipleSelection, .didBeginMultipleSelection, .contextMenu,
      .itemsForBeginningDrag, .itemsForAddingToDrag, .dragPreviewParameters,
      .dropPreviewParameters:
      .rowOwner
    case .numberOfRows, .titleForHeader, .titleForFooter, .willDisplayHeaderView,
      .willDisplayFooterView, .heightForHeader, .heightForFooter, .estimatedHeightForHeader,
      .estimatedHeightForFooter, .viewForHeader, .viewForFooter:
      .sectionOwner
    case .didEndDisplayingCell, .didEndDisplayingHeaderView, .didEndDisplayingFooterView:
      .viewOwner
    case .contextMenuHighlightPreview, .contextMenuDismissPreview, .contextMenuPreviewAction,
      .willDisplayContextMenu, .willEndContextMenu:
      .menuOwner
    case .didEndEditing: .editedOwner
    case .dragSessionWillBegin, .dragSessionDidEnd, .dragSessionAllowsMove,
      .dragSessionIsRestricted:
      .draggedOwner
    case .performDrop, .dropSessionDidUpdate: .dropTarget
    case .numberOfSections, .sectionIndexTitles, .sectionForSectionIndexTitle,
      .indexPathForModelIdentifier, .prefetchRows, .cancelPrefetching:
      .each
    case .didEndMultipleSelection, .didUpdateFocus, .didScroll, .didZoom, .willBeginDragging,
      .willEndDragging, .didEndDragging, .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation, .willBeginZooming, .didEndZooming, .didScrollToTop,
      .didChangeAdjustedContentInset, .dropSessionDidEnter, .dropSessionDidExit,
      .dropSessionDidEnd:
      .all
    case .shouldUpdateFocus, .preferredFocusedView, .viewForZooming, .shouldScrollToTop,
      .accessibilityScrollStatus, .accessibilityAttributedScrollStatus, .canHandleDrop:
      .firstThatDecides
    }
  }
}
#endif
