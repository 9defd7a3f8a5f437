/// A row that describes itself: a model and the cell class that shows it, with their types erased.
@MainActor
public struct AnyCellConfigurator {
  /// The data that the cell shows.
  public let viewData: Any
  package let registration: AnyCellRegistration
  /// The kind of this row alone, which knows its model by itself.
  package let kind: RowKind<Any>

  /// Creates a row from a configurator, whose types are erased.
  init<Cell>(_ configurator: CellConfigurator<Cell>) {
    viewData = configurator.viewData
    registration = configurator.registration.erased
    var adapter = CellAdapter<Cell, Cell.ViewData>(registration: configurator.registration)
    adapter.capabilities = configurator.capabilities
    let viewData = configurator.viewData
    kind = adapter.kind(of: Any.self) { _ in viewData }
  }

  /// The class of the cell.
  package var cellClass: UITableViewCell.Type { registration.viewClass }

  /// The identifier with which the cell is dequeued.
  var reuseIdentifier: String { registration.reuseIdentifier }
}
