extension AnyCellConfigurator {
  /// A row that shows a model as an adapter says.
  init<Cell, Model>(_ model: Model, adapter: CellAdapter<Cell, Model>) {
    viewData = model
    registration = adapter.registration.erased
    kind = adapter.kind(of: Void.self) { model }
  }
}
