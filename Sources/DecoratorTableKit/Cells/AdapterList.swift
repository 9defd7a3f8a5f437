/// The adapters of cells, or of headers and footers: one for each type of models.
@MainActor
package struct AdapterList<Adapter> {
  /// An adapter, and what it was added for.
  package struct Entry {
    let modelType: Any.Type
    let viewClass: UIView.Type
    package let adapter: Adapter
  }

  /// The adapters in the order in which they were added.
  private(set) var all: [Entry] = []
  /// The indices of the adapters, by the type of their models.
  private var places: [ObjectIdentifier: Int] = [:]
  package private(set) var registrations = Registrations()

  /// Adds an adapter.
  ///
  /// Traps if there is one for its type of models already, or if its reuse identifier is registered
  /// for views of another class.
  package mutating func add(
    _ adapter: Adapter, for modelType: Any.Type, _ registration: AnyRegistration
  ) {
    let viewClass = registration.viewClass
    if let place = places.updateValue(all.count, forKey: ObjectIdentifier(modelType)) {
      let kind = viewClass is UITableViewCell.Type ? "" : "headers and footers of "
      misuse(
        """
        there is an adapter for \(kind)\(modelType) already, with \(all[place].viewClass): give each \
        type of models one adapter, which can look at the model
        """)
    }
    registrations.add(registration)
    all.append(Entry(modelType: modelType, viewClass: viewClass, adapter: adapter))
  }

  /// Returns the most specific adapter for a model; nil if there is none.
  ///
  /// The result is the same for all models of one type. A class and its subclass are two types.
  ///
  /// - Complexity: O(1) for a type that has one of its own, O(adapters) for any other: callers that
  ///   show rows ask once for each type.
  package func entry(for model: Any) -> Entry? {
    let model = unwrapped(model)
    if let place = places[ObjectIdentifier(type(of: model))] { return all[place] }
    let accepting = all.filter { isModel(model, of: $0.modelType) }
    let classes = accepting.filter { $0.modelType is AnyClass }
    let nearest = classes.first { candidate in
      classes.allSatisfy { isClass(candidate.modelType, atOrBelow: $0.modelType) }
    }
    return nearest ?? accepting.last { $0.modelType != Any.self } ?? accepting.last
  }

  /// Returns the anomaly of a model without an adapter.
  package func anomaly(for model: Any) -> TableAnomaly {
    .noAdapter(for: ownType(of: model), among: all.map(\.modelType))
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
