import Foundation

/// The delegate of several children.
///
/// Calls go to the children's own parts (see ``ComposedParts``). Here is which child a view, a menu
/// or an edited row is of, since its row may be gone by the time, and where a row may be dragged.
final class ComposedDelegate: ComposedObject, UITableViewDelegate {
  /// The child that each visible cell, header and footer is shown for. When a view goes, the table
  /// names a place that may be an old one.
  private var displayed = DisplayedOwners<ChildSlot>()
  /// The child that each context menu is of.
  private var menus = ContextMenuOwners<ChildSlot>()
  /// The child whose row is being edited.
  private weak var edited: ChildSlot?

  override func part(of slot: ChildSlot) -> ForwardingObject { slot.delegate }

  // MARK: - Views and menus

  override func note(_ view: UIView, ofChild number: Int) {
    displayed.remember(slots[number], of: view)
  }

  override func forget(
    _ cell: UITableViewCell, at indexPath: IndexPath
  ) -> ChildPlace<IndexPath>? {
    let row = row(indexPath)
    guard let slot = displayed.forget(cell) ?? row?.slot else { return nil }
    if let row, row.slot === slot { return place(row.path, in: slot) }
    return place(indexPath, in: slot)
  }

  override func forget(_ view: UIView, ofSection section: Int) -> ChildPlace<Int>? {
    let owner = self.section(section)
    guard let slot = displayed.forget(view) ?? owner?.slot else { return nil }
    if let owner, owner.slot === slot { return place(owner.section, in: slot) }
    return place(section, in: slot)
  }

  override func note(_ menu: UIContextMenuConfiguration, ofChild number: Int) {
    menus.remember(slots[number], of: menu)
  }

  override func child(of menu: UIContextMenuConfiguration) -> ChildPlace<Void>? {
    menus.owner(of: menu).flatMap { place((), in: $0) }
  }

  override func forget(_ menu: UIContextMenuConfiguration) { _ = menus.forget(menu) }

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
}
