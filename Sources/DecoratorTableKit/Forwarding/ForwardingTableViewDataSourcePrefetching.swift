// The methods of UIKit's protocols are documented by UIKit, and in the article about callbacks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The prefetching part of a segment: `UITableViewDataSourcePrefetching`, translated once.
///
/// Each call is split by owner. The object inside gets content rows only, in their order, and no
/// call if there are none. The layer's handlers are called for its own rows.
///
/// Ownership: see ``AdditionalTableViewDataSourceImpl``.
@MainActor
final class ForwardingTableViewDataSourcePrefetching: ForwardingObject,
  UITableViewDataSourcePrefetching, LayerPart
{
  var strongInner: (any UITableViewDataSourcePrefetching)?
  weak var weakInner: (any UITableViewDataSourcePrefetching)?
  var knownWay: LayerWay<ForwardingTableViewDataSourcePrefetching>?

  override class var kind: TableObjectKind { .prefetchDataSource }

  static func part(of slot: any ComposedChild) -> ForwardingTableViewDataSourcePrefetching {
    slot.front.prefetchDataSource
  }

  override var innerObject: (any NSObjectProtocol)? { inner ?? children }

  override func invalidateWay() { knownWay = nil }

  override var layersOnWay: [TableLayer] { way.layers }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    let (content, additional) = split(indexPaths, in: tableView)
    notify(.prefetchRows, content, tableView) {
      $0.part.tableView($0.tableView, prefetchRowsAt: $0.place)
    } inner: {
      $0.tableView($1, prefetchRowsAt: content)
    }
    for (layer, rows) in additional {
      layer.rowBehavior.events.prefetch?(tableView.tableOfLayers, rows)
    }
  }

  func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    let (content, additional) = split(indexPaths, in: tableView)
    notify(.cancelPrefetching, content, tableView) {
      $0.part.tableView($0.tableView, cancelPrefetchingForRowsAt: $0.place)
    } inner: {
      $0.tableView?($1, cancelPrefetchingForRowsAt: content)
    }
    for (layer, rows) in additional {
      layer.rowBehavior.events.cancelPrefetching?(tableView.tableOfLayers, rows)
    }
  }

  /// Notifies the app's object of content rows, or each child of its own rows, unless there are
  /// none.
  private func notify(
    _ method: ForwardedMethod, _ content: [IndexPath], _ tableView: UITableView,
    child: (PartCall<ForwardingTableViewDataSourcePrefetching, [IndexPath]>) -> Void,
    inner call: (any UITableViewDataSourcePrefetching, UITableView) -> Void?
  ) {
    guard !content.isEmpty else { return }
    guard let composed = way.composed else { return forward(method, tableView, call) }
    for own in composed.split(content) {
      conclude(method, callChild(method, composed, own, child), otherwise: ())
    }
  }

  /// Returns the rows of a list (outer) by owner, each in the order of the list; the innermost
  /// layer comes first. Removed rows have no owner.
  private func split(
    _ indexPaths: [IndexPath], in tableView: UITableView
  ) -> (content: [IndexPath], additional: [(layer: TableLayer, rows: [AdditionalRow])]) {
    var content: [IndexPath] = []
    var additional: [(layer: TableLayer, rows: [AdditionalRow])] = way.layers.reversed().map {
      ($0, [])
    }
    for path in indexPaths {
      switch existingOwner(of: path, in: tableView) {
      case .content(let path): content.append(path)
      case .layer(let layer, let row):
        guard let index = additional.firstIndex(where: { $0.layer === layer }) else { break }
        additional[index].rows.append(row)
      case nil: break
      }
    }
    return (content, additional.filter { !$0.rows.isEmpty })
  }
}
