import Foundation

// The objects of the content, which wrapped code reads and sets on the table that it knows.
extension DecoratedTable: WrappedObjects {
  /// The objects of the content now: those that were wrapped first, and what was set instead.
  func wrapped() -> TableObjects { replaced.applied(to: firstWrapped()) }

  /// Returns whether one of the wrapped objects is retained.
  func ownership(of kind: TableObjectKind) -> InnerOwnership {
    replaced.isReplaced(kind) ? .weak : ownership
  }

  var wrappedDataSource: (any UITableViewDataSource)? {
    get { wrapped().dataSource }
    set {
      guard newValue !== wrapped().dataSource else { return }
      releaseQueue()
      replaced.replace(.dataSource, by: newValue)
      halves.first?.dataSource.wrap(newValue, ownership: .weak)
      // The rows of another source are not those that were laid out.
      for half in halves { half.layer.forgetRows() }
      guard isDecorating, let tableView else { return }
      checkCells()
      (newValue as? any CellRegistering)?.register(in: tableView)
      shareQueue()
      queue.forget()
      reportTableOfSubclass()
      showAgain(.dataSource)
      // One of several sources shares a table, which does not load for that.
      if share != nil { reloadData() }
    }
  }

  var wrappedDelegate: (any UITableViewDelegate)? {
    get { wrapped().delegate }
    set {
      guard newValue !== wrapped().delegate else { return }
      replaced.replace(.delegate, by: newValue)
      halves.first?.delegate.wrap(newValue, ownership: .weak)
      showAgain(.delegate)
    }
  }

  var wrappedPrefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get {
      wrapped().prefetchDataSource
        ?? (replaced.isReplaced(.prefetchDataSource) ? nil : attachment.originalPrefetchDataSource)
    }
    set {
      guard newValue !== wrappedPrefetchDataSource else { return }
      replaced.replace(.prefetchDataSource, by: newValue)
      showAgain(.prefetchDataSource)
    }
  }

  var wrappedDragDelegate: (any UITableViewDragDelegate)? {
    get {
      wrapped().dragDelegate
        ?? (replaced.isReplaced(.dragDelegate) ? nil : attachment.originalDragDelegate)
    }
    set {
      guard newValue !== wrappedDragDelegate else { return }
      replaced.replace(.dragDelegate, by: newValue)
      showAgain(.dragDelegate)
    }
  }

  var wrappedDropDelegate: (any UITableViewDropDelegate)? {
    get {
      wrapped().dropDelegate
        ?? (replaced.isReplaced(.dropDelegate) ? nil : attachment.originalDropDelegate)
    }
    set {
      guard newValue !== wrappedDropDelegate else { return }
      replaced.replace(.dropDelegate, by: newValue)
      showAgain(.dropDelegate)
    }
  }
}
