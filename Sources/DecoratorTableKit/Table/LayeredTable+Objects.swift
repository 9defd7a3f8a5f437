import Foundation

extension LayeredTable {
  /// Makes the outermost parts of all layers, or returns the wrapped objects if there are no
  /// layers.
  ///
  /// The parts for prefetching, dragging and dropping are made only if there is an object to wrap
  /// or some layer has handlers, since a table behaves differently merely because they exist.
  func makeObjects() -> TableObjects {
    var objects = TableObjects { kind in
      switch kind {
      case .dataSource: dataSource
      case .delegate: delegate
      case .prefetchDataSource, .dragDelegate, .dropDelegate: makePart(kind)
      }
    }
    objects.withheld = replaced.kinds
    return objects
  }

  /// Makes the parts of the layers of a kind, and returns the outermost one.
  private func makePart(_ kind: TableObjectKind) -> AnyObject? {
    let content = inner(kind)
    guard content != nil || halves.contains(where: { $0.layer.events.has(kind) }) else {
      return nil
    }
    var ownership = wrapped()[kind] == nil ? .weak : ownership(of: kind)
    return halves.reduce(content) { inner, half in
      defer { ownership = .strong }
      let part: any LayerPart
      switch kind {
      case .dataSource, .delegate: return inner
      case .prefetchDataSource:
        part = ForwardingTableViewDataSourcePrefetching(layer: half.layer)
      case .dragDelegate: part = ForwardingTableViewDragDelegate(layer: half.layer)
      case .dropDelegate: part = ForwardingTableViewDropDelegate(layer: half.layer)
      }
      part.wrap(object: inner, ownership: ownership)
      return part
    }
  }
}

extension AdditionalRowEvents {
  /// Returns whether a layer has handlers for a kind of object.
  fileprivate func has(_ kind: TableObjectKind) -> Bool {
    switch kind {
    case .prefetchDataSource: prefetch != nil
    case .dragDelegate: dragItems != nil
    case .dataSource, .delegate, .dropDelegate: false
    }
  }
}
