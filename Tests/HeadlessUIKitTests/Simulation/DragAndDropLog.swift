import Foundation

@testable import HeadlessUIKit

/// Gives every row its name to carry, and writes down what it is asked and told.
@MainActor
final class LoggedDragDelegate: NSObject, UITableViewDragDelegate {
  let log: CallLog
  var items: (IndexPath) -> Int = { _ in 1 }
  var allowsMove = true

  init(log: CallLog) { self.log = log }

  private func makeItems(_ indexPath: IndexPath) -> [UIDragItem] {
    (0..<items(indexPath)).map { _ in
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "text")))
      item.localObject = indexPath
      return item
    }
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.add("begin", indexPath)
    return makeItems(indexPath)
  }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    log.add("add at \(point.x) \(point.y)", indexPath)
    return makeItems(indexPath)
  }
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    log.add("dragPreview", indexPath)
    return nil
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.lines.append("willBegin \(session.items.count)")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log.lines.append("dragDidEnd \(session.items.count)")
  }
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    log.lines.append("allowsMove")
    return allowsMove
  }
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    log.lines.append("isRestricted")
    return true
  }
}

/// Takes what is dropped, and writes down what it is asked and told.
@MainActor
final class LoggedDropDelegate: NSObject, UITableViewDropDelegate {
  let log: CallLog
  var canHandle = true
  var proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  var perform: (any UITableViewDropCoordinator) -> Void = { _ in }

  init(log: CallLog) { self.log = log }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let rows = coordinator.items.map { $0.sourceIndexPath.map { "\($0.section).\($0.row)" } }
    let names = rows.map { $0 ?? "elsewhere" }.joined(separator: " ")
    log.lines.append("perform \(names) at \(name(coordinator.destinationIndexPath))")
    perform(coordinator)
  }
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    log.lines.append("canHandle")
    return canHandle
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    log.lines.append("enter")
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    log.lines.append("update \(name(destinationIndexPath))")
    return proposal
  }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    log.lines.append("exit")
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    log.lines.append("dropDidEnd")
  }
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    log.add("dropPreview", indexPath)
    return nil
  }

  private func name(_ path: IndexPath?) -> String {
    path.map { "\($0.section).\($0.row)" } ?? "nil"
  }
}

/// A drag delegate and a drop delegate with nothing but what is required.
@MainActor
final class PlainDragAndDrop: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
  private(set) var drops = 0

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "text")))]
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    drops += 1
  }
}
