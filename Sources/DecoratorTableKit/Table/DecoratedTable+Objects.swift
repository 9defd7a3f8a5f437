import Foundation

extension DecoratedTable {
  /// Makes the outermost parts of all layers, or returns what is wrapped where there are no layers.
  ///
  /// The parts for prefetching, dragging and dropping are made only if there is something to wrap
  /// or some layer has something to do, since a table behaves differently for merely having them.
  func makeObjects() -> TableObjects {
    TableObjects(
      dataSource: dataSource, delegate: delegate,
      prefetchDataSource: makePrefetchDataSource(), dragDelegate: makeDragDelegate(),
      dropDelegate: makeDropDelegate(), withheld: wrapped().withheld)
  }

  private func makePrefetchDataSource() -> (any UITableViewDataSourcePrefetching)? {
    let wrapped = wrapped().prefetchDataSource
    let content = wrappedPrefetchDataSource
    guard content != nil || halves.contains(where: { $0.layer.events.prefetch != nil }) else {
      return nil
    }
    var ownership = wrapped == nil ? .weak : ownership(of: .prefetchDataSource)
    return halves.reduce(content) { inner, half in
      defer { ownership = .strong }
      return ForwardingTableViewDataSourcePrefetching(
        inner: inner, layer: half.layer, ownership: ownership)
    }
  }

  private func makeDragDelegate() -> (any UITableViewDragDelegate)? {
    let wrapped = wrapped().dragDelegate
    let content = wrappedDragDelegate
    guard content != nil || halves.contains(where: { $0.layer.events.dragItems != nil }) else {
      return nil
    }
    var ownership = wrapped == nil ? .weak : ownership(of: .dragDelegate)
    return halves.reduce(content) { inner, half in
      defer { ownership = .strong }
      return ForwardingTableViewDragDelegate(
        inner: inner, layer: half.layer, ownership: ownership)
    }
  }

  private func makeDropDelegate() -> (any UITableViewDropDelegate)? {
    let wrapped = wrapped().dropDelegate
    guard let content = wrappedDropDelegate else { return nil }
    var ownership = wrapped == nil ? .weak : ownership(of: .dropDelegate)
    return halves.reduce(content) { inner, half in
      defer { ownership = .strong }
      return ForwardingTableViewDropDelegate(
        inner: inner, layer: half.layer, ownership: ownership)
    }
  }
}
