/// An adapter that can be asked whether it is for a model.
@MainActor
protocol ModelAccepting {
  /// The type of the models.
  var modelType: Any.Type { get }

  /// Whether a model is of the adapter's type as it stands: of that class or of one derived from
  /// it, or of a type that conforms to that protocol.
  func accepts(_ model: Any) -> Bool

  /// Whether a class is the adapter's, or is derived from it.
  func isClass(ofOrAbove type: Any.Type) -> Bool
}

extension Array where Element: ModelAccepting {
  /// The most specific adapter of those that are for a model; nil if there is none.
  ///
  /// - Complexity: O(adapters)
  @MainActor
  func mostSpecific(for model: Any) -> Element? {
    let accepting = filter { $0.accepts(model) }
    let classes = accepting.filter { $0.modelType is AnyClass }
    let nearest = classes.first { candidate in
      classes.allSatisfy { $0.isClass(ofOrAbove: candidate.modelType) }
    }
    return nearest ?? accepting.last { $0.modelType != Any.self } ?? accepting.last
  }
}

/// Whether a model is of a type as it stands.
///
/// A cast does more than to ask for the type: it looks into optionals, wraps in them, and turns
/// numbers into objects and back. What it gives then is of another type than the model.
func isModel<Model>(_ model: Any, of type: Model.Type) -> Bool {
  guard let same = model as? Model else { return false }
  return opened(same).type == Swift.type(of: model)
}
