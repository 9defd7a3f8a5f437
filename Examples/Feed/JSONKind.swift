/// The kind of a JSON value, in words.
nonisolated enum JSONKind: String {
  case null = "null"
  case truthValue = "a truth value"
  case number = "a number"
  case string = "a string"
  case array = "an array"
  case object = "an object"
}

nonisolated extension JSONKind: Decodable {
  private enum NoKeys: CodingKey {}

  /// Determines the kind of any value.
  ///
  /// - Throws: An error if a string or a number violates the rules of JSON.
  init(from decoder: any Decoder) throws {
    if (try? decoder.container(keyedBy: NoKeys.self)) != nil {
      self = .object
    } else if (try? decoder.unkeyedContainer()) != nil {
      self = .array
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if (try? value.decode(Bool.self)) != nil {
        self = .truthValue
      } else if (try? value.decode(String.self)) != nil {
        self = .string
      } else {
        _ = try value.decode(Double.self)
        self = .number
      }
    }
  }
}
