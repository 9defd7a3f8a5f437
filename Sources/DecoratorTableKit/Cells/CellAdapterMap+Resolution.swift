extension CellAdapterMap {
  /// Returns the most specific adapter for a model; nil if there is none.
  ///
  /// The result is the same for all models of one type. A class and its subclass are two types.
  ///
  /// - Complexity: O(1) for a type that has one of its own, O(adapters) for any other: callers that
  ///   show rows ask once for each type.
  func adapter(for model: Any) -> (any AnyCellAdapter)? {
    let model = unwrapped(model)
    return adaptersByType[ObjectIdentifier(type(of: model))]
      ?? adapters.mostSpecific(for: model) { $0.modelType }
  }

  /// Returns the kind of a model's rows, for values of the model's static type.
  ///
  /// It is the same for all models of one type, as ``adapter(for:)``. Without an adapter, each row
  /// has a cell that says so.
  ///
  /// - Parameter model: One of the models.
  /// - Complexity: As ``adapter(for:)``; allocates. Callers that show rows keep the result for each
  ///   type.
  package func kind<Base>(for model: Base) -> RowKind<Base> {
    if let adapter = adapter(for: model) { return adapter.kind(of: Base.self) }
    let anomaly = anomaly(for: model)
    return RowKind { tableView, indexPath, _ in
      FallbackCell.make(for: anomaly, in: tableView, at: indexPath)
    }
  }

  /// Returns the anomaly of a model without an adapter.
  func anomaly(for model: Any) -> TableAnomaly {
    .noAdapter(for: ownType(of: model), among: adapters.map(\.modelType))
  }
}
