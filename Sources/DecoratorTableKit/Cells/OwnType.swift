/// Returns whether `Model` erases the dynamic types of its values, as a protocol, `Any` and
/// `AnyHashable` do.
///
/// The answer is the same for every value of `Model`. Class types do not count as erased.
package func erasesType<Model>(of model: Model) -> Bool {
  Model.self == AnyHashable.self
    || type(of: model as Any) != Model.self && !(Model.self is AnyClass)
}

/// Returns the dynamic type of a model; for an `AnyHashable`, that of the value inside.
package func ownType<Model>(of model: Model) -> Any.Type {
  let model = model as Any
  guard type(of: model) == AnyHashable.self, let hashable = model as? AnyHashable else {
    return type(of: model)
  }
  return type(of: hashable.base)
}

/// Returns a model as a value of its dynamic type.
///
/// In generic code, `model as Any` does not suffice: for an existential or an `AnyHashable`, it is
/// an `Any` around that, and not around the model.
package func unwrapped<Model>(_ model: Model) -> Any {
  erasesType(of: model) ? cast(model, to: ownType(of: model)) : model
}

private func cast<Model, Own>(_ model: Model, to type: Own.Type) -> Any {
  guard let model = model as? Own else { misuse("\(model) is not a \(type)") }
  return model
}
