extension DecoratedTable {
  /// Wraps a source of mixed rows together with a ``ListTableViewDelegate`` for it, and retains both.
  ///
  /// ```swift
  /// let feed = DecoratedTable(ListTableViewDataSource(list, cells: cells))
  /// feed.attach(to: tableView)
  /// ```
  ///
  /// - Parameter source: The source of the content.
  public convenience init(_ source: ListTableViewDataSource) {
    self.init(dataSource: source, delegate: ListTableViewDelegate(source: source))
  }
}
