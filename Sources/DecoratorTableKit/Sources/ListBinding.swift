/// The rows of a list bound to what shows them, type by type.
///
/// What was found for a type stays when the list changes.
@MainActor
struct ListBinding {
  /// What shows the models of adapters.
  let cells: CellAdapterMap
  /// The cells of all adapters, and of all configurators that there ever were.
  private(set) var registrations: CellRegistrations
  /// The rows of each column.
  private var columns: [ListRowBehavior] = []
  private var byType: [ObjectIdentifier: ListRowBehavior] = [:]

  init(cells: CellAdapterMap) {
    self.cells = cells
    registrations = cells.registrations
  }

  /// The rows whose models are in a column.
  subscript(column: Int) -> ListRowBehavior { columns[column] }

  /// Binds the rows of a list.
  ///
  /// - Returns: What tables have not been told of yet.
  /// - Complexity: O(columns + configurators)
  mutating func bind(_ list: HeterogeneousList) -> [AnyCellRegistration] {
    columns.removeAll(keepingCapacity: true)
    var added: [AnyCellRegistration] = []
    for column in list.columns {
      let rows = rows(of: column)
      columns.append(rows)
      for registration in rows.registrations(in: column) where registrations.add(registration) {
        added.append(registration)
      }
    }
    return added
  }

  private mutating func rows(of column: ListColumn) -> ListRowBehavior {
    if let known = byType[column.modelIdentifier] { return known }
    let rows = column.visited(by: RowBinder(cells: cells))
    byType[column.modelIdentifier] = rows
    return rows
  }
}

/// Makes the rows of a column's type.
private struct RowBinder: ListColumnVisitor {
  let cells: CellAdapterMap

  func visit<Model>(_ column: TypedColumn<Model>) -> ListRowBehavior {
    Model.self == AnyCellConfigurator.self
      ? SelfDescribingListRowBehavior() : AdaptedListRowBehavior<Model>(cells: cells)
  }
}
