/// A data source, or a layer of one, that knows which cells its table needs.
@MainActor
package protocol CellRegistering: AnyObject {
  /// Returns the cells that the table needs.
  ///
  /// Traps if cells of two classes share a reuse identifier.
  func cellRegistrations() -> CellRegistrations

  /// Registers the cells in a table, unless that was done already.
  func register(in tableView: UITableView)
}
