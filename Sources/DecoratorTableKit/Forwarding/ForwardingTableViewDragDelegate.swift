import Foundation

/// The drag part of a layer: `UITableViewDragDelegate`, translated once.
///
/// Ownership: see ``AdditionalTableViewDelegateImpl``.
@MainActor
public final class ForwardingTableViewDragDelegate: ForwardingObject, UITableViewDragDelegate {
  // The inner object is in exactly one of these.
  private var strongInner: (any UITableViewDragDelegate)?
  private weak var weakInner: (any UITableViewDragDelegate)?

  /// Creates the drag part of a layer.
  ///
  /// - Parameters:
  ///   - inner: The drag delegate of the content: another decorator, any object as it stands, or
  ///     nil.
  ///   - layer: The layer, shared with its data source half.
  ///   - ownership: Whether this object retains `inner`.
  public init(
    inner: (any UITableViewDragDelegate)?, layer: TableLayer, ownership: InnerOwnership = .strong
  ) {
    super.init(layer: layer)
    wrap(inner, ownership: ownership)
  }

  /// Wraps another object.
  final func wrap(_ inner: (any UITableViewDragDelegate)?, ownership: InnerOwnership) {
    strongInner = ownership == .strong ? inner : nil
    weakInner = ownership == .strong ? nil : inner
    noteInner(inner)
  }

  override var innerObject: (any NSObjectProtocol)? { inner }

  /// The drag delegate of the content, if there is one and it is still there.
  public var inner: (any UITableViewDragDelegate)? { strongInner ?? weakInner }

  override func layerAnswers(_ method: ForwardedMethod) -> Bool {
    method == .itemsForAddingToDrag && layer.handlers.dragItems != nil
  }

  public func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    switch layer.owner(of: indexPath, in: tableView) {
    case .layer(let row):
      return layer.handlers.dragItems?(tableView, row, session) ?? []
    case .inner(let path):
      let items =
        passOn(.itemsForBeginningDrag) {
          inner?.tableView(told(tableView), itemsForBeginning: session, at: path)
        } ?? []
      if !items.isEmpty { layer.dragged = DraggedContent(session: session, row: path) }
      return items
    }
  }

  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    switch layer.owner(of: indexPath, in: tableView) {
    case .layer(let row):
      return layer.handlers.dragItems?(tableView, row, session) ?? []
    case .inner(let path):
      let items = passOn(.itemsForAddingToDrag) {
        inner?.tableView?(told(tableView), itemsForAddingTo: session, at: path, point: point)
      }
      if items == nil { recordAbsence(of: .itemsForAddingToDrag) }
      // No single row of a drag of several leaves a gap.
      if items?.isEmpty == false, layer.dragged?.isOf(session) == true { layer.dragged = nil }
      return items ?? []
    }
  }

  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    guard let inner, case .inner(let path) = layer.owner(of: indexPath, in: tableView) else {
      return nil
    }
    let answer = ask(inner, .dragPreviewParameters) {
      inner.tableView?(told(tableView), dragPreviewParametersForRowAt: path)
    }
    if !answer.isImplemented { recordAbsence(of: .dragPreviewParameters) }
    return answer.value
  }

  public func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) {
    forward(.dragSessionWillBegin, otherwise: ()) {
      $0.tableView?(told(tableView), dragSessionWillBegin: session)
    }
  }

  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    forward(.dragSessionDidEnd, otherwise: ()) {
      $0.tableView?(told(tableView), dragSessionDidEnd: session)
    }
  }

  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    forward(.dragSessionAllowsMove, otherwise: true) {
      $0.tableView?(told(tableView), dragSessionAllowsMoveOperation: session)
    }
  }

  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    forward(.dragSessionIsRestricted, otherwise: false) {
      $0.tableView?(told(tableView), dragSessionIsRestrictedToDraggingApplication: session)
    }
  }

  private func forward<Value>(
    _ method: ForwardedMethod, otherwise absent: Value,
    _ call: (any UITableViewDragDelegate) -> Value?
  ) -> Value {
    if let inner, let value = passOn(method, { call(inner) }) { return value }
    recordAbsence(of: method)
    return absent
  }
}
