// The methods of UIKit's protocols are documented by UIKit, and in the article about callbacks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The drop part of a segment: `UITableViewDropDelegate`, translated once.
///
/// A destination is a place in the list that results from the drop. Its place in the content's
/// coordinates is the number of content rows above it. The object inside gets a coordinator whose
/// index paths are all its own.
///
/// Ownership: see ``AdditionalTableViewDelegateImpl``.
@MainActor
final class ForwardingTableViewDropDelegate: ForwardingObject, UITableViewDropDelegate,
  LayerPart
{
  var strongInner: (any UITableViewDropDelegate)?
  weak var weakInner: (any UITableViewDropDelegate)?
  var knownWay: LayerWay<ForwardingTableViewDropDelegate>?

  override class var kind: TableObjectKind { .dropDelegate }

  static func part(of slot: any ComposedChild) -> ForwardingTableViewDropDelegate {
    slot.front.dropDelegate
  }

  override var innerObject: (any NSObjectProtocol)? { inner ?? children }

  override func invalidateWay() { knownWay = nil }

  override var layersOnWay: [TableLayer] { way.layers }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let drop = DecoratedDropCoordinator(
      coordinator, DropWay(of: coordinator, through: way, in: tableView))
    guard let composed = way.composed else {
      callInner(.performDrop, tableView) { $0.tableView($1, performDropWith: drop) }
      return
    }
    guard let host = composed.host,
      let child = composed.dropTarget(at: drop.destinationIndexPath),
      composed.mayDrop(drop.session, on: child.slot)
    else { return }
    child.slot.front.dropDelegate.tableView(
      child.tableView,
      performDropWith: DecoratedDropCoordinator(drop, host.dropTranslation(of: child.slot)))
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    guard let composed = way.composed else {
      // A drop without any object to handle it is refused.
      return forward(.canHandleDrop, tableView, otherwise: innermostObject != nil) {
        $0.tableView?($1, canHandle: session)
      }
    }
    var canHandle = false
    composed.visitChildren { child in
      guard child.slot.front.dropDelegate.innerObject != nil else { return true }
      let answer = callChild(.canHandleDrop, composed, child) {
        $0.part.tableView($0.tableView, canHandle: session)
      }
      canHandle = conclude(.canHandleDrop, answer, otherwise: true)
      return !canHandle
    }
    return canHandle
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    notifyAll(.dropSessionDidEnter, tableView) {
      $0.tableView?($1, dropSessionDidEnter: session)
    }
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    var destination = destinationIndexPath
    var isOverAdditionalRow = false
    for layer in way.layers {
      guard let outer = destination else { break }
      let layout = layer.layout(for: tableView)
      isOverAdditionalRow =
        isOverAdditionalRow
        || layout.contains(RowPosition(outer))
          && layer.existingContent(at: outer, in: tableView) == nil
      let dragged = layer.dragged.flatMap { $0.isOf(session.localDragSession) ? $0.row : nil }
      destination = layer.drag(of: dragged, in: tableView).innerDestination(of: outer)
    }
    let answer = callContent(.dropSessionDidUpdate, tableView) {
      self.proposal(of: session, at: destination, among: $0)
    } inner: {
      $0.tableView?($1, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    }
    let proposal = conclude(
      .dropSessionDidUpdate, answer,
      otherwise: UITableViewDropProposal(operation: .cancel, intent: .unspecified))
    guard isOverAdditionalRow, proposal.intent == .insertIntoDestinationIndexPath else {
      return proposal
    }
    // Nothing can be dropped into an additional row, only next to it.
    return UITableViewDropProposal(
      operation: proposal.operation, intent: .insertAtDestinationIndexPath)
  }

  /// Returns the proposal of the child at a place (inner); nil if the child has no such method.
  private func proposal(
    of session: any UIDropSession, at destination: IndexPath?, among composed: ComposedContent
  ) -> UITableViewDropProposal? {
    let forbidden = UITableViewDropProposal(operation: .forbidden, intent: .unspecified)
    guard let host = composed.host, let child = composed.dropTarget(at: destination) else {
      return forbidden
    }
    guard composed.mayDrop(session, on: child.slot) else {
      guard host.allowsCrossing, session.items.count == 1 else { return forbidden }
      // The table moves the row, and asks for its target.
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    guard child.slot.front.dropDelegate.innerObject != nil else { return forbidden }
    return callChild(.dropSessionDidUpdate, composed, child) {
      $0.part.tableView(
        $0.tableView, dropSessionDidUpdate: session,
        withDestinationIndexPath: destination.flatMap { host.destination($0, in: child.slot) })
    }
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    notifyAll(.dropSessionDidExit, tableView) {
      $0.tableView?($1, dropSessionDidExit: session)
    }
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    notifyAll(.dropSessionDidEnd, tableView) {
      $0.tableView?($1, dropSessionDidEnd: session)
    }
  }

  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    guard case .content(let path)? = existingOwner(of: indexPath, in: tableView) else {
      return nil
    }
    return askContent(.dropPreviewParameters, path, tableView) {
      $0.part.tableView($0.tableView, dropPreviewParametersForRowAt: $0.place)
    } inner: {
      $0.tableView?($1, dropPreviewParametersForRowAt: $2)
    }
  }
}
