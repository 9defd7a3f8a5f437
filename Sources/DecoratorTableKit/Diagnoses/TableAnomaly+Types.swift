// Types are named so that the reader can tell them apart.
extension TableAnomaly {
  /// There is no adapter for models of a type among those for others.
  static func noAdapter(for type: Any.Type, among types: [Any.Type]) -> TableAnomaly {
    let names = TypeNames.distinct([type] + types)
    return .noAdapter(modelType: names[0], adapters: Array(names[1...]))
  }

  /// The table gave a cell of another class.
  static func wrongCellClass(
    _ reuseIdentifier: String, expected: Any.Type, found: Any.Type
  ) -> TableAnomaly {
    let names = TypeNames.distinct([expected, found])
    return .wrongCellClass(
      reuseIdentifier: reuseIdentifier, expected: names[0], found: names[1])
  }
}
