/// The names of types in diagnoses.
enum TypeNames {
  /// The short name of each type; the full one where two of them share the short one.
  ///
  /// Types of one name live in different modules, or inside different types.
  static func distinct(_ types: [Any.Type]) -> [String] {
    var sharing: [String: Set<ObjectIdentifier>] = [:]
    for type in types { sharing["\(type)", default: []].insert(ObjectIdentifier(type)) }
    return types.map { type in
      let name = "\(type)"
      return (sharing[name]?.count ?? 0) > 1 ? String(reflecting: type) : name
    }
  }
}
