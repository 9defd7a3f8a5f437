public import Foundation

extension UITableView {
  /// Simulates a finger that lifts a row and begins to drag it.
  ///
  /// - Parameter indexPath: the row, in the table's own coordinates (reuse coordinates).
  /// - Returns: the drag; nil if there is no drag delegate, or if it gives no items.
  public func simulateDrag(from indexPath: IndexPath) -> SimulatedDragSession? {
    guard prepareSimulation(of: "drag", at: indexPath), !touchHidesActions(),
      dragInteractionEnabled, let dragDelegate
    else { return nil }
    let session = SimulatedDragSession(from: self)
    session.point = middle(ofRow: indexPath)
    let items = dragDelegate.tableView(self, itemsForBeginning: session, at: indexPath)
    guard !items.isEmpty else { return nil }
    add(items, to: session, from: indexPath)
    session.allowsMoveOperation =
      askDragDelegate(DragMethod.dragSessionAllowsMoveOperation) {
        $0.tableView(self, dragSessionAllowsMoveOperation: session)
      } ?? true
    session.isRestrictedToDraggingApplication =
      askDragDelegate(DragMethod.dragSessionIsRestrictedToDraggingApplication) {
        $0.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
      } ?? false
    hasActiveDrag = true
    askDragDelegate(DragMethod.dragSessionWillBegin) {
      $0.tableView(self, dragSessionWillBegin: session)
    }
    displayed.cells[indexPath]?.dragStateDidChange(.dragging)
    layoutIfNeeded()
    return session
  }

  /// Simulates a tap with another finger during a drag, which adds a row to the drag.
  ///
  /// - Parameters:
  ///   - indexPath: the row, in the table's own coordinates (reuse coordinates).
  ///   - session: the drag.
  /// - Returns: whether the drag delegate added any items to the drag.
  public func simulateAdding(_ indexPath: IndexPath, to session: SimulatedDragSession) -> Bool {
    guard prepareSimulation(of: "add", at: indexPath) else { return false }
    let point = middle(ofRow: indexPath)
    let items = askDragDelegate(DragMethod.itemsForAddingTo) {
      $0.tableView(self, itemsForAddingTo: session, at: indexPath, point: point)
    }
    guard let items, !items.isEmpty else { return false }
    add(items, to: session, from: indexPath)
    displayed.cells[indexPath]?.dragStateDidChange(.dragging)
    layoutIfNeeded()
    return true
  }

  /// Simulates the end of a drag where it cannot be dropped.
  ///
  /// The table on which the drag began tells its drag delegate. Nothing happens if the drag is
  /// already over.
  ///
  /// - Parameter session: the drag.
  public func simulateEnd(of session: SimulatedDragSession) {
    guard let table = session.table, table.hasActiveDrag else { return }
    table.hasActiveDrag = false
    for row in session.rows { table.displayed.cells[row]?.dragStateDidChange(.none) }
    table.askDragDelegate(DragMethod.dragSessionDidEnd) {
      $0.tableView(table, dragSessionDidEnd: session)
    }
    session.table = nil
    table.layoutIfNeeded()
  }

  /// Returns the centre of a row, in points in the table's coordinates.
  func middle(ofRow indexPath: IndexPath) -> CGPoint {
    let rect = rectForRow(at: indexPath)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  private func add(
    _ items: [UIDragItem], to session: SimulatedDragSession, from indexPath: IndexPath
  ) {
    session.items += items
    session.rows += Array(repeating: indexPath, count: items.count)
    displayed.cells[indexPath]?.dragStateDidChange(.lifting)
    askDragDelegate(DragMethod.dragPreviewParametersForRowAt) {
      $0.tableView(self, dragPreviewParametersForRowAt: indexPath)
    }
  }
}
