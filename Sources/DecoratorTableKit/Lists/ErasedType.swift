/// Whether `Model` hides of which type its values are: a protocol, `Any`, or `AnyHashable`.
///
/// One value tells it of all. A class hides nothing here: its subclasses are models of that class.
func erasesType<Model>(of model: Model) -> Bool {
  Model.self == AnyHashable.self
    || type(of: model as Any) != Model.self && !(Model.self is AnyClass)
}

/// The value that is in a value whose type is hidden.
func opened<Model>(_ model: Model) -> Any {
  let model = model as Any
  guard type(of: model) == AnyHashable.self, let hashable = model as? AnyHashable else {
    return model
  }
  return hashable.base
}
