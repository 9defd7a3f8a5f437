extension DecoratedTable {
  /// Wraps a source of mixed rows together with a ``ListTableViewDelegate`` for it, and retains
  /// both.
  ///
  /// To add to what the delegate does, wrap a subclass of it with
  /// ``init(dataSource:delegate:prefetchDataSource:dragDelegate:dropDelegate:)``.
  ///
  /// ```swift
  /// let feed = DecoratedTable(ListTableViewDataSource(list, cells: cells))
  /// feed.attach(to: tableView)
  /// ```
  ///
  /// - Parameter source: The source of the content.
  public convenience init(_ source: ListTableViewDataSource) { self.init(dataSource: source) }
}

extension ListTableViewDataSource: DelegateProviding {
  package final func makeDelegate() -> any UITableViewDelegate {
    ListTableViewDelegate(source: self)
  }
}
