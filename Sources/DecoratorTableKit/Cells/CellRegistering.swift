/// A data source, or a layer of one, that knows which cells its table needs.
@MainActor
protocol CellRegistering: AnyObject {
  /// The cells that the table needs.
  var cellRegistrations: CellRegistrations { get }

  /// Registers the cells in a table, unless that was done already.
  func register(in tableView: UITableView)
}
