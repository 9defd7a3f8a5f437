/// A row that describes itself: a model together with the adapter that shows it, with their types
/// erased.
@MainActor
package struct SelfDescribingRow {
  /// Where the table gets the cell from.
  package let registration: AnyCellRegistration
  /// The kind of this row alone, which knows its model by itself.
  package let kind: RowKind<Any>

  /// Creates a row of a model.
  package init<Cell, Model>(_ model: Model, adapter: CellAdapter<Cell, Model>) {
    registration = adapter.registration.erased
    kind = adapter.kind(of: Any.self) { _ in model }
  }
}
