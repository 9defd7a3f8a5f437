import Foundation

/// The handlers for a layer's own rows; see ``RowEvents``.
public typealias AdditionalRowEvents = RowEvents<AdditionalRow>

/// The handlers for rows of one kind: what they answer to a table, and what they do.
///
/// An app sets those for a layer's own rows, which are ``AdditionalRow``s. For a nil handler, the
/// table behaves as if the method were not implemented.
///
/// ```swift
/// ads.events.didSelect = { _, row, _ in open(row) }
/// ads.events.trailingSwipeActions = { _, row in
///   UISwipeActionsConfiguration(actions: [hide(row)])
/// }
/// ```
///
/// The calls of ``RowCapable`` set those for models.
@MainActor
public struct RowEvents<Row> {
  // MARK: Display

  /// The height of a row in points, or `UITableView.automaticDimension`. If the handler or its
  /// answer is nil, the height is automatic, or the table's `rowHeight` if nothing inside has
  /// heights.
  public var height: ((Row) -> CGFloat?)?
  /// The estimated height of a row in points.
  public var estimatedHeight: ((Row) -> CGFloat)?
  /// Called when a row's cell is about to be shown.
  public var willDisplay: ((UITableView, UITableViewCell, Row) -> Void)?
  /// Called when a row's cell is no longer shown. The row is the one that the cell was shown for,
  /// even if the layer's rows have changed since.
  public var didEndDisplaying: ((UITableView, UITableViewCell, Row) -> Void)?
  /// Called when rows will be shown soon, the nearest first.
  public var prefetch: ((UITableView, [Row]) -> Void)?
  /// Called when rows that were prefetched will not be shown after all.
  public var cancelPrefetching: ((UITableView, [Row]) -> Void)?

  // MARK: Touch

  /// Called when the user selected a row, with its index path in the table's coordinates (reuse).
  /// Rows cannot be selected if nil.
  public var didSelect: ((UITableView, Row, IndexPath) -> Void)?
  /// Whether a row can be selected if there is ``didSelect``; every row if nil.
  public var canSelect: ((Row) -> Bool)?
  /// Called when the user asked for the primary action of a row (iOS 16), with its index path in
  /// the table's coordinates (reuse). Rows have none if nil.
  public var primaryAction: ((UITableView, Row, IndexPath) -> Void)?
  /// Called when the user tapped the detail button of a row, with its index path in the table's
  /// coordinates (reuse).
  public var accessoryTap: ((UITableView, Row, IndexPath) -> Void)?
  /// The items of a row, for a drag that begins there or is under way already. Rows cannot be
  /// dragged if nil.
  public var dragItems: ((UITableView, Row, any UIDragSession) -> [UIDragItem])?

  // MARK: Editing

  /// Whether a row may be edited if there is ``commit`` or a swipe action; every row if nil.
  public var canEdit: ((Row) -> Bool)?
  /// Called when the user deletes or inserts at a row. Rows can be edited only if there is this or
  /// a swipe action.
  public var commit: ((UITableView, UITableViewCell.EditingStyle, Row) -> Void)?
  /// The effect of ``commit`` on a row; `.delete` if nil. Without ``commit`` it is `.none`.
  public var editingStyle: ((Row) -> UITableViewCell.EditingStyle)?
  /// The actions under a row's leading edge.
  public var leadingSwipeActions: ((UITableView, Row) -> UISwipeActionsConfiguration?)?
  /// The actions under a row's trailing edge. An app with only the old `editActionsForRowAt` loses
  /// those, which is reported as a ``TableAnomaly``.
  public var trailingSwipeActions: ((UITableView, Row) -> UISwipeActionsConfiguration?)?

  // MARK: Context menus

  /// The context menu of a row, at a point in the table's coordinates.
  public var contextMenu: ((UITableView, Row, CGPoint) -> UIContextMenuConfiguration?)?
  /// The preview that is lifted off the table as a menu of ``contextMenu`` opens.
  public var contextMenuHighlightPreview:
    ((UITableView, Row, UIContextMenuConfiguration) -> UITargetedPreview?)?
  /// The preview that a menu of ``contextMenu`` shrinks to as it closes.
  public var contextMenuDismissPreview:
    ((UITableView, Row, UIContextMenuConfiguration) -> UITargetedPreview?)?
  /// Called when the user tapped the preview of a menu of ``contextMenu``.
  public var contextMenuPreviewAction:
    (
      (
        UITableView, Row, UIContextMenuConfiguration,
        any UIContextMenuInteractionCommitAnimating
      ) -> Void
    )?
  /// Called when a menu of ``contextMenu`` opens.
  public var willDisplayContextMenu:
    (
      (
        UITableView, Row, UIContextMenuConfiguration,
        (any UIContextMenuInteractionAnimating)?
      ) -> Void
    )?
  /// Called when a menu of ``contextMenu`` closes.
  public var willEndContextMenu:
    (
      (
        UITableView, Row, UIContextMenuConfiguration,
        (any UIContextMenuInteractionAnimating)?
      ) -> Void
    )?

