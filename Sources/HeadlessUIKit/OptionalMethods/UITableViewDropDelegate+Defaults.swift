public import Foundation

// What stands in for an optional method that a conformer does not implement: it says so, and returns
// what UIKit goes by without it.
extension UITableViewDropDelegate {
  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    OptionalMethod.recordAbsence(of: DropMethod.canHandle, by: self)
    return true
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    OptionalMethod.recordAbsence(of: DropMethod.dropSessionDidEnter, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    OptionalMethod.recordAbsence(of: DropMethod.dropSessionDidUpdate, by: self)
    return UITableViewDropProposal(operation: .copy, intent: .unspecified)
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    OptionalMethod.recordAbsence(of: DropMethod.dropSessionDidExit, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    OptionalMethod.recordAbsence(of: DropMethod.dropSessionDidEnd, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethod.recordAbsence(of: DropMethod.dropPreviewParametersForRowAt, by: self)
    return nil
  }
}
