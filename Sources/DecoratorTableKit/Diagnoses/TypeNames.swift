/// The names of types in diagnoses.
enum TypeNames {
  /// Returns the short name of each type, or the full name where two types share the short one.
  ///
  /// Types of one name are in different modules, or inside different types.
  static func distinct(_ types: [Any.Type]) -> [String] {
    var sharing: [String: Set<ObjectIdentifier>] = [:]
    for type in types { sharing["\(type)", default: []].insert(ObjectIdentifier(type)) }
    return types.map { type in
      let name = "\(type)"
      return (sharing[name]?.count ?? 0) > 1 ? String(reflecting: type) : name
    }
  }
}
