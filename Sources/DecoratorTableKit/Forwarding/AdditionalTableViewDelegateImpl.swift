import Foundation

/// The delegate half of a layer whose data source half is an ``AdditionalTableViewDataSourceImpl``:
/// `UITableViewDelegate`, translated once.
///
/// ```swift
/// ads.height(64).onSelect { ad, indexPath in open(ad.link) }
/// delegate = AdditionalTableViewDelegateImpl(inner: postsDelegate, layer: ads)
/// tableView.delegate = delegate
/// ```
///
/// What happens to the layer's own rows is in ``TableLayer/events``. Calls about content rows go to
/// the object inside with its own index path, and index paths that it answers are translated
/// outwards. Where it does not implement a method, content rows get what UIKit does without it.
///
/// Ownership: retains its ``TableLayer``, and the object inside unless it was made with
/// ``InnerOwnership/weak``. A table holds its delegate weakly, so somebody must keep this object.
@MainActor
public final class AdditionalTableViewDelegateImpl: ForwardingScrollViewDelegate,
  DecoratorUITableViewDelegate, OutsideInformed
{
  /// Whether the table estimates row heights by itself. Only then is a layer's estimate offered to
  /// it, since the mere offer turns estimation on. ``DecoratedTable`` sets it when it is attached.
  public var tableEstimatesRowHeights = false
  /// Whether the table takes its `rowHeight`, a number, for each row of which nobody says another
  /// height, and has no number for estimates. Where heights are asked for, such a table estimates
  /// all rows that it has not shown. A layer with heights therefore offers estimates as well, which
  /// are the heights. ``DecoratedTable`` sets it when it is attached.
  public var tableHasFixedRowHeight = false

  // The inner object is in exactly one of these.
  private var strongInner: (any UITableViewDelegate)?
  private weak var weakInner: (any UITableViewDelegate)?
  private var hearsBothPaths = false

  let reportingHeight = NextTurn()
  /// What the layer outside this one knows and its current call does not say.
  var outside = OutsideKnowledge()

  /// Creates the delegate half of a layer.
  ///
  /// - Parameters:
  ///   - inner: The delegate of the content: another decorator, any delegate as it stands, or nil.
  ///   - layer: The layer, shared with its data source half.
  ///   - ownership: Whether this object retains `inner`.
  public init(
    inner: (any UITableViewDelegate)?, layer: TableLayer, ownership: InnerOwnership = .strong
  ) {
    super.init(layer: layer)
    wrap(inner, ownership: ownership)
  }

  /// Wraps another object, since a layer between the two has gone.
  final func wrap(_ inner: (any UITableViewDelegate)?, ownership: InnerOwnership) {
    strongInner = ownership == .strong ? inner : nil
    weakInner = ownership == .strong ? nil : inner
    hearsBothPaths = inner is any DecoratorUITableViewDelegate
    noteInner(inner)
  }

  override var innerObject: (any NSObjectProtocol)? { inner }
  override var scrollInner: (any UIScrollViewDelegate)? { inner }

  /// The delegate of the content, if there is one and it is still there.
  public var inner: (any UITableViewDelegate)? { strongInner ?? weakInner }

  override func layerAnswers(_ method: ForwardedMethod) -> Bool { layerHandles(method) }

  // MARK: - Display

  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    layer.beginCallback()
    defer { layer.endCallback() }
    let owner = layer.owner(of: indexPath, in: tableView)
    layer.displayedRows.remember(owner, of: cell)
    switch owner {
    case .layer(let row): layer.handlers.willDisplay?(tableView, cell, row)
    case .inner(let path):
      passOn(.willDisplayCell) {
        hand(tableView) { inner?.tableView?($0, willDisplay: cell, forRowAt: path) }
      }
    }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    layer.beginCallback()
    defer { layer.endCallback() }
    guard
      let owner = layer.displayedRows.forget(cell)
        ?? layer.existingOwner(of: indexPath, in: tableView)
    else { return }
    switch owner {
    case .layer(let row): layer.handlers.didEndDisplaying?(tableView, cell, row)
    case .inner(let path):
      forward(.didEndDisplayingCell, tableView) {
        $0.tableView?($1, didEndDisplaying: cell, forRowAt: path)
      }
    }
  }

  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    layer.beginCallback()
    defer { layer.endCallback() }
    let owner = sectionOwner(section, of: tableView)
    layer.displayedHeaders.remember(owner, of: view)
    guard case .inner(let section) = owner else { return }
    passOn(.willDisplayHeaderView) {
      hand(tableView) { inner?.tableView?($0, willDisplayHeaderView: view, forSection: section) }
    }
    if layer.observed.contains(.headers) { layer.willDisplayHeader(view, ofSection: section) }
  }

  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    layer.beginCallback()
    defer { layer.endCallback() }
    let owner = sectionOwner(section, of: tableView)
    layer.displayedFooters.remember(owner, of: view)
    guard case .inner(let section) = owner else { return }
    passOn(.willDisplayFooterView) {
      hand(tableView) { inner?.tableView?($0, willDisplayFooterView: view, forSection: section) }
    }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    layer.beginCallback()
    defer { layer.endCallback() }
    if layer.observed.contains(.headers) { layer.didEndDisplayingHeader(view) }
    let owner = layer.displayedHeaders.forget(view) ?? existingSectionOwner(section, of: tableView)
    guard case .inner(let section) = owner else { return }
    forward(.didEndDisplayingHeaderView, tableView) {
      $0.tableView?($1, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    layer.beginCallback()
    defer { layer.endCallback() }
    let owner = layer.displayedFooters.forget(view) ?? existingSectionOwner(section, of: tableView)
    guard case .inner(let section) = owner else { return }
    forward(.didEndDisplayingFooterView, tableView) {
      $0.tableView?($1, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  // MARK: - Heights of rows

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    layer.beginCallback()
    defer { layer.endCallback() }
    switch layer.owner(of: indexPath, in: tableView) {
    case .inner(let path):
      let height = passOn(.heightForRow) {
        hand(tableView) { inner?.tableView?($0, heightForRowAt: path) }
      }
      guard let height else {
        recordAbsence(of: .heightForRow)
        return tableView.rowHeight
      }
      return height
    case .layer(let row):
      if let height = layer.handlers.height?(row) {
        let taken = takenHeight(height, of: "\(row)", in: tableView)
        return taken == UITableView.automaticDimension
          ? automaticHeight(of: row, at: indexPath, in: tableView) : taken
      }
      let innerAnswers = innerAnswers(.heightForRow, near: indexPath, in: tableView) {
        $0.tableView?($1, heightForRowAt: $2)
      }
      guard innerAnswers else {
        recordAbsence(of: .heightForRow)
        return tableView.rowHeight
      }
      return automaticHeight(of: row, at: indexPath, in: tableView)
    }
  }

  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    layer.beginCallback()
    defer { layer.endCallback() }
    switch layer.owner(of: indexPath, in: tableView) {
    case .inner(let path):
      let height = passOn(.estimatedHeightForRow) {
        hand(tableView) { inner?.tableView?($0, estimatedHeightForRowAt: path) }
      }
      if let height { return height }
      if offersHeightsAsEstimates ?? !hasHeight(innerRow: path, in: tableView) {
        return tableView.rowHeight
      }
      recordAbsence(of: .estimatedHeightForRow)
      return tableView.estimatedRowHeight
    case .layer(let row):
      if let height = layer.handlers.estimatedHeight {
        return takenHeight(height(row), of: "\(row)", in: tableView)
      }
      if let height = heightAsEstimate(of: row, in: tableView) { return height }
      let innerAnswers = innerAnswers(.estimatedHeightForRow, near: indexPath, in: tableView) {
        $0.tableView?($1, estimatedHeightForRowAt: $2)
      }
      if !innerAnswers { recordAbsence(of: .estimatedHeightForRow) }
      return tableView.estimatedRowHeight
    }
  }

  // MARK: - Headers and footers

  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    layer.beginCallback()
    defer { layer.endCallback() }
    if let height = layerHeight(layer.handlers.sections.headerHeight, section, of: tableView) {
      return height
    }
    return forward(
      .heightForHeader, section, of: tableView, otherwise: tableView.sectionHeaderHeight
    ) {
      $0.tableView?($1, heightForHeaderInSection: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    layer.beginCallback()
    defer { layer.endCallback() }
    if let height = layerHeight(layer.handlers.sections.footerHeight, section, of: tableView) {
      return height
    }
    return forward(
      .heightForFooter, section, of: tableView, otherwise: tableView.sectionFooterHeight
    ) {
      $0.tableView?($1, heightForFooterInSection: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    layer.beginCallback()
    defer { layer.endCallback() }
    return forward(
      .estimatedHeightForHeader, section, of: tableView,
      otherwise: tableView.estimatedSectionHeaderHeight
    ) {
      $0.tableView?($1, estimatedHeightForHeaderInSection: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    layer.beginCallback()
    defer { layer.endCallback() }
    return forward(
      .estimatedHeightForFooter, section, of: tableView,
      otherwise: tableView.estimatedSectionFooterHeight
    ) {
      $0.tableView?($1, estimatedHeightForFooterInSection: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    layer.beginCallback()
    defer { layer.endCallback() }
    switch sectionOwner(section, of: tableView) {
    case .layer(let ordinal):
      return layer.handlers.sections.headerView?(tableView, ordinal)
    case .inner(let section):
      return askInner(.viewForHeader, tableView, otherwise: nil) {
        $0.tableView?($1, viewForHeaderInSection: section)
      }
    }
  }

  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    layer.beginCallback()
    defer { layer.endCallback() }
    switch sectionOwner(section, of: tableView) {
    case .layer(let ordinal):
      return layer.handlers.sections.footerView?(tableView, ordinal)
    case .inner(let section):
      return askInner(.viewForFooter, tableView, otherwise: nil) {
        $0.tableView?($1, viewForFooterInSection: section)
      }
    }
  }

  // MARK: - Highlight and selection

  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldHighlightRow, indexPath, tableView) {
      layer.handlers.reactsToTouch($0)
    } otherwise: {
      true
    } inner: {
      $0.tableView?($1, shouldHighlightRowAt: $2)
    }
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tellInner(.didHighlightRow, indexPath, tableView) {
      $0.tableView?($1, didHighlightRowAt: $2)
    }
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tellInner(.didUnhighlightRow, indexPath, tableView) {
      $0.tableView?($1, didUnhighlightRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    answerPath(.willSelectRow, indexPath, tableView) {
      layer.handlers.selects($0) ? indexPath : nil
    } inner: {
      $0.tableView?($1, willSelectRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    answerPath(.willDeselectRow, indexPath, tableView) { _ in
      indexPath
    } inner: {
      $0.tableView?($1, willDeselectRowAt: $2)
    }
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    layer.table?.noteSelection(of: indexPath)
    didSelect(tableView, originalIndexPath: indexPath, dataIndexPath: indexPath)
  }

  /// Tells the layer or the object inside that the user selected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - originalIndexPath: The row in the table's coordinates (reuse).
  ///   - dataIndexPath: The row in the outer coordinates of this layer.
  public func didSelect(
    _ tableView: UITableView, originalIndexPath: IndexPath, dataIndexPath: IndexPath
  ) {
    switch layer.owner(of: dataIndexPath, in: tableView) {
    case .layer(let row):
      layer.handlers.didSelect?(tableView, row, originalIndexPath)
    case .inner(let path) where layer.observed.contains(.selection):
      layer.didSelect(RowPosition(path), in: tableView, reuseIndexPath: originalIndexPath) {
        tellInner(ofSelected: path, tableView, originalIndexPath: originalIndexPath)
      }
    case .inner(let path):
      tellInner(ofSelected: path, tableView, originalIndexPath: originalIndexPath)
    }
  }

  /// Tells the object inside that the user selected a row of it (inner).
  private func tellInner(
    ofSelected path: IndexPath, _ tableView: UITableView, originalIndexPath: IndexPath
  ) {
    if hearsBothPaths, let decorator = inner as? any DecoratorUITableViewDelegate {
      passOn(.didSelectRow) {
        decorator.didSelect(tableView, originalIndexPath: originalIndexPath, dataIndexPath: path)
      }
    } else {
      forward(.didSelectRow, tableView) { $0.tableView?($1, didSelectRowAt: path) }
    }
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tellInner(.didDeselectRow, indexPath, tableView) {
      $0.tableView?($1, didDeselectRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.canPerformPrimaryAction, indexPath, tableView) { _ in
      layer.handlers.primaryAction != nil
    } otherwise: {
      !tableView.isEditing
    } inner: { inner, tableView, path in
      guard #available(iOS 16, *) else { return nil }
      return inner.tableView?(tableView, canPerformPrimaryActionForRowAt: path)
    }
  }

  public func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    let reuse = outside.takeReuseIndexPath() ?? indexPath
    tell(.performPrimaryAction, indexPath, tableView) {
      layer.handlers.primaryAction?(tableView, $0, reuse)
    } inner: { inner, tableView, path in
      guard #available(iOS 16, *) else { return nil }
      inform(inner, reuseIndexPath: reuse)
      return inner.tableView?(tableView, performPrimaryActionForRowAt: path)
    }
  }

  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    let reuse = outside.takeReuseIndexPath() ?? indexPath
    tell(.accessoryButtonTapped, indexPath, tableView) {
      layer.handlers.accessoryTap?(tableView, $0, reuse)
    } inner: { inner, tableView, path in
      informOfAccessory(inner, reuseIndexPath: reuse)
      return inner.tableView?(tableView, accessoryButtonTappedForRowWith: path)
    }
  }

  public func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    layer.beginCallback()
    defer { layer.endCallback() }
    return answer(.indentationLevelForRow, indexPath, tableView) { _ in
      0
    } otherwise: {
      0
    } inner: {
      $0.tableView?($1, indentationLevelForRowAt: $2)
    }
  }

  // MARK: - Selecting several rows

  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldBeginMultipleSelection, indexPath, tableView) { _ in
      false
    } otherwise: {
      false
    } inner: {
      $0.tableView?($1, shouldBeginMultipleSelectionInteractionAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    tellInner(.didBeginMultipleSelection, indexPath, tableView) {
      $0.tableView?($1, didBeginMultipleSelectionInteractionAt: $2)
    }
  }

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    forward(.didEndMultipleSelection, tableView) {
      $0.tableViewDidEndMultipleSelectionInteraction?($1)
    }
  }

  // MARK: - Editing

  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    layer.beginCallback()
    defer { layer.endCallback() }
    let isBroughtIn = layersAloneCommit()
    return answer(.editingStyle, indexPath, tableView) {
      layer.handlers.style(of: $0)
    } otherwise: {
      isBroughtIn ? .none : .delete
    } inner: { inner, tableView, path in
      (inner as? AdditionalTableViewDelegateImpl)?.outside.commits = isBroughtIn
      return inner.tableView?(tableView, editingStyleForRowAt: path)
    }
  }

  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    ask(.titleForDeleteConfirmation, indexPath, tableView) {
      $0.tableView?($1, titleForDeleteConfirmationButtonForRowAt: $2)
    }
  }

  @available(iOS, deprecated: 13.0)
  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    ask(.editActions, indexPath, tableView) {
      $0.tableView?($1, editActionsForRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ask(.leadingSwipeActions, indexPath, tableView) {
      swipeActions(layer.handlers.leadingSwipeActions, of: $0, in: tableView)
    } inner: {
      $0.tableView?($1, leadingSwipeActionsConfigurationForRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    diagnoseEditActions(of: tableView)
    return ask(.trailingSwipeActions, indexPath, tableView) {
      swipeActions(layer.handlers.trailingSwipeActions, of: $0, in: tableView)
    } inner: {
      $0.tableView?($1, trailingSwipeActionsConfigurationForRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    layer.beginCallback()
    defer { layer.endCallback() }
    return answer(.shouldIndentWhileEditing, indexPath, tableView) { _ in
      false
    } otherwise: {
      true
    } inner: {
      $0.tableView?($1, shouldIndentWhileEditingRowAt: $2)
    }
  }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tellInner(.willBeginEditing, indexPath, tableView) {
      $0.tableView?($1, willBeginEditingRowAt: $2)
    }
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    var inner: IndexPath?
    // The row may be gone by now; the object inside is told so in the same way.
    switch indexPath.flatMap({ layer.existingOwner(of: $0, in: tableView) }) {
    case .layer: return
    case .inner(let path): inner = path
    case nil: inner = nil
    }
    forward(.didEndEditing, tableView) { $0.tableView?($1, didEndEditingRowAt: inner) }
  }

  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard case .inner(let source) = layer.owner(of: sourceIndexPath, in: tableView) else {
      return sourceIndexPath
    }
    if layer.passesOn {
      return forward(.targetForMove, tableView, otherwise: proposedDestinationIndexPath) {
        $0.tableView?(
          $1, targetIndexPathForMoveFromRowAt: sourceIndexPath,
          toProposedIndexPath: proposedDestinationIndexPath)
      }
    }
    let drag = DragLayout(layer.layout(for: tableView), takingOut: RowPosition(source))
    guard let place = drag.place(nearest: RowPosition(proposedDestinationIndexPath)) else {
      return sourceIndexPath
    }
    let proposed = IndexPath(drag.contentDestination(of: place))
    let target = passOn(.targetForMove) {
      hand(tableView) {
        inner?.tableView?(
          $0, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
      }
    }
    guard let target, target != proposed else {
      // Where rows are moved somebody can move them, whether or not it could tell so before.
      if target == nil, innerHas(.moveRow) == false { recordAbsence(of: .targetForMove) }
      return IndexPath(place)
    }
    if target == source { return sourceIndexPath }
    return outerDestination(of: target, in: drag, of: tableView) ?? sourceIndexPath
  }

  // MARK: - Menus

  @available(iOS, deprecated: 13.0)
  public func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldShowMenu, indexPath, tableView) { _ in
      false
    } otherwise: {
      false
    } inner: {
      $0.tableView?($1, shouldShowMenuForRowAt: $2)
    }
  }

  @available(iOS, deprecated: 13.0)
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    answer(.canPerformAction, indexPath, tableView) { _ in
      false
    } otherwise: {
      false
    } inner: {
      $0.tableView?($1, canPerformAction: action, forRowAt: $2, withSender: sender)
    }
  }

  @available(iOS, deprecated: 13.0)
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    tellInner(.performAction, indexPath, tableView) {
      $0.tableView?($1, performAction: action, forRowAt: $2, withSender: sender)
    }
  }

  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    ask(.contextMenu, indexPath, tableView) { row in
      let configuration = layer.handlers.contextMenu?(tableView, row, point)
      if let configuration { layer.menus.remember(row, of: configuration) }
      return configuration
    } inner: {
      $0.tableView?($1, contextMenuConfigurationForRowAt: $2, point: point)
    }
  }

  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let row = layer.menus.owner(of: configuration) {
      return layer.handlers.contextMenuHighlightPreview?(tableView, row, configuration)
    }
    return askInner(.contextMenuHighlightPreview, tableView, otherwise: nil) {
      $0.tableView?(
        $1, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }

  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let row = layer.menus.owner(of: configuration) {
      return layer.handlers.contextMenuDismissPreview?(tableView, row, configuration)
    }
    return askInner(.contextMenuDismissPreview, tableView, otherwise: nil) {
      $0.tableView?(
        $1, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    if let row = layer.menus.owner(of: configuration) {
      layer.handlers.contextMenuPreviewAction?(tableView, row, configuration, animator)
      return
    }
    forward(.contextMenuPreviewAction, tableView) {
      $0.tableView?(
        $1, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let row = layer.menus.owner(of: configuration) {
      layer.handlers.willDisplayContextMenu?(tableView, row, configuration, animator)
      return
    }
    forward(.willDisplayContextMenu, tableView) {
      $0.tableView?($1, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let row = layer.menus.forget(configuration) {
      layer.handlers.willEndContextMenu?(tableView, row, configuration, animator)
      return
    }
    forward(.willEndContextMenu, tableView) {
      $0.tableView?(
        $1, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  // MARK: - Focus and spring loading

  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    answer(.canFocusRow, indexPath, tableView) {
      layer.handlers.reactsToTouch($0)
    } otherwise: {
      true
    } inner: {
      $0.tableView?($1, canFocusRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    forward(.shouldUpdateFocus, tableView, otherwise: true) {
      $0.tableView?($1, shouldUpdateFocusIn: context)
    }
  }

  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    forward(.didUpdateFocus, tableView) {
      $0.tableView?($1, didUpdateFocusIn: context, with: coordinator)
    }
  }

  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    askInner(.preferredFocusedView, tableView, otherwise: nil) {
      $0.indexPathForPreferredFocusedView?(in: $1)
    }.flatMap { outerPath(of: $0, in: tableView) }
  }

  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.selectionFollowsFocus, indexPath, tableView) { _ in
      false
    } otherwise: {
      tableView.selectionFollowsFocus
    } inner: {
      $0.tableView?($1, selectionFollowsFocusForRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    answer(.shouldSpringLoadRow, indexPath, tableView) { _ in
      false
    } otherwise: {
      true
    } inner: {
      $0.tableView?($1, shouldSpringLoadRowAt: $2, with: context)
    }
  }
}
