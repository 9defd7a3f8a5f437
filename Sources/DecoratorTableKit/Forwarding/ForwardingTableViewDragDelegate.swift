// The methods of UIKit's protocols are documented by UIKit, and in the article about callbacks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The drag part of a segment: `UITableViewDragDelegate`, translated once.
///
/// Ownership: see ``AdditionalTableViewDelegateImpl``.
@MainActor
final class ForwardingTableViewDragDelegate: ForwardingObject, UITableViewDragDelegate,
  LayerPart
{
  var strongInner: (any UITableViewDragDelegate)?
  weak var weakInner: (any UITableViewDragDelegate)?
  var knownWay: LayerWay<ForwardingTableViewDragDelegate>?

  override class var kind: TableObjectKind { .dragDelegate }

  static func part(of slot: any ComposedChild) -> ForwardingTableViewDragDelegate {
    slot.front.dragDelegate
  }

  override var innerObject: (any NSObjectProtocol)? { inner ?? children }

  override func invalidateWay() { knownWay = nil }

  override var layersOnWay: [TableLayer] { way.layers }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    switch owner(of: indexPath, in: tableView) {
    case .layer(let layer, let row):
      return layer.rowBehavior.events.dragItems?(tableView.tableOfLayers, row, session) ?? []
    case .content(let path):
      let items =
        callContent(.itemsForBeginningDrag, path, tableView) {
          $0.part.tableView($0.tableView, itemsForBeginning: session, at: $0.place)
        } inner: {
          $0.tableView($1, itemsForBeginning: session, at: $2)
        } ?? []
      if !items.isEmpty {
        noteDrag(of: indexPath, in: session, tableView)
        if let child = way.composed?.child(ofRow: path) { way.composed?.noteDrag(child.slot) }
      }
      return items
    }
  }

  /// Notes in each layer which row inside it is dragged.
  private func noteDrag(
    of indexPath: IndexPath, in session: any UIDragSession, _ tableView: UITableView
  ) {
    var row = indexPath
    for layer in way.layers {
      guard let inner = layer.existingContent(at: row, in: tableView) else { return }
      layer.dragged = DraggedContent(session: session, row: inner)
      row = inner
    }
  }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    switch owner(of: indexPath, in: tableView) {
    case .layer(let layer, let row):
      return layer.rowBehavior.events.dragItems?(tableView.tableOfLayers, row, session) ?? []
    case .content(let path):
      guard !isOfOtherDrag(path) else { return [] }
      let answer = callContent(.itemsForAddingToDrag, path, tableView) {
        $0.part.tableView($0.tableView, itemsForAddingTo: session, at: $0.place, point: point)
      } inner: {
        $0.tableView?($1, itemsForAddingTo: session, at: $2, point: point)
      }
      let items = conclude(.itemsForAddingToDrag, answer, otherwise: [])
      // If several rows are dragged, none leaves a gap.
      for layer in way.layers where !items.isEmpty && layer.dragged?.isOf(session) == true {
        layer.dragged = nil
      }
      return items
    }
  }

  /// Returns whether a content row (inner) belongs to another child than the one that began the
  /// drag.
  private func isOfOtherDrag(_ path: IndexPath) -> Bool {
    guard let composed = way.composed, let dragged = composed.dragged else { return false }
    return composed.child(ofRow: path)?.slot !== dragged
  }

  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    ask(.dragPreviewParameters, indexPath, tableView) {
      $0.tableView?($1, dragPreviewParametersForRowAt: $2)
    }
  }

  func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) {
    askDragged(.dragSessionWillBegin, tableView, otherwise: ()) {
      $0.tableView?($1, dragSessionWillBegin: session)
    }
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    askDragged(.dragSessionDidEnd, tableView, otherwise: ()) {
      $0.tableView?($1, dragSessionDidEnd: session)
    }
    way.composed?.endDrag()
  }

  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    askDragged(.dragSessionAllowsMove, tableView, otherwise: true) {
      $0.tableView?($1, dragSessionAllowsMoveOperation: session)
    }
  }

  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    askDragged(.dragSessionIsRestricted, tableView, otherwise: false) {
      $0.tableView?($1, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }

  /// Calls the app's object about a session, or that of the child that began it.
  private func askDragged<Value>(
    _ method: ForwardedMethod, _ tableView: UITableView, otherwise absent: Value,
    inner call: (any UITableViewDragDelegate, UITableView) -> Value?
  ) -> Value {
    let answer = callContent(
      method, tableView,
      among: { composed in
        guard let child = composed.dragged.flatMap({ composed.place((), in: $0) }) else {
          return absent
        }
        return callChild(method, composed, child) {
          $0.part.askDragged(method, $0.tableView, otherwise: absent, inner: call)
        }
      }, inner: call)
    return conclude(method, answer, otherwise: absent)
  }
}
