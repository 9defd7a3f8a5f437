/// A data source, or a layer of one, that knows which cells its table needs.
@MainActor
protocol CellRegistering: AnyObject {
  /// Returns the cells that the table needs.
  ///
  /// Traps if a reuse identifier stands for the cells of two classes, with the file and the line of
  /// the call that brought them.
  func cellRegistrations(file: StaticString, line: UInt) -> CellRegistrations

  /// Registers the cells in a table, unless that was done already.
  func register(in tableView: UITableView)
}

extension CellRegistering {
  /// The cells that the table needs, where nobody brings new ones.
  var cellRegistrations: CellRegistrations { cellRegistrations(file: #fileID, line: #line) }
}
