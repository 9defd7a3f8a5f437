/// Returns whether `Model` hides the own types of its values, as a protocol, `Any` and
/// `AnyHashable` do.
///
/// The answer is the same for every value of `Model`. A class does not count: a value of it is at
/// hand as what it is.
package func erasesType<Model>(of model: Model) -> Bool {
  Model.self == AnyHashable.self
    || type(of: model as Any) != Model.self && !(Model.self is AnyClass)
}

/// Returns the own type of a model; for an `AnyHashable` that of the value inside.
package func ownType<Model>(of model: Model) -> Any.Type {
  let model = model as Any
  guard type(of: model) == AnyHashable.self, let hashable = model as? AnyHashable else {
    return type(of: model)
  }
  return type(of: hashable.base)
}

/// Returns a model as a value of its own type.
///
/// In generic code, `model as Any` is not enough: of a protocol's value or an `AnyHashable` it is
/// an `Any` with that value inside, and not with the model.
package func unwrapped<Model>(_ model: Model) -> Any {
  erasesType(of: model) ? cast(model, to: ownType(of: model)) : model
}

private func cast<Model, Own>(_ model: Model, to type: Own.Type) -> Any {
  guard let model = model as? Own else { misuse("\(model) is not a \(type)") }
  return model
}
