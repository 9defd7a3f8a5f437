extension Array {
  /// Returns the most specific of the adapters that accept a model; nil if there is none.
  ///
  /// An adapter accepts a model if the dynamic type of that is the adapter's: the same class or a
  /// subclass, or a type that conforms to the protocol.
  ///
  /// - Complexity: O(adapters)
  func mostSpecific(for model: Any, _ modelType: (Element) -> Any.Type) -> Element? {
    let accepting = filter { isModel(model, of: modelType($0)) }
    let classes = accepting.filter { modelType($0) is AnyClass }
    let nearest = classes.first { candidate in
      classes.allSatisfy { isClass(modelType(candidate), atOrBelow: modelType($0)) }
    }
    return nearest ?? accepting.last { modelType($0) != Any.self } ?? accepting.last
  }
}

/// Returns whether a class is another one or a subclass of it.
private func isClass<Above>(_ type: Any.Type, atOrBelow: Above.Type) -> Bool { type is Above.Type }

/// Returns whether the dynamic type of a model is, or conforms to, a type.
///
/// A cast does not suffice: it also wraps and unwraps optionals, and bridges numbers to objects, so
/// that its result is of another type than the model.
private func isModel<Model>(_ model: Any, of type: Model.Type) -> Bool {
  guard let same = model as? Model else { return false }
  return ownType(of: same) == Swift.type(of: model)
}
