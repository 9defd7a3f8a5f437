/// An adapter with the type of models that it accepts.
@MainActor
protocol ModelAccepting {
  /// The type of the models.
  var modelType: Any.Type { get }

  /// Returns whether the dynamic type of a model is the adapter's type: that class or a subclass,
  /// or a type that conforms to that protocol.
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

/// Returns whether the dynamic type of a model is, or conforms to, a type.
///
/// A cast does not suffice: it also wraps and unwraps optionals, and bridges numbers to objects, so
/// that its result is of another type than the model.
func isModel<Model>(_ model: Any, of type: Model.Type) -> Bool {
  guard let same = model as? Model else { return false }
  return ownType(of: same) == Swift.type(of: model)
}
