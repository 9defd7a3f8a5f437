/// A data source, or a layer of one, that knows which cells its table needs.
@MainActor
protocol CellRegistering: AnyObject {
  /// Returns the cells that the table needs.
  ///
  /// Traps if a reuse identifier stands for the cells of two classes.
  func cellRegistrations() -> CellRegistrations

  /// Registers the cells in a table, unless that was done already.
  func register(in tableView: UITableView)
}
