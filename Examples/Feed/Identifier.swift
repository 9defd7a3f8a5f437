/// The identifier of a record: a string or a whole number, because servers write either.
@propertyWrapper
nonisolated struct Identifier: Equatable, Sendable {
  /// The identifier as text.
  let wrappedValue: String
}

nonisolated extension Identifier: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    do {
      wrappedValue = try value.decode(String.self)
    } catch is DecodingError {
      guard let number = try? value.decode(Int.self) else {
        throw DecodingError.typeMismatch(
          Self.self,
          .init(codingPath: decoder.codingPath, debugDescription: "neither string nor number"))
      }
      wrappedValue = String(number)
    }
  }
}
