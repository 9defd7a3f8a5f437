/// What a table gave for a reuse identifier.
@MainActor
enum DequeuedCell<Cell: UITableViewCell> {
  /// A cell of the right class.
  case cell(Cell)
  /// No such cell, and why.
  case other(CellAnomaly)
}
