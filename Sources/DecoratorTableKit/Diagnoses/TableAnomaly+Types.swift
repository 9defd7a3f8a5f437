// Types with equal short names are named in full.
extension TableAnomaly {
  /// Returns the anomaly of models of one type among adapters for other types.
  package static func noAdapter(for type: Any.Type, among types: [Any.Type]) -> TableAnomaly {
    let names = TypeNames.distinct([type] + types)
    return .noAdapter(modelType: names[0], adapters: Array(names[1...]))
  }

  /// Returns the anomaly of a cell of another class than expected.
  package static func wrongCellClass(
    _ reuseIdentifier: String, expected: Any.Type, found: Any.Type
  ) -> TableAnomaly {
    let names = TypeNames.distinct([expected, found])
    return .wrongCellClass(
      reuseIdentifier: reuseIdentifier, expected: names[0], found: names[1])
  }
}
