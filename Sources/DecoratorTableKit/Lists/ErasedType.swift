/// Whether `Model` hides of which type its values are: a protocol, `Any`, or `AnyHashable`.
///
/// One value tells it of all. A class hides nothing here: its subclasses are models of that class.
func erasesType<Model>(of model: Model) -> Bool {
  Model.self == AnyHashable.self
    || type(of: model as Any) != Model.self && !(Model.self is AnyClass)
}

/// The value that is in a value whose type is hidden.
func opened<Model>(_ model: Model) -> Any {
  if type(of: model as Any) == AnyHashable.self, let hashable = model as? AnyHashable {
    return hashable.base
  }
  // Where `Model` is a protocol, an `Any` made of it holds a value of the protocol's type, and whoever
  // opens it finds the protocol again. Made of the value's own type, it holds just the value.
  func asItsOwn<Own>(_ type: Own.Type) -> Any { (model as? Own).map { $0 as Any } ?? model as Any }
  return _openExistential(type(of: model as Any), do: asItsOwn)
}
