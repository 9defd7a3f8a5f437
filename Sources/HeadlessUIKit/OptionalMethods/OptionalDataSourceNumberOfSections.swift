/// What stands before `?` in a call of `numberOfSections` on a `UITableViewDataSource`.
@MainActor
public struct OptionalDataSourceNumberOfSections {
  let receiver: any UITableViewDataSource

  /// How many sections the table has; 1 where not implemented.
  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> Int? {
    OptionalMethod.value(of: receiver, DataSourceMethod.numberOfSections) {
      receiver.numberOfSections(in: tableView)
    }
  }
}
