/// Whether `Model` hides of which type its values are: a protocol, `Any`, or `AnyHashable`.
///
/// One value tells it of all. A class hides nothing here: its subclasses are models of that class.
func erasesType<Model>(of model: Model) -> Bool {
  Model.self == AnyHashable.self
    || type(of: model as Any) != Model.self && !(Model.self is AnyClass)
}

/// A value whose type is hidden, without an `AnyHashable` around it, and its own type.
func opened<Model>(_ model: Model) -> (model: Any, type: Any.Type) {
  let model = model as Any
  guard type(of: model) == AnyHashable.self, let hashable = model as? AnyHashable else {
    return (model, type(of: model))
  }
  return (hashable.base, type(of: hashable.base))
}

/// A value as one of its own type.
///
/// To pass it on as `Any` would not do: made of a generic value, an `Any` may hold a protocol's value,
/// and what is opened is then that protocol.
func typed<Own>(_ model: Any, as type: Own.Type) -> Own {
  guard let model = model as? Own else { misuse("\(model) cannot be had as \(type)") }
  return model
}
