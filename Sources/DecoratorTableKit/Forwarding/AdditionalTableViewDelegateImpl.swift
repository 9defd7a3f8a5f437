// The methods of UIKit's protocols are documented by UIKit, and in the article about callbacks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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
/// ``InnerOwnership/weak``. A table holds its delegate weakly, so an app must keep this object.
@MainActor
public final class AdditionalTableViewDelegateImpl: ForwardingObject,
  DecoratorUITableViewDelegate, LayerPart
{
  typealias Decorator = any DecoratorUITableViewDelegate

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

  let reportingHeight = NextTurn()
  var knownWay: LayerWay<AdditionalTableViewDelegateImpl>?
  /// Returns whether rows beside those of this delegate can be deleted, so that the table asks
  /// about all; nil if there are no others.
  var deletesOtherRows: (() -> Bool)?

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
    noteInner(inner, ownership: ownership)
  }

  override var innerObject: (any NSObjectProtocol)? { inner }

  override func forgetWay() { knownWay = nil }

  /// The delegate of the content, if there is one and it is still there.
  public var inner: (any UITableViewDelegate)? { strongInner ?? weakInner }

  override func layerAnswers(_ method: ForwardedMethod) -> Bool { layerHandles(method) }

  // MARK: - Heights of rows

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    answering(.heightForRow) {
      switch owner(of: indexPath, in: tableView) {
      case .content(let path):
        if let height = contentHeight(of: path, in: tableView) { return height }
        recordAbsence(of: .heightForRow)
        return tableView.rowHeight
      case .layer(let layer, let row):
        if let height = layer.handlers.height?(row) {
          let taken = takenHeight(height, of: "\(row)", layer, in: tableView)
          return taken == UITableView.automaticDimension
            ? automaticHeight(of: row, layer, at: indexPath, in: tableView) : taken
        }
        guard hasHeights(inside: layer, near: indexPath, in: tableView) else {
          recordAbsence(of: .heightForRow)
          return tableView.rowHeight
        }
        return automaticHeight(of: row, layer, at: indexPath, in: tableView)
      }
    }
  }

  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    answering(.estimatedHeightForRow) {
      switch owner(of: indexPath, in: tableView) {
      case .content(let path):
        if let height = contentEstimate(of: path, in: tableView) { return height }
        if offersHeightsAsEstimates ?? (contentHeight(of: path, in: tableView) == nil) {
          return tableView.rowHeight
        }
        recordAbsence(of: .estimatedHeightForRow)
        return tableView.estimatedRowHeight
      case .layer(let layer, let row):
        if let height = layer.handlers.estimatedHeight {
          return takenHeight(height(row), of: "\(row)", layer, in: tableView)
        }
        if let height = heightAsEstimate(of: row, layer, in: tableView) { return height }
        if !hasEstimates(inside: layer, near: indexPath, in: tableView) {
          recordAbsence(of: .estimatedHeightForRow)
        }
        return tableView.estimatedRowHeight
      }
    }
  }

  // MARK: - Headers and footers

  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    answer(.heightForHeader, section: section, tableView) {
      $0.part.height(
        ofHeaderOrFooter: $1.handlers.sections.headerHeight, $2, $1, in: $0.tableView)
    } otherwise: {
      $0.tableView.sectionHeaderHeight
    } inner: {
      $0.tableView?($1, heightForHeaderInSection: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    answer(.heightForFooter, section: section, tableView) {
      $0.part.height(
        ofHeaderOrFooter: $1.handlers.sections.footerHeight, $2, $1, in: $0.tableView)
    } otherwise: {
      $0.tableView.sectionFooterHeight
    } inner: {
      $0.tableView?($1, heightForFooterInSection: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    answer(.estimatedHeightForHeader, section: section, tableView) { _, _, _ in
      nil
    } otherwise: {
      $0.tableView.estimatedSectionHeaderHeight
    } inner: {
      $0.tableView?($1, estimatedHeightForHeaderInSection: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    answer(.estimatedHeightForFooter, section: section, tableView) { _, _, _ in
      nil
    } otherwise: {
      $0.tableView.estimatedSectionFooterHeight
    } inner: {
      $0.tableView?($1, estimatedHeightForFooterInSection: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    ask(.viewForHeader, section: section, tableView) {
      $1.handlers.sections.headerView?($0.tableView, $2)
    } inner: {
      $0.tableView?($1, viewForHeaderInSection: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    ask(.viewForFooter, section: section, tableView) {
      $1.handlers.sections.footerView?($0.tableView, $2)
    } inner: {
      $0.tableView?($1, viewForFooterInSection: $2)
    }
  }

  // MARK: - Highlight and selection

  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldHighlightRow, indexPath, tableView) {
      $1.handlers.reactsToTouch($2)
    } otherwise: { _ in
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
      $1.handlers.selects($2) ? $0.place : nil
    } inner: {
      $0.tableView?($1, willSelectRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    answerPath(.willDeselectRow, indexPath, tableView) { call, _, _ in
      call.place
    } inner: {
      $0.tableView?($1, willDeselectRowAt: $2)
    }
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    layer.noteSelection(of: indexPath)
    didSelect(tableView, originalIndexPath: indexPath, dataIndexPath: indexPath)
  }

  /// Tells the owner of a row that the user selected it.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - originalIndexPath: The row in the table's coordinates (reuse).
  ///   - dataIndexPath: The row in the outer coordinates of this layer.
  public func didSelect(
    _ tableView: UITableView, originalIndexPath: IndexPath, dataIndexPath: IndexPath
  ) {
    let owner = owner(of: dataIndexPath, in: tableView)
    var observers: [(layer: TableLayer, row: RowPosition)] = []
    if way.observed.contains(.selection) {
      var position = RowPosition(dataIndexPath)
      for layer in way.layers {
        guard let inner = layer.existingContent(at: IndexPath(position), in: tableView) else {
          break
        }
        position = RowPosition(inner)
        if layer.observed.contains(.selection) { observers.append((layer, position)) }
      }
    }
    func tell(_ observers: ArraySlice<(layer: TableLayer, row: RowPosition)>) {
      guard let observer = observers.first else {
        return tellSelection(to: owner, tableView, originalIndexPath)
      }
      observer.layer.didSelect(
        observer.row, in: tableView, reuseIndexPath: originalIndexPath
      ) { tell(observers.dropFirst()) }
    }
    tell(observers[...])
  }

  private func tellSelection(
    to owner: RowOwner, _ tableView: UITableView, _ originalIndexPath: IndexPath
  ) {
    switch owner {
    case .layer(let layer, let row):
      layer.handlers.didSelect?(tableView, row, originalIndexPath)
    case .content(let path):
      if let decorator = way.decorator(from: self) {
        passOn(.didSelectRow) {
          decorator.didSelect(tableView, originalIndexPath: originalIndexPath, dataIndexPath: path)
        }
        return
      }
      let done: Void? = callContent(.didSelectRow, path, tableView) {
        $0.part.tableView($0.tableView, didSelectRowAt: $0.place)
      } inner: {
        $0.tableView?($1, didSelectRowAt: $2)
      }
      if done == nil { recordAbsence(of: .didSelectRow) }
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
    answer(.canPerformPrimaryAction, indexPath, tableView) { _, layer, _ in
      layer.handlers.primaryAction != nil
    } otherwise: {
      !$0.tableView.isEditing
    } inner: { inner, tableView, path in
      guard #available(iOS 16, *) else { return nil }
      return inner.tableView?(tableView, canPerformPrimaryActionForRowAt: path)
    }
  }

  public func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    tell(.performPrimaryAction, indexPath, tableView) {
      $1.handlers.primaryAction?($0.tableView, $2, $0.place)
    } inner: { inner, tableView, path in
      guard #available(iOS 16, *) else { return nil }
      return inner.tableView?(tableView, performPrimaryActionForRowAt: path)
    }
  }

  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    switch owner(of: indexPath, in: tableView) {
    case .layer(let layer, let row): layer.handlers.accessoryTap?(tableView, row, indexPath)
    case .content(let path):
      let done: Void? = callContent(.accessoryButtonTapped, path, tableView) {
        $0.part.tableView($0.tableView, accessoryButtonTappedForRowWith: $0.place)
      } inner: { inner, tableView, path in
        (inner as? any ReuseIndexPathReceiver)?.reuseIndexPathOfCall = indexPath
        return inner.tableView?(tableView, accessoryButtonTappedForRowWith: path)
      }
      if done == nil { recordAbsence(of: .accessoryButtonTapped) }
    }
  }

  public func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    answer(.indentationLevelForRow, indexPath, tableView) { _, _, _ in
      0
    } otherwise: { _ in
      0
    } inner: {
      $0.tableView?($1, indentationLevelForRowAt: $2)
    }
  }

  // MARK: - Selecting several rows

  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldBeginMultipleSelection, indexPath, tableView) { _, _, _ in
      false
    } otherwise: { _ in
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
    tellAll(.didEndMultipleSelection, tableView) {
      $0.tableViewDidEndMultipleSelectionInteraction?($1)
    }
  }

  // MARK: - Editing

  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    answer(.editingStyle, indexPath, tableView) {
      $1.handlers.style(of: $2)
    } otherwise: {
      $0.part.layersAloneCommit ? .none : .delete
    } inner: {
      $0.tableView?($1, editingStyleForRowAt: $2)
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
      $0.part.swipeActions($1.handlers.leadingSwipeActions, of: $2, $1, in: $0.tableView)
    } inner: {
      $0.tableView?($1, leadingSwipeActionsConfigurationForRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    diagnoseEditActions(of: tableView)
    return ask(.trailingSwipeActions, indexPath, tableView) {
      $0.part.swipeActions($1.handlers.trailingSwipeActions, of: $2, $1, in: $0.tableView)
    } inner: {
      $0.tableView?($1, trailingSwipeActionsConfigurationForRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldIndentWhileEditing, indexPath, tableView) { _, _, _ in
      false
    } otherwise: { _ in
      true
    } inner: {
      $0.tableView?($1, shouldIndentWhileEditingRowAt: $2)
    }
  }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    guard case .content(let path)? = existingOwner(of: indexPath, in: tableView) else { return }
    forward(.willBeginEditing, tableView) { $0.tableView?($1, willBeginEditingRowAt: path) }
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    var inner: IndexPath?
    // The row may be gone by now; the object inside is told so in the same way.
    switch indexPath.flatMap({ existingOwner(of: $0, in: tableView) }) {
    case .layer: return
    case .content(let path): inner = path
    case nil: inner = nil
    }
    forward(.didEndEditing, tableView) { $0.tableView?($1, didEndEditingRowAt: inner) }
  }

  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard case .content(let source) = owner(of: sourceIndexPath, in: tableView) else {
      return sourceIndexPath
    }
    var drag = DragWay(of: sourceIndexPath, through: way.layers, in: tableView)
    guard let proposed = drag.propose(proposedDestinationIndexPath) else { return sourceIndexPath }
    let target = callInner(.targetForMove, tableView) {
      $0.tableView?($1, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    }
    // Where rows are moved there is an object that moves them, whether or not it could say so.
    if target == nil, innerHas(.moveRow) == false { recordAbsence(of: .targetForMove) }
    let place = drag.place(of: target, from: source) { $0.report(in: tableView) }
    return place ?? proposedDestinationIndexPath
  }

  // MARK: - Menus

  @available(iOS, deprecated: 13.0)
  public func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldShowMenu, indexPath, tableView) { _, _, _ in
      false
    } otherwise: { _ in
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
    answer(.canPerformAction, indexPath, tableView) { _, _, _ in
      false
    } otherwise: { _ in
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

  // MARK: - Focus and spring loading

  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    answer(.canFocusRow, indexPath, tableView) {
      $1.handlers.reactsToTouch($2)
    } otherwise: { _ in
      true
    } inner: {
      $0.tableView?($1, canFocusRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    askAll(.shouldUpdateFocus, tableView, otherwise: true, until: { !$0 }) {
      $0.tableView?($1, shouldUpdateFocusIn: context)
    }
  }

  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    tellAll(.didUpdateFocus, tableView) {
      $0.tableView?($1, didUpdateFocusIn: context, with: coordinator)
    }
  }

  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    contentPathForPreferredFocusedView(in: tableView)
      .flatMap { outerPath(of: $0, in: tableView) }
  }

  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.selectionFollowsFocus, indexPath, tableView) { _, _, _ in
      false
    } otherwise: {
      $0.tableView.selectionFollowsFocus
    } inner: {
      $0.tableView?($1, selectionFollowsFocusForRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    answer(.shouldSpringLoadRow, indexPath, tableView) { _, _, _ in
      false
    } otherwise: { _ in
      true
    } inner: {
      $0.tableView?($1, shouldSpringLoadRowAt: $2, with: context)
    }
  }
}
