import Foundation

extension DecoratedTable {
  /// Makes the outermost parts of all layers, or returns what is wrapped where there are no layers.
  ///
  /// The parts for prefetching, dragging and dropping are made only if there is something to wrap
  /// or some layer has something to do, since a table behaves differently for merely having them.
  func makeObjects() -> TableObjects {
    var objects = TableObjects([.dataSource: dataSource, .delegate: delegate])
    for kind in TableObjectKind.allCases where kind.isOptional { objects[kind] = makeObject(kind) }
    objects.withheld = replaced.kinds
    return objects
  }

  private func makeObject(_ kind: TableObjectKind) -> AnyObject? {
    let content = wrapped(kind)
    guard content != nil || halves.contains(where: { $0.layer.events.has(kind) }) else {
      return nil
    }
    var ownership = wrapped()[kind] == nil ? .weak : ownership(of: kind)
    return halves.reduce(content) { inner, half in
      defer { ownership = .strong }
      switch kind {
      case .dataSource, .delegate: return inner
      case .prefetchDataSource:
        return ForwardingTableViewDataSourcePrefetching(
          inner: inner as? any UITableViewDataSourcePrefetching, layer: half.layer,
          ownership: ownership)
      case .dragDelegate:
        return ForwardingTableViewDragDelegate(
          inner: inner as? any UITableViewDragDelegate, layer: half.layer, ownership: ownership)
      case .dropDelegate:
        return ForwardingTableViewDropDelegate(
          inner: inner as? any UITableViewDropDelegate, layer: half.layer, ownership: ownership)
      }
    }
  }
}

extension AdditionalRowEvents {
  /// Returns whether a layer has something to do as an object of a kind, whatever it wraps.
  fileprivate func has(_ kind: TableObjectKind) -> Bool {
    switch kind {
    case .prefetchDataSource: prefetch != nil
    case .dragDelegate: dragItems != nil
    case .dataSource, .delegate, .dropDelegate: false
    }
  }
}
