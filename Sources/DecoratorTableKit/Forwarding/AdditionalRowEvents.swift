import Foundation

/// What a layer does with its own rows where a table asks, or tells, the objects around it.
///
/// What is nil does not exist: the table is not even told that the layer could answer.
///
/// ```swift
/// var events = AdditionalRowEvents(didSelect: { _, row, _ in open(row) })
/// events.trailingSwipeActions = { _, row in UISwipeActionsConfiguration(actions: [hide(row)]) }
/// ```
@MainActor
public struct AdditionalRowEvents {
  /// Something happened to a row of the layer.
  public typealias Tell = (UITableView, AdditionalRow) -> Void
  /// Something happened to a row of the layer; its index path in the table's coordinates (reuse).
  public typealias TellPath = (UITableView, AdditionalRow, IndexPath) -> Void

  // MARK: Display

  /// The height of a row in points, or `UITableView.automaticDimension`. Automatic if nil, or if the
  /// answer is; or the table's `rowHeight`, where nothing inside has heights.
  public var height: ((AdditionalRow) -> CGFloat?)?
  /// The estimated height of a row in points.
  public var estimatedHeight: ((AdditionalRow) -> CGFloat)?
  /// A row's cell is about to be shown.
  public var willDisplay: ((UITableView, UITableViewCell, AdditionalRow) -> Void)?
  /// A row's cell is no longer shown. The row is the one for which the cell was shown, even if the
  /// layer's rows have changed since.
  public var didEndDisplaying: ((UITableView, UITableViewCell, AdditionalRow) -> Void)?
  /// Rows will be shown soon, the nearest first.
  public var prefetch: ((UITableView, [AdditionalRow]) -> Void)?
  /// Rows that ``prefetch`` was told about will not be shown after all.
  public var cancelPrefetching: ((UITableView, [AdditionalRow]) -> Void)?

  // MARK: Touch

  /// The user selected a row; its index path in the table's coordinates (reuse). Rows cannot be
  /// selected if nil.
  public var didSelect: TellPath?
  /// Whether ``didSelect`` is for a row at all; every row if nil.
  public var canSelect: ((AdditionalRow) -> Bool)?
  /// The user asked for the primary action of a row (iOS 16). Rows have none if nil.
  public var primaryAction: TellPath?
  /// The user tapped the detail button of a row.
  public var accessoryTap: TellPath?
  /// What can be dragged off a row, in a drag that begins there or is under way already; rows cannot
  /// be dragged if nil.
  public var dragItems: ((UITableView, AdditionalRow, any UIDragSession) -> [UIDragItem])?

  // MARK: Editing

  /// Whether a row may be edited that could be, by ``commit`` or a swipe action; every such row if nil.
  public var canEdit: ((AdditionalRow) -> Bool)?
  /// The user deletes or inserts at a row. Rows can be edited only if there is this or a swipe
  /// action.
  public var commit: ((UITableView, UITableViewCell.EditingStyle, AdditionalRow) -> Void)?
  /// What ``commit`` does to a row; `.delete` if nil. Without ``commit`` it is `.none`.
  public var editingStyle: ((AdditionalRow) -> UITableViewCell.EditingStyle)?
  /// The actions under a row's leading edge.
  public var leadingSwipeActions: ((UITableView, AdditionalRow) -> UISwipeActionsConfiguration?)?
  /// The actions under a row's trailing edge. An app that has none of its own but the old
  /// `editActionsForRowAt` loses those, which is reported as a ``TableAnomaly``.
  public var trailingSwipeActions: ((UITableView, AdditionalRow) -> UISwipeActionsConfiguration?)?

  // MARK: Context menus

