import Foundation

/// A layer's handlers of callbacks about its own rows.
///
/// For a nil handler, the table behaves as if the method were not implemented.
///
/// ```swift
/// ads.events.didSelect = { _, row, _ in open(row) }
/// ads.events.trailingSwipeActions = { _, row in
///   UISwipeActionsConfiguration(actions: [hide(row)])
/// }
/// ```
@MainActor
public struct AdditionalRowEvents {
  // MARK: Display

  /// The height of a row in points, or `UITableView.automaticDimension`. If the handler or its
  /// answer is nil, the height is automatic, or the table's `rowHeight` if nothing inside has
  /// heights.
  public var height: ((AdditionalRow) -> CGFloat?)?
  /// The estimated height of a row in points.
  public var estimatedHeight: ((AdditionalRow) -> CGFloat)?
  /// Called when a row's cell is about to be shown.
  public var willDisplay: ((UITableView, UITableViewCell, AdditionalRow) -> Void)?
  /// Called when a row's cell is no longer shown. The row is the one that the cell was shown for,
  /// even if the layer's rows have changed since.
  public var didEndDisplaying: ((UITableView, UITableViewCell, AdditionalRow) -> Void)?
  /// Called when rows will be shown soon, the nearest first.
  public var prefetch: ((UITableView, [AdditionalRow]) -> Void)?
  /// Called when rows that were prefetched will not be shown after all.
  public var cancelPrefetching: ((UITableView, [AdditionalRow]) -> Void)?

  // MARK: Touch

  /// Called when the user selected a row, with its index path in the table's coordinates (reuse).
  /// Rows cannot be selected if nil.
  public var didSelect: ((UITableView, AdditionalRow, IndexPath) -> Void)?
  /// Whether a row can be selected if there is ``didSelect``; every row if nil.
  public var canSelect: ((AdditionalRow) -> Bool)?
  /// Called when the user asked for the primary action of a row (iOS 16), with its index path in
  /// the table's coordinates (reuse). Rows have none if nil.
  public var primaryAction: ((UITableView, AdditionalRow, IndexPath) -> Void)?
  /// Called when the user tapped the detail button of a row, with its index path in the table's
  /// coordinates (reuse).
  public var accessoryTap: ((UITableView, AdditionalRow, IndexPath) -> Void)?
  /// The items of a row, for a drag that begins there or is under way already. Rows cannot be
  /// dragged if nil.
  public var dragItems: ((UITableView, AdditionalRow, any UIDragSession) -> [UIDragItem])?

  // MARK: Editing

  /// Whether a row may be edited if there is ``commit`` or a swipe action; every row if nil.
  public var canEdit: ((AdditionalRow) -> Bool)?
  /// Called when the user deletes or inserts at a row. Rows can be edited only if there is this or
  /// a swipe action.
  public var commit: ((UITableView, UITableViewCell.EditingStyle, AdditionalRow) -> Void)?
  /// The effect of ``commit`` on a row; `.delete` if nil. Without ``commit`` it is `.none`.
  public var editingStyle: ((AdditionalRow) -> UITableViewCell.EditingStyle)?
  /// The actions under a row's leading edge.
  public var leadingSwipeActions: ((UITableView, AdditionalRow) -> UISwipeActionsConfiguration?)?
  /// The actions under a row's trailing edge. An app with only the old `editActionsForRowAt` loses
  /// those, which is reported as a ``TableAnomaly``.
  public var trailingSwipeActions: ((UITableView, AdditionalRow) -> UISwipeActionsConfiguration?)?

  // MARK: Context menus

  /// The context menu of a row, at a point in the table's coordinates.
  public var contextMenu: ((UITableView, AdditionalRow, CGPoint) -> UIContextMenuConfiguration?)?
  /// The preview that is lifted off the table as a menu of ``contextMenu`` opens.
  public var contextMenuHighlightPreview:
    ((UITableView, AdditionalRow, UIContextMenuConfiguration) -> UITargetedPreview?)?
  /// The preview that a menu of ``contextMenu`` shrinks to as it closes.
  public var contextMenuDismissPreview:
    ((UITableView, AdditionalRow, UIContextMenuConfiguration) -> UITargetedPreview?)?
  /// Called when the user tapped the preview of a menu of ``contextMenu``.
  public var contextMenuPreviewAction:
    (
      (
        UITableView, AdditionalRow, UIContextMenuConfiguration,
        any UIContextMenuInteractionCommitAnimating
      ) -> Void
    )?
  /// Called when a menu of ``contextMenu`` opens.
  public var willDisplayContextMenu:
    (
      (
        UITableView, AdditionalRow, UIContextMenuConfiguration,
        (any UIContextMenuInteractionAnimating)?
      ) -> Void
    )?
  /// Called when a menu of ``contextMenu`` closes.
  public var willEndContextMenu:
    (
      (
        UITableView, AdditionalRow, UIContextMenuConfiguration,
        (any UIContextMenuInteractionAnimating)?
      ) -> Void
    )?

  /// Returns what to do at the end of the display of a row's cell, once that is about to be shown;
  /// nil for nothing. It is called after ``didEndDisplaying``.
  var endOfDisplay: ((AdditionalRow) -> ((UITableViewCell) -> Void)?)?

  // MARK: Added sections

  /// The headers and footers of the sections that the layer adds.
  public var sections = AdditionalSectionEvents()

  package init() {}
}

extension AdditionalRowEvents {
  /// Returns the effect of `commit` on a row: the control in front of it while it is edited.
  func style(of row: AdditionalRow) -> UITableViewCell.EditingStyle {
    guard commit != nil else { return .none }
    guard let editingStyle else { return .delete }
    return editingStyle(row)
  }

  /// Whether the end of a row's display is observed.
  private var observesEndOfDisplay: Bool { didEndDisplaying != nil || endOfDisplay != nil }

  /// Returns whether a row can be selected.
  func selects(_ row: AdditionalRow) -> Bool { didSelect != nil && canSelect?(row) ?? true }

  /// Returns whether a row reacts to a touch. A primary action needs no selection.
  func reactsToTouch(_ row: AdditionalRow) -> Bool { primaryAction != nil || selects(row) }

  /// Returns whether a row may be edited. False also suppresses swipes.
  func allowsEditing(of row: AdditionalRow) -> Bool {
    offersEditing(of: row) && canEdit?(row) ?? true
  }

  /// Returns whether there is any editing of a row.
  func offersEditing(of row: AdditionalRow) -> Bool {
    leadingSwipeActions != nil || trailingSwipeActions != nil || style(of: row) != .none
  }

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
    case .canEditRow: canEdit != nil
    case .commitEditing: commit != nil
    case .editingStyle: editingStyle != nil
    case .leadingSwipeActions: leadingSwipeActions != nil
    case .trailingSwipeActions: trailingSwipeActions != nil
    // The owner of a menu is removed when it ends.
    case .contextMenu, .willEndContextMenu: contextMenu != nil
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
  func answersOtherMethods(than others: AdditionalRowEvents) -> Bool {
    ForwardedMethod.allCases.contains { answers($0) != others.answers($0) }
  }
}
