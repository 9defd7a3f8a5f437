extension AppliedUpdate: CustomStringConvertible, CustomDebugStringConvertible {
  /// The number of operations that a description lists.
  private static var listedOperations: Int { 12 }

  /// One line: the origin of the change, and the first operations of the table (reuse).
  ///
  /// - Complexity: O(*m*) for *m* operations.
  public var description: String {
    let operations = table.operations
    let listed = BatchUpdate(operations.prefix(Self.listedOperations))
    let rest = operations.count - min(operations.count, Self.listedOperations)
    let change =
      operations.isEmpty
      ? "nothing to tell the table" : "\(listed)\(rest > 0 ? " and \(rest) more" : "")"
    return "a change of \(origin): \(change)"
  }

  /// Several lines: the origin of the change, then all of its operations at each level, that of the
  /// table (reuse) first and that of the content (data) last.
  ///
  /// - Complexity: O(*m*) for *m* operations at all levels.
  public var debugDescription: String {
    (["a change of \(origin)"] + levels.enumerated().map { "  level \($0)  \($1)" })
      .joined(separator: "\n")
  }

  private var origin: String {
    switch source {
    case .content: "the content"
    case .layer(let name): "layer \(name)"
    case .layers: "several layers"
    }
  }
}
