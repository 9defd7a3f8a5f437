/// A value of a JSON document, with numbers as they are written.
enum JSONValue: Hashable, Sendable {
  case object([Member])
  case array([JSONValue])
  case string(String)
  case number(String)
  case bool(Bool)
  case null

  /// A member of an object.
  struct Member: Hashable, Sendable {
    var key: String
    var value: JSONValue
  }

  /// What it is, with its article, for messages.
  var kind: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string(let string): "\"\(string.prefix(40))\""
    case .number(let number): String(number.prefix(40))
    case .bool(let bool): "\(bool)"
    case .null: "null"
    }
  }

  /// Returns the value of a member of an object; nil if there is none.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
