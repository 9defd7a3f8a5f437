/// The rows of a list bound to their behaviors, type by type.
///
/// The behavior of a type stays when the list changes.
@MainActor
struct ListBinding {
  /// The adapters of models that do not describe their rows themselves.
  let cells: CellAdapterMap
  /// The cells of all adapters, and of all configurators that were ever bound.
  private(set) var registrations: CellRegistrations
  /// The behavior of each column's rows.
  private var columns: [ListRowBehavior] = []
  private var byType: [ObjectIdentifier: ListRowBehavior] = [:]

  init(cells: CellAdapterMap) {
    self.cells = cells
    registrations = cells.registrations
  }

  /// The behavior of the rows with models in a column.
  subscript(column: Int) -> ListRowBehavior { columns[column] }

  /// Binds the rows of a list.
  ///
  /// Traps if the reuse identifier of a configurator stands for cells of another class.
  ///
  /// - Returns: The registrations that are new.
  /// - Complexity: O(columns + configurators)
  mutating func bind(_ list: HeterogeneousList) -> [AnyCellRegistration] {
    columns.removeAll(keepingCapacity: true)
    var added: [AnyCellRegistration] = []
    for column in list.columns {
      let rows = rows(of: column)
      columns.append(rows)
      for registration in rows.registrations(in: column)
      where registrations.add(registration) {
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

/// The visitor that makes the behavior of rows with models of a column's type.
private struct RowBinder: ListColumnVisitor {
  let cells: CellAdapterMap

  func visit<Model>(_ column: TypedColumn<Model>) -> ListRowBehavior {
    Model.self == AnyCellConfigurator.self
      ? SelfDescribingListRowBehavior() : AdaptedListRowBehavior<Model>(cells: cells)
  }
}
