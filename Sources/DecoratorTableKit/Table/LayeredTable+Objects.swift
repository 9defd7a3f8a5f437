import Foundation

extension LayeredTable {
  /// Returns the objects of the added layers, or else the wrapped ones. A table reads their methods
  /// when they are set.
  ///
  /// There are objects for prefetching, dragging and dropping only if there is an object to wrap or
  /// some layer has handlers, since a table behaves differently merely because they exist.
  func makeObjects() -> TableObjects {
    var objects = TableObjects { kind in
      switch kind {
      case .dataSource: dataSource
      case .delegate: delegate
      case .prefetchDataSource, .dragDelegate, .dropDelegate: optionalObject(kind)
      }
    }
    objects.withheld = replaced.kinds
    return objects
  }

  private func optionalObject(_ kind: TableObjectKind) -> AnyObject? {
    let content = inner(kind)
    guard let front else { return content }
    guard content != nil || addedLayers.contains(where: { $0.events.has(kind) }) else {
      front.releasePart(kind)
      return nil
    }
    let part = front.part(kind)
    let ownership = wrapped()[kind] == nil ? .weak : ownership(of: kind)
    if part.innerObject !== content || part.ownership != ownership {
      part.wrap(object: content, ownership: ownership)
    }
    return part
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
