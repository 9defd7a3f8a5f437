/// An adapter that knows which models it accepts.
@MainActor
protocol ModelAccepting {
  /// The type of the models.
  var modelType: Any.Type { get }

  /// Returns whether a model, without any cast, is of the adapter's type: of that class or a
  /// subclass, or of a type that conforms to that protocol.
  func accepts(_ model: Any) -> Bool

  /// Returns whether a class is the adapter's class or a subclass of it.
  func isClass(ofOrAbove type: Any.Type) -> Bool
}

extension Array where Element: ModelAccepting {
  /// Returns the most specific of the adapters that accept a model; nil if there is none.
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

/// Returns whether a model, without any cast, is of a type.
///
/// A cast does more than ask for the type: it unwraps and wraps optionals, and turns numbers into
/// objects and back. Its result is then of another type than the model.
func isModel<Model>(_ model: Any, of type: Model.Type) -> Bool {
  guard let same = model as? Model else { return false }
  return ownType(of: same) == Swift.type(of: model)
}
