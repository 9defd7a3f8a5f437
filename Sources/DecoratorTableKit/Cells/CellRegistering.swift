/// A data source, or a layer of one, that knows which cells its table needs.
@MainActor
protocol CellRegistering: AnyObject {
  /// The cells.
  var cellRegistrations: CellRegistrations { get }

  /// Tells a table where the cells come from, unless it was told already.
  func register(in tableView: UITableView)
}