  // MARK: Rows with models

  /// Makes the cell of a row; its index path is the one to dequeue with (reuse).
  var makeCell: ((UITableView, IndexPath, Row) -> UITableViewCell)?
  /// The accessory at the right of a row; nil for none.
  var accessory: ((Row) -> UITableViewCell.AccessoryType?)?
  /// Whether ``accessory`` applies to a row; to every row if nil.
  var hasAccessory: ((Row) -> Bool)?
  /// Returns a closure that returns the view of a row's model, for the row's cell, also after the
  /// rows have changed.
  var modelView: ((Row) -> (() -> UIView?)?)?
  /// Called before a row's cell is shown; returns what to do when it is no longer shown, after
  /// ``didEndDisplaying``; nil for nothing.
  var endOfDisplay: ((Row) -> ((UITableViewCell) -> Void)?)?
  /// The elements of a row's context menu, from the top. Without any, there is ``contextMenu``.
  var menuElements: ((Row) -> [UIMenuElement])?
  /// Returns what makes the preview beside a menu of ``menuElements``; nil for the row itself.
  var menuPreview: ((Row) -> (() -> UIViewController?)?)?
  /// Whether ``commit`` applies to a row; to every row if nil.
  var canCommit: ((Row) -> Bool)?
  /// Whether the handlers of swipe actions that there are apply to a row; to every row if nil.
  var canSwipe: ((Row) -> Bool)?

  /// Whether a table reads some of the answers only when rows are inserted or loaded.
  var areReadOnInsertion: Bool {
    height != nil || canEdit != nil || commit != nil || accessory != nil || modelView != nil
  }

  /// Whether the end of a row's display is observed.
  var observesEndOfDisplay: Bool {
    didEndDisplaying != nil || endOfDisplay != nil || modelView != nil
  }

  // MARK: Added sections

  /// The headers and footers of the sections that the layer adds.
  public var sections = AdditionalSectionEvents()

  package init() {}

  init(makeCell: @escaping (UITableView, IndexPath, Row) -> UITableViewCell) {
    self.makeCell = makeCell
  }
}

// The functions that name every handler that the calls of `RowCapable` set. One that is missing
// here is lost, which a test finds.
extension RowEvents {
  /// Returns these handlers with others added, as by further calls.
  func adding(_ later: RowEvents) -> RowEvents {
    let behavior = RowBehavior(later)
    return adding(later) { ($0, behavior) }
  }

