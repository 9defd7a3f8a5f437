import Foundation

/// The delegate of several children.
///
/// A call about a row or section goes to the child's own part (see ``ComposedParts``). Here is what
/// is about a view, a menu or a row that may be gone, and so goes to the child that had it, and
/// what is about the table: it is told to all children, from the top, and asked of each until one
/// decides.
final class ComposedDelegate: ComposedObject, UITableViewDelegate {
  /// The child that each visible cell, header and footer is shown for. When a view goes, the table
  /// names a place that may be an old one.
  private var displayed = DisplayedOwners<ChildSlot>()
  /// The child that each context menu is of.
  private var menus = ContextMenuOwners<ChildSlot>()
  /// The child whose row is being edited.
  private weak var edited: ChildSlot?

  override func part(of slot: ChildSlot) -> ForwardingObject { slot.delegate }

  // MARK: - Display

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    ask(.willDisplayCell, indexPath, otherwise: ()) {
      displayed.remember($0.slot, of: cell)
      $0.slot.delegate.tableView($0.table, willDisplay: cell, forRowAt: $0.path)
    }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let slot = displayed.forget(cell) ?? self.row(indexPath)?.slot
    guard let slot, let table = slot.table else { return }
    let row = self.row(indexPath)
    let path = row?.slot === slot ? row?.path : nil
    decided(.didEndDisplayingCell, slot) {
      slot.delegate.tableView(table, didEndDisplaying: cell, forRowAt: path ?? indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    ask(.willDisplayHeaderView, section: section, otherwise: ()) {
      displayed.remember($0.slot, of: view)
      $0.slot.delegate.tableView($0.table, willDisplayHeaderView: view, forSection: $0.section)
    }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    end(.didEndDisplayingHeaderView, view, ofSection: section) {
      $0.tableView($1, didEndDisplayingHeaderView: view, forSection: $2)
    }
  }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    ask(.willDisplayFooterView, section: section, otherwise: ()) {
      displayed.remember($0.slot, of: view)
      $0.slot.delegate.tableView($0.table, willDisplayFooterView: view, forSection: $0.section)
    }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    end(.didEndDisplayingFooterView, view, ofSection: section) {
      $0.tableView($1, didEndDisplayingFooterView: view, forSection: $2)
    }
  }

  /// Tells the child that a header or footer was shown for that it has gone.
  private func end(
    _ method: ForwardedMethod, _ view: UIView, ofSection section: Int,
    _ tell: (AdditionalTableViewDelegateImpl, UITableView, Int) -> Void
  ) {
    let owner = self.section(section)
    let slot = displayed.forget(view) ?? owner?.slot
    guard let slot, let table = slot.table else { return }
    let own = owner?.slot === slot ? owner?.section : nil
    decided(method, slot) { tell(slot.delegate, table, own ?? section) }
  }

  // MARK: - Editing

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    ask(.willBeginEditing, indexPath, otherwise: ()) {
      edited = $0.slot
      $0.slot.delegate.tableView($0.table, willBeginEditingRowAt: $0.path)
    }
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    let row = indexPath.flatMap { self.row($0) }
    let slot = edited ?? row?.slot
    edited = nil
    // Where nobody knows whose row it was, all are told, as of a row that is gone.
    guard let slot, let table = slot.table else {
      return tellAll(.didEndEditing) { $0.delegate.tableView($1, didEndEditingRowAt: nil) }
    }
    decided(.didEndEditing, slot) {
      slot.delegate.tableView(
        table, didEndEditingRowAt: row?.slot === slot ? row?.path : nil)
    }
  }

  /// Lets a row be dragged to any place of its child, and to those of another that the app allows.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    ask(.targetForMove, sourceIndexPath, otherwise: sourceIndexPath) { row in
      let crossing = composed?.crossing(
        from: row.path, of: row.slot, to: proposedDestinationIndexPath)
      if let crossing, composed?.moveHandlers?.allows(crossing.move) == true {
        return proposedDestinationIndexPath
      }
      let proposed =
        composed?.destination(proposedDestinationIndexPath, in: row.slot) ?? row.path
      let target = row.slot.delegate.tableView(
        row.table, targetIndexPathForMoveFromRowAt: row.path, toProposedIndexPath: proposed)
      return place(of: target, in: row.slot) ?? sourceIndexPath
    }
  }

  // MARK: - Menus

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    ask(.contextMenu, indexPath, otherwise: nil) {
      let menu = $0.slot.delegate.tableView(
        $0.table, contextMenuConfigurationForRowAt: $0.path, point: point)
      if let menu { menus.remember($0.slot, of: menu) }
      return menu
    }
  }

  /// Asks the child that a menu is of.
  private func ask<Value>(
    _ method: ForwardedMethod, _ menu: UIContextMenuConfiguration, otherwise absent: Value,
    _ ask: (AdditionalTableViewDelegateImpl, UITableView) -> Value
  ) -> Value {
    guard let slot = menus.owner(of: menu), let table = slot.table else { return absent }
    return decided(method, slot) { ask(slot.delegate, table) }
  }

  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    ask(.contextMenuHighlightPreview, configuration, otherwise: nil) {
      $0.tableView($1, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }

  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    ask(.contextMenuDismissPreview, configuration, otherwise: nil) {
      $0.tableView($1, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    ask(.contextMenuPreviewAction, configuration, otherwise: ()) {
      $0.tableView($1, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    ask(.willDisplayContextMenu, configuration, otherwise: ()) {
      $0.tableView($1, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    ask(.willEndContextMenu, configuration, otherwise: ()) {
      $0.tableView($1, willEndContextMenuInteraction: configuration, animator: animator)
    }
    _ = menus.forget(configuration)
  }
}
