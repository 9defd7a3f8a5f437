// Which optional methods of a table a layer has for its rows.
extension RowEvents {
  /// Returns whether a handler answers a method of a table. Which optional methods a layer has for
  /// its rows follows from this alone.
  func answers(_ method: ForwardedMethod) -> Bool {
    switch method {
    case .heightForRow: height != nil
    case .estimatedHeightForRow: estimatedHeight != nil
    case .didEndDisplayingCell: observesEndOfDisplay
    // The end of a display is reported only if its beginning was observed.
    case .willDisplayCell: willDisplay != nil || observesEndOfDisplay
    case .prefetchRows: prefetch != nil
    case .cancelPrefetching: cancelPrefetching != nil
    case .didSelectRow: didSelect != nil
    case .performPrimaryAction: primaryAction != nil
    case .accessoryButtonTapped: accessoryTap != nil
    case .itemsForBeginningDrag, .itemsForAddingToDrag: dragItems != nil
    case .canEditRow: canEdit != nil || canSwipe != nil
    case .commitEditing: commit != nil
    case .editingStyle: editingStyle != nil || canCommit != nil
    case .leadingSwipeActions: leadingSwipeActions != nil
    case .trailingSwipeActions: trailingSwipeActions != nil
    // The owner of a menu is removed when it ends.
    case .contextMenu, .willEndContextMenu: contextMenu != nil || menuElements != nil
    case .contextMenuHighlightPreview: contextMenuHighlightPreview != nil
    case .contextMenuDismissPreview: contextMenuDismissPreview != nil
    case .contextMenuPreviewAction: contextMenuPreviewAction != nil
    case .willDisplayContextMenu: willDisplayContextMenu != nil
    case .viewForHeader: sections.headerView != nil
    case .viewForFooter: sections.footerView != nil
    case .heightForHeader: sections.headerHeight != nil
    case .heightForFooter: sections.footerHeight != nil
    default: false
    }
  }

  /// Returns whether these handlers answer other methods than some others do.
  func answersOtherMethods(than others: RowEvents) -> Bool {
    ForwardedMethod.allCases.contains { answers($0) != others.answers($0) }
  }
}
