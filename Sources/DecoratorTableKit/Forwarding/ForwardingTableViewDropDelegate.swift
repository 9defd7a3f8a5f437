import Foundation

/// The drop part of a layer: `UITableViewDropDelegate`, translated once.
///
/// A destination is a place in the list that results from the drop. Every place has one in the
/// content's coordinates: the number of content rows above it. The object inside gets a coordinator
/// whose index paths are all its own.
///
/// Ownership: see ``AdditionalTableViewDelegateImpl``.
@MainActor
public final class ForwardingTableViewDropDelegate: ForwardingObject, UITableViewDropDelegate {
  // The inner object is in exactly one of these.
  private var strongInner: (any UITableViewDropDelegate)?
  private weak var weakInner: (any UITableViewDropDelegate)?

  /// Creates the drop part of a layer.
  ///
  /// - Parameters:
  ///   - inner: The drop delegate of the content: another decorator, any object as it stands, or
  ///     nil.
  ///   - layer: The layer, shared with its data source half.
  ///   - ownership: Whether this object retains `inner`.
  public init(
    inner: (any UITableViewDropDelegate)?, layer: TableLayer, ownership: InnerOwnership = .strong
  ) {
    super.init(layer: layer)
    wrap(inner, ownership: ownership)
  }

  /// Wraps another object.
  final func wrap(_ inner: (any UITableViewDropDelegate)?, ownership: InnerOwnership) {
    strongInner = ownership == .strong ? inner : nil
    weakInner = ownership == .strong ? nil : inner
    noteInner(inner)
  }

  override var innerObject: (any NSObjectProtocol)? { inner }

  /// The drop delegate of the content, if there is one and it is still there.
  public var inner: (any UITableViewDropDelegate)? { strongInner ?? weakInner }

  public func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let inner else { return }
    passOn(.performDrop) {
      inner.tableView(
        told(tableView),
        performDropWith: DecoratedDropCoordinator(
          coordinator, LayerDropTranslation(layer: layer, tableView: tableView)))
    }
  }

  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    // A drop that no object is left to take is refused.
    forward(.canHandleDrop, otherwise: innermostObject != nil) {
      $0.tableView?(told(tableView), canHandle: session)
    }
  }

  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    forward(.dropSessionDidEnter, otherwise: ()) {
      $0.tableView?(told(tableView), dropSessionDidEnter: session)
    }
  }

  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let dragged = layer.dragged.flatMap { $0.isOf(session.localDragSession) ? $0.row : nil }
    let destination = destinationIndexPath.flatMap {
      layer.drag(of: dragged, in: tableView).innerDestination(of: $0)
    }
    let proposal = forward(
      .dropSessionDidUpdate,
      otherwise: UITableViewDropProposal(operation: .cancel, intent: .unspecified)
    ) {
      $0.tableView?(
        told(tableView), dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    }
    guard let destinationIndexPath, proposal.intent == .insertIntoDestinationIndexPath,
      case .layer = layer.existingOwner(of: destinationIndexPath, in: tableView)
    else { return proposal }
    // Nothing can be dropped into an additional row, but it can be dropped beside it.
    return UITableViewDropProposal(
      operation: proposal.operation, intent: .insertAtDestinationIndexPath)
  }

  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    forward(.dropSessionDidExit, otherwise: ()) {
      $0.tableView?(told(tableView), dropSessionDidExit: session)
    }
  }

  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    forward(.dropSessionDidEnd, otherwise: ()) {
      $0.tableView?(told(tableView), dropSessionDidEnd: session)
    }
  }

  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    guard let inner, case .inner(let path) = layer.existingOwner(of: indexPath, in: tableView)
    else { return nil }
    let answer = ask(inner, .dropPreviewParameters) {
      inner.tableView?(told(tableView), dropPreviewParametersForRowAt: path)
    }
    if !answer.isImplemented { recordAbsence(of: .dropPreviewParameters) }
    return answer.value
  }

  private func forward<Value>(
    _ method: ForwardedMethod, otherwise absent: Value,
    _ call: (any UITableViewDropDelegate) -> Value?
  ) -> Value {
    if let inner, let value = passOn(method, { call(inner) }) { return value }
    recordAbsence(of: method)
    return absent
  }
}
