/// A value of a JSON object, as far as a record needs it.
enum JSONValue: Equatable {
  case string(String)
  /// A number, in the digits that it is written with.
  case number(String)
  case bool
  case null
  case array
  case object

  /// What the value is, with its article.
  var kind: String {
    switch self {
    case .string: "a string"
    case .number: "a number"
    case .bool: "a truth value"
    case .null: "null"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// One object of a file, with the lines on which its fields stand.
struct JSONObject: Equatable {
  /// A field, in the order of the file.
  struct Field: Equatable {
    let name: String
    let value: JSONValue
    let line: Int
  }

  /// What a message calls the object, such as `post 3`.
  let title: String
  /// The line on which the object begins, from 1.
  let line: Int
  /// All fields.
  let fields: [Field]

  /// The string in a field.
  func string(_ name: String) throws(JSONProblem) -> String {
    let value = try value(of: name)
    guard case .string(let string) = value else {
      throw problem(with: name, "a string is needed, not \(value.kind)")
    }
    return string
  }

  /// The string or the whole number in a field: servers number their records either way.
  func identifier(_ name: String) throws(JSONProblem) -> String {
    let value = try value(of: name)
    switch value {
    case .string(let string): return string
    case .number(let digits) where Int(digits) != nil: return digits
    default: throw problem(with: name, "a string or a whole number is needed, not \(value.kind)")
    }
  }

  /// The error that says what is wrong with a field.
  func problem(with name: String, _ reason: String) -> JSONProblem {
    .broken(line: field(name)?.line ?? line, reason: "\(title), \(name): \(reason)")
  }

  private func value(of name: String) throws(JSONProblem) -> JSONValue {
    guard let field = field(name) else { throw problem(with: name, "is missing") }
    return field.value
  }

  // Of fields with one name the last counts, as with most readers of JSON.
  private func field(_ name: String) -> Field? { fields.last { $0.name == name } }
}
