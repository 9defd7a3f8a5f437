import Foundation

extension DecoratedTable {
  /// The outermost parts of all layers, and what is wrapped where there are no layers.
  ///
  /// The parts for prefetching, dragging and dropping are made only if there is something to wrap or
  /// some layer has something to do: a table behaves differently for merely having them.
  func makeObjects() -> TableObjects {
    TableObjects(
      dataSource: dataSource, delegate: delegate,
      prefetchDataSource: makePrefetchDataSource(), dragDelegate: makeDragDelegate(),
      dropDelegate: makeDropDelegate())
  }

  private func makePrefetchDataSource() -> (any UITableViewDataSourcePrefetching)? {
    let wrapped = wrapped().prefetchDataSource
    let content = wrapped ?? attachment.originalPrefetchDataSource
    guard content != nil || layers.contains(where: { $0.layout.events.prefetch != nil }) else {
      return nil
    }
    var ownership = wrapped == nil ? .weak : ownership
    return layers.reduce(content) { inner, layer in
      defer { ownership = .strong }
      return ForwardingTableViewDataSourcePrefetching(
        inner: inner, layout: layer.layout, ownership: ownership)
    }
  }

  private func makeDragDelegate() -> (any UITableViewDragDelegate)? {
    let wrapped = wrapped().dragDelegate
    let content = wrapped ?? attachment.originalDragDelegate
    guard content != nil || layers.contains(where: { $0.layout.events.dragItems != nil }) else {
      return nil
    }
    var ownership = wrapped == nil ? .weak : ownership
    return layers.reduce(content) { inner, layer in
      defer { ownership = .strong }
      return ForwardingTableViewDragDelegate(
        inner: inner, layout: layer.layout, ownership: ownership)
    }
  }

  private func makeDropDelegate() -> (any UITableViewDropDelegate)? {
    let wrapped = wrapped().dropDelegate
    guard let content = wrapped ?? attachment.originalDropDelegate else { return nil }
    var ownership = wrapped == nil ? .weak : ownership
    return layers.reduce(content) { inner, layer in
      defer { ownership = .strong }
      return ForwardingTableViewDropDelegate(
        inner: inner, layout: layer.layout, ownership: ownership)
    }
  }
}
