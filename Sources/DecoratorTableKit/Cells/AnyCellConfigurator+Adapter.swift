extension AnyCellConfigurator {
  /// Creates a row that shows a model with an adapter.
  init<Cell, Model>(_ model: Model, adapter: CellAdapter<Cell, Model>) {
    viewData = model
    registration = adapter.registration.erased
    kind = adapter.kind(of: Any.self) { _ in model }
  }
}
