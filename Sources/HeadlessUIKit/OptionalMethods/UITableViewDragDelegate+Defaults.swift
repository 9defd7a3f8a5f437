public import Foundation

// What stands in for an optional method that a conformer does not implement: it says so, and returns
// what UIKit goes by without it.
extension UITableViewDragDelegate {
  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    OptionalMethod.recordAbsence(of: DragMethod.itemsForAddingTo, by: self)
    return []
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethod.recordAbsence(of: DragMethod.dragPreviewParametersForRowAt, by: self)
    return nil
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    OptionalMethod.recordAbsence(of: DragMethod.dragSessionWillBegin, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    OptionalMethod.recordAbsence(of: DragMethod.dragSessionDidEnd, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    OptionalMethod.recordAbsence(of: DragMethod.dragSessionAllowsMoveOperation, by: self)
    return true
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    OptionalMethod.recordAbsence(
      of: DragMethod.dragSessionIsRestrictedToDraggingApplication, by: self)
    return false
  }
}
