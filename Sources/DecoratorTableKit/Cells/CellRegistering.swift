/// A data source, or a layer of one, that registers the cells of its table.
@MainActor
package protocol CellRegistering: AnyObject {
  /// Returns the cells that the table needs.
  ///
  /// Traps if cells of two classes share a reuse identifier.
  func cellRegistrations() -> CellRegistrations

  /// Registers the cells in a table, unless they are registered.
  func register(in tableView: UITableView)
}
