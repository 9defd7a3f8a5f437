// One property for each base name: it gives calls of the optional methods UIKit's syntax.
extension UITableViewDataSource {
  /// How many sections the table has; 1 where not implemented.
  public var numberOfSections: OptionalDataSourceNumberOfSections? {
    OptionalDataSourceNumberOfSections(receiver: self)
  }

  /// The optional methods called `tableView`, to be called with `?`.
  public var tableView: OptionalDataSourceTableView? { OptionalDataSourceTableView(receiver: self) }

  /// The titles of the index at the edge of the table, nil for no index.
  public var sectionIndexTitles: OptionalDataSourceSectionIndexTitles? {
    OptionalDataSourceSectionIndexTitles(receiver: self)
  }
}