  /// Returns these handlers with those of other rows added, such as models.
  ///
  /// These are notified first, and the others about the row that was found before. Of several
  /// heights, accessories and views, the one that was added last counts; of previews, the first.
  /// All have to agree that a row can be edited. Actions and elements are joined.
  ///
  /// - Parameters:
  ///   - present: Says by its handlers that are not nil which handlers are added. They are not
  ///     called.
  ///   - find: Returns the other row and its behavior, which has the handlers to call; nil if a row
  ///     has none.
  func adding<Other>(
    _ present: RowEvents<Other>,
    of find: @escaping (Row) -> (row: Other, behavior: RowBehavior<Other>)?
  ) -> RowEvents {
    var sum = self
    let earlier = RowBehavior(self)
    if present.makeCell != nil {
      sum.makeCell = { tableView, indexPath, row in
        guard let found = find(row), let makeCell = found.behavior.events.makeCell else {
          return earlier.makeCell(tableView, indexPath, row)
        }
        return makeCell(tableView, indexPath, found.row)
      }
    }
    if present.height != nil {
      sum.height = { row in
        find(row).flatMap { $0.behavior.events.height?($0.row) } ?? earlier.events.height?(row)
      }
    }
    if present.accessory != nil {
      sum.accessory = { row in
        find(row).flatMap { $0.behavior.events.accessory?($0.row) }
          ?? earlier.events.accessory?(row)
      }
      sum.hasAccessory = { row in
        earlier.hasAccessory(row) || find(row).map { $0.behavior.hasAccessory($0.row) } == true
      }
    }
    if present.modelView != nil {
      sum.modelView = { row in
        let first = earlier.events.modelView?(row)
        let second = find(row).flatMap { $0.behavior.events.modelView?($0.row) }
        guard let first, let second else { return first ?? second }
        return { second() ?? first() }
      }
    }
    if present.willDisplay != nil {
      sum.willDisplay = { tableView, cell, row in
        let found = find(row)
        earlier.events.willDisplay?(tableView, cell, row)
        if let found { found.behavior.events.willDisplay?(tableView, cell, found.row) }
      }
    }
    if present.endOfDisplay != nil {
      sum.endOfDisplay = { row in
        let (handler, found) = (earlier.events.endOfDisplay?(row), find(row))
        guard let found else { return handler }
        // Handlers that are added while the cell is shown are called as well.
        return { cell in
          handler?(cell)
          found.behavior.events.endOfDisplay?(found.row)?(cell)
        }
      }
    }
    if present.didSelect != nil {
      sum.didSelect = { tableView, row, indexPath in
        let found = find(row)
        if earlier.selects(row) { earlier.events.didSelect?(tableView, row, indexPath) }
        if let found { found.behavior.events.didSelect?(tableView, found.row, indexPath) }
      }
      sum.canSelect = { row in
        earlier.selects(row) || find(row).map { $0.behavior.selects($0.row) } == true
      }
    }
    if present.accessoryTap != nil {
      sum.accessoryTap = { tableView, row, indexPath in
        let found = find(row)
        earlier.events.accessoryTap?(tableView, row, indexPath)
        if let found { found.behavior.events.accessoryTap?(tableView, found.row, indexPath) }
      }
    }
    if present.canEdit != nil {
      sum.canEdit = { row in
        earlier.events.canEdit?(row) != false
          && find(row).flatMap { $0.behavior.events.canEdit?($0.row) } != false
      }
    }
    if present.commit != nil {
      sum.commit = { tableView, style, row in
        let found = find(row)
        earlier.events.commit?(tableView, style, row)
        if let found { found.behavior.events.commit?(tableView, style, found.row) }
      }
      sum.canCommit = { row in
        earlier.commits(row) || find(row).map { $0.behavior.commits($0.row) } == true
      }
    }
    if present.leadingSwipeActions != nil || present.trailingSwipeActions != nil {
      sum.canSwipe = { row in
        earlier.swipes(row) || find(row).map { $0.behavior.swipes($0.row) } == true
      }
    }
    if present.leadingSwipeActions != nil {
      sum.leadingSwipeActions = { tableView, row in
        let found = find(row)
        let actions = earlier.events.leadingSwipeActions?(tableView, row)
        guard let found else { return actions }
        return .joining(actions, found.behavior.events.leadingSwipeActions?(tableView, found.row))
      }
    }
    if present.trailingSwipeActions != nil {
      sum.trailingSwipeActions = { tableView, row in
        let found = find(row)
        let actions = earlier.events.trailingSwipeActions?(tableView, row)
        guard let found else { return actions }
        return .joining(actions, found.behavior.events.trailingSwipeActions?(tableView, found.row))
      }
    }
    if present.menuElements != nil {
      sum.menuElements = { row in
        let elements = earlier.events.menuElements?(row) ?? []
        return elements + (find(row).flatMap { $0.behavior.events.menuElements?($0.row) } ?? [])
      }
    }
    if present.menuPreview != nil {
      sum.menuPreview = { row in
        let first = earlier.events.menuPreview?(row)
        let second = find(row).flatMap { $0.behavior.events.menuPreview?($0.row) }
        guard let first, let second else { return first ?? second }
        return { first() ?? second() }
      }
    }
    return sum
  }

  /// Adds handlers that do nothing where only others have some, for ``adding(_:of:)``.
  ///
  /// The result says which handlers at least one of several rows has, and retains none of theirs.
  mutating func formUnion<Other>(_ others: RowEvents<Other>) {
    makeCell = makeCell ?? others.makeCell.map { _ in { _, _, _ in UITableViewCell() } }
    height = height ?? others.height.map { _ in { _ in nil } }
    accessory = accessory ?? others.accessory.map { _ in { _ in nil } }
    modelView = modelView ?? others.modelView.map { _ in { _ in nil } }
    willDisplay = willDisplay ?? others.willDisplay.map { _ in { _, _, _ in } }
    endOfDisplay = endOfDisplay ?? others.endOfDisplay.map { _ in { _ in nil } }
    didSelect = didSelect ?? others.didSelect.map { _ in { _, _, _ in } }
    accessoryTap = accessoryTap ?? others.accessoryTap.map { _ in { _, _, _ in } }
    canEdit = canEdit ?? others.canEdit.map { _ in { _ in true } }
    commit = commit ?? others.commit.map { _ in { _, _, _ in } }
    leadingSwipeActions =
      leadingSwipeActions ?? others.leadingSwipeActions.map { _ in { _, _ in nil } }
    trailingSwipeActions =
      trailingSwipeActions ?? others.trailingSwipeActions.map { _ in { _, _ in nil } }
    menuElements = menuElements ?? others.menuElements.map { _ in { _ in [] } }
    menuPreview = menuPreview ?? others.menuPreview.map { _ in { _ in nil } }
  }
}
