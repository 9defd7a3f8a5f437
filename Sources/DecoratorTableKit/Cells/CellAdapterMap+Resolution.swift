extension CellAdapterMap {
  /// The most specific adapter for a model; nil if there is none.
  ///
  /// It is the same for all models of one type; of classes, for all instances of the very same
  /// class.
  ///
  /// - Complexity: O(1) for a type that has one of its own, O(adapters) for any other: who shows
  ///   rows asks once for each type.
  func adapter(for model: Any) -> AnyCellAdapter? {
    let (model, type) = opened(model)
    if let own = adaptersByType[ObjectIdentifier(type)] { return own }
    return adapters.mostSpecific(for: model)
  }

  /// The rows of a model's kind, known by models of the type as which it is given.
  ///
  /// It serves all models of one type; of classes, all instances of the very same class. Where
  /// there is no adapter for them, each row has a cell that says so.
  ///
  /// - Parameter model: One of the models.
  /// - Complexity: As ``adapter(for:)``; allocates. Who shows rows keeps it for each type.
  func kind<Base>(for model: Base) -> RowKind<Base> {
    if let adapter = adapter(for: model) { return adapter.kind(of: Base.self) }
    let anomaly = anomaly(for: model)
    return RowKind { tableView, indexPath, _ in
      FallbackCell.make(for: anomaly, in: tableView, at: indexPath)
    }
  }

  /// What is wrong where there is no adapter for a model.
  func anomaly(for model: Any) -> TableAnomaly {
    .noAdapter(for: opened(model).type, among: adapters.map(\.modelType))
  }
}
