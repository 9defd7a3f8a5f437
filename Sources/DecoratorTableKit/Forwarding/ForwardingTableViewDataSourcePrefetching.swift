import Foundation

/// The prefetching part of a layer: `UITableViewDataSourcePrefetching`, translated once.
///
/// Each announcement is split by owner. The object inside hears of content rows alone, in their
/// order, and not at all if there are none. The layer's handlers hear of its own rows.
///
/// Ownership: see ``AdditionalTableViewDataSourceImpl``.
@MainActor
public final class ForwardingTableViewDataSourcePrefetching: ForwardingObject,
  UITableViewDataSourcePrefetching
{
  // The inner object is in exactly one of these.
  private var strongInner: (any UITableViewDataSourcePrefetching)?
  private weak var weakInner: (any UITableViewDataSourcePrefetching)?

  /// Creates the prefetching part of a layer.
  ///
  /// - Parameters:
  ///   - inner: The prefetch data source of the content: another decorator, any object as it
  ///     stands, or nil.
  ///   - layer: The layer, shared with its data source half.
  ///   - ownership: Whether this object retains `inner`.
  public init(
    inner: (any UITableViewDataSourcePrefetching)?, layer: TableLayer,
    ownership: InnerOwnership = .strong
  ) {
    super.init(layer: layer)
    wrap(inner, ownership: ownership)
  }

  /// Wraps another object.
  final func wrap(_ inner: (any UITableViewDataSourcePrefetching)?, ownership: InnerOwnership) {
    strongInner = ownership == .strong ? inner : nil
    weakInner = ownership == .strong ? nil : inner
    noteInner(inner)
  }

  override var innerObject: (any NSObjectProtocol)? { inner }

  /// The prefetch data source of the content, if there is one and it is still there.
  public var inner: (any UITableViewDataSourcePrefetching)? { strongInner ?? weakInner }

  override func layerAnswers(_ method: ForwardedMethod) -> Bool {
    method == .cancelPrefetching && layer.handlers.cancelPrefetching != nil
  }

  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    let (content, additional) = layer.split(indexPaths, in: tableView)
    if !content.isEmpty {
      passOn(.prefetchRows) { inner?.tableView(told(tableView), prefetchRowsAt: content) }
    }
    if !additional.isEmpty { layer.handlers.prefetch?(tableView, additional) }
  }

  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    let (content, additional) = layer.split(indexPaths, in: tableView)
    if !content.isEmpty {
      let call: Void? = passOn(.cancelPrefetching) {
        inner?.tableView?(told(tableView), cancelPrefetchingForRowsAt: content)
      }
      if call == nil { recordAbsence(of: .cancelPrefetching) }
    }
    if !additional.isEmpty { layer.handlers.cancelPrefetching?(tableView, additional) }
  }
}

extension TableLayer {
  /// Returns the rows of a list (outer) by owner, each in the order of the list. Rows that are no
  /// longer there belong to nobody.
  fileprivate func split(
    _ indexPaths: [IndexPath], in tableView: UITableView
  ) -> (content: [IndexPath], additional: [AdditionalRow]) {
    var content: [IndexPath] = []
    var additional: [AdditionalRow] = []
    for path in indexPaths {
      switch existingOwner(of: path, in: tableView) {
      case .inner(let path): content.append(path)
      case .layer(let row): additional.append(row)
      case nil: break
      }
    }
    return (content, additional)
  }
}
