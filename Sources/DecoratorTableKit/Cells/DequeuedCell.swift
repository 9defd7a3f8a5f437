/// What a table gave for a reuse identifier.
@MainActor
enum DequeuedCell<Cell: UITableViewCell> {
  /// A cell of the right class.
  case cell(Cell)
  /// A cell of another class.
  case wrongClass(CellAnomaly)
  /// No cell.
  case missing(CellAnomaly)
}