  /// The context menu of a row, asked for with a point in the table's coordinates.
  public var contextMenu: ((UITableView, AdditionalRow, CGPoint) -> UIContextMenuConfiguration?)?
  /// What is lifted off the table as a menu of ``contextMenu`` opens.
  public var contextMenuHighlightPreview:
    ((UITableView, AdditionalRow, UIContextMenuConfiguration) -> UITargetedPreview?)?
  /// What a menu of ``contextMenu`` shrinks to as it closes.
  public var contextMenuDismissPreview:
    ((UITableView, AdditionalRow, UIContextMenuConfiguration) -> UITargetedPreview?)?
  /// The user tapped the preview of a menu of ``contextMenu``.
  public var contextMenuPreviewAction:
    (
      (
        UITableView, AdditionalRow, UIContextMenuConfiguration,
        any UIContextMenuInteractionCommitAnimating
      ) -> Void
    )?
  /// A menu of ``contextMenu`` opens.
  public var willDisplayContextMenu:
    (
      (
        UITableView, AdditionalRow, UIContextMenuConfiguration,
        (any UIContextMenuInteractionAnimating)?
      ) -> Void
    )?
  /// A menu of ``contextMenu`` closes.
  public var willEndContextMenu:
    (
      (
        UITableView, AdditionalRow, UIContextMenuConfiguration,
        (any UIContextMenuInteractionAnimating)?
      ) -> Void
    )?

  // MARK: Added sections

  /// What stands above and below the sections that the layer adds.
  public var sections = AdditionalSectionEvents()

  /// Creates a set of handlers, of which each can be left out. The rarer ones are set afterwards.
  public init(
    height: ((AdditionalRow) -> CGFloat?)? = nil,
    estimatedHeight: ((AdditionalRow) -> CGFloat)? = nil,
    didSelect: TellPath? = nil,
    willDisplay: ((UITableView, UITableViewCell, AdditionalRow) -> Void)? = nil,
    didEndDisplaying: ((UITableView, UITableViewCell, AdditionalRow) -> Void)? = nil
  ) {
    self.height = height
    self.estimatedHeight = estimatedHeight
    self.didSelect = didSelect
    self.willDisplay = willDisplay
    self.didEndDisplaying = didEndDisplaying
  }
}

extension AdditionalRowEvents {
  /// What `commit` does to a row: the control in front of it while it is edited.
  func style(of row: AdditionalRow) -> UITableViewCell.EditingStyle {
    guard commit != nil else { return .none }
    guard let editingStyle else { return .delete }
    return editingStyle(row)
  }

  /// Whether a row can be selected.
  func selects(_ row: AdditionalRow) -> Bool { didSelect != nil && canSelect?(row) ?? true }

  /// Whether a row reacts to a touch at all. A primary action needs no selection.
  func reactsToTouch(_ row: AdditionalRow) -> Bool { primaryAction != nil || selects(row) }

  /// Whether a row may be edited. The answer false suppresses swipes too.
  func allowsEditing(of row: AdditionalRow) -> Bool {
    offersEditing(of: row) && canEdit?(row) ?? true
  }

  /// Whether there is something to edit a row with.
  func offersEditing(of row: AdditionalRow) -> Bool {
    leadingSwipeActions != nil || trailingSwipeActions != nil || style(of: row) != .none
  }

  /// Which handlers there are.
  var presentHandlers: [Bool] {
    [
      height != nil, estimatedHeight != nil, willDisplay != nil, didEndDisplaying != nil,
      prefetch != nil, cancelPrefetching != nil, didSelect != nil, primaryAction != nil,
      accessoryTap != nil, dragItems != nil, canEdit != nil, commit != nil, editingStyle != nil,
      leadingSwipeActions != nil, trailingSwipeActions != nil, contextMenu != nil,
      contextMenuHighlightPreview != nil, contextMenuDismissPreview != nil,
      contextMenuPreviewAction != nil, willDisplayContextMenu != nil, willEndContextMenu != nil,
      sections.headerView != nil, sections.footerView != nil, sections.headerHeight != nil,
      sections.footerHeight != nil,
    ]
  }
}
