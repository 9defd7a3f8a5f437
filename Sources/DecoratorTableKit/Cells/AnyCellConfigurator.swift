/// A model paired with the cell class that shows it, without their types: a row that describes
/// itself.
@MainActor
public struct AnyCellConfigurator {
  /// What the cell shows.
  public let viewData: Any
  let registration: AnyCellRegistration
  let kind: RowKind<Void>

  /// Forgets the types of a configurator.
  public init<Cell>(_ configurator: CellConfigurator<Cell>) {
    viewData = configurator.viewData
    registration = configurator.registration.erased
    var adapter = CellAdapter<Cell, Cell.ViewData>(registration: configurator.registration)
    adapter.capabilities = configurator.capabilities
    let viewData = configurator.viewData
    kind = adapter.kind(of: Void.self) { viewData }
  }

  /// The class of the cell.
  public var cellClass: UITableViewCell.Type { registration.viewClass }

  /// What the cell is dequeued with.
  public var reuseIdentifier: String { registration.reuseIdentifier }
}
