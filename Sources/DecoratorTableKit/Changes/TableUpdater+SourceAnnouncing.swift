// What a wrapped source says of itself.
extension TableUpdater: SourceAnnouncing {
  func announce(_ change: SourceChange) -> Bool {
    guard tableView != nil else { return false }
    enqueue(change)
    return true
  }

  /// Makes a source tell the table through this object, if it is one that tells a table by itself.
  ///
  /// - Parameter dataSource: What is wrapped, which may be inside decorators that were stacked by hand.
  func look(after dataSource: (any UITableViewDataSource)?) {
    var source = dataSource
    while let decorator = source as? ForwardingTableViewDataSource { source = decorator.inner }
    (source as? SnapshotTableViewDataSourceBase)?.announcer = self
  }
}
