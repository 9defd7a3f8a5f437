/// What stands before `?` in a call of `sectionIndexTitles` on a `UITableViewDataSource`.
@MainActor
public struct OptionalDataSourceSectionIndexTitles {
  let receiver: any UITableViewDataSource

  /// The titles of the index at the edge of the table, nil for no index.
  @discardableResult
  public func callAsFunction(for tableView: UITableView) -> [String]? {
    OptionalMethod.flattened(of: receiver, DataSourceMethod.sectionIndexTitles) {
      receiver.sectionIndexTitles(for: tableView)
    }
  }
}
