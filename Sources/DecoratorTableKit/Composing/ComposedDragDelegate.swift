import Foundation

/// The drag delegate of several children. A session is the affair of the child that began it.
final class ComposedDragDelegate: ComposedObject, UITableViewDragDelegate {
  /// The child of the drag that is going on.
  private var dragged: ChildSlot? {
    get { composed?.dragged }
    set { composed?.dragged = newValue }
  }

  override func part(of slot: ChildSlot) -> ForwardingObject { slot.dragDelegate }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let row = row(indexPath) else { return [] }
    let items = row.slot.dragDelegate.tableView(
      row.table, itemsForBeginning: session, at: row.path)
    if !items.isEmpty { dragged = row.slot }
    return items
  }

  /// Returns the items of another row of the same child, and none of another child.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    ask(.itemsForAddingToDrag, indexPath, otherwise: []) {
      guard $0.slot === dragged || dragged == nil else { return [] }
      return $0.slot.dragDelegate.tableView(
        $0.table, itemsForAddingTo: session, at: $0.path, point: point)
    }
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    askDragged(.dragSessionWillBegin, otherwise: ()) {
      $0.tableView($1, dragSessionWillBegin: session)
    }
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    askDragged(.dragSessionDidEnd, otherwise: ()) {
      $0.tableView($1, dragSessionDidEnd: session)
    }
    dragged = nil
  }

  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    askDragged(.dragSessionAllowsMove, otherwise: true) {
      $0.tableView($1, dragSessionAllowsMoveOperation: session)
    }
  }

  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    askDragged(.dragSessionIsRestricted, otherwise: false) {
      $0.tableView($1, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }

  private func askDragged<Value>(
    _ method: ForwardedMethod, otherwise absent: Value,
    _ ask: (ForwardingTableViewDragDelegate, UITableView) -> Value
  ) -> Value {
    guard let dragged, let table = dragged.table else { return absent }
    return decided(method, dragged) { ask(dragged.dragDelegate, table) }
  }
}
