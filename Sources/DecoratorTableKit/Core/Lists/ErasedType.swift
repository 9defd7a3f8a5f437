/// Returns whether `Model` hides the types of its values, as a protocol, `Any`, or `AnyHashable`
/// do.
///
/// One value tells it for all. A class hides nothing here: its subclasses are models of that class.
func erasesType<Model>(of model: Model) -> Bool {
  Model.self == AnyHashable.self
    || type(of: model as Any) != Model.self && !(Model.self is AnyClass)
}

/// Returns a value of a hidden type, without an `AnyHashable` around it, and its own type.
func opened<Model>(_ model: Model) -> (model: Any, type: Any.Type) {
  let model = model as Any
  guard type(of: model) == AnyHashable.self, let hashable = model as? AnyHashable else {
    return (model, type(of: model))
  }
  return (hashable.base, type(of: hashable.base))
}

/// Returns a value as one of its own type.
///
/// It is not enough to pass the value on as `Any`. An `Any` that is made of a generic value may
/// hold a protocol's value, and is then opened as that protocol.
func typed<Own>(_ model: Any, as type: Own.Type) -> Own {
  guard let model = model as? Own else { misuse("\(model) is not a \(type)") }
  return model
}
