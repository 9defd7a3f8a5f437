/// Reads JSON a token at a time and knows the line it is on.
///
/// Foundation's decoder wants a whole document in memory and tells the line in prose only.
struct JSONReader {
  /// Whether a line break inside a record is an error, as in JSON Lines.
  var requiresOneLine = false
  var bytes: ChunkedBytes
  /// The bytes of the number or string that is being read, kept for its storage.
  var scratch: [UInt8] = []

  /// How deep arrays and objects that nobody asks for may nest.
  private static let deepestNesting = 200

  /// Starts at the first byte.
  init(_ bytes: ChunkedBytes) {
    self.bytes = bytes
  }

  /// The line of the next byte, from 1.
  var line: Int { bytes.line }

  /// The next byte, which stays next; `nil` at the end.
  mutating func peek() throws(JSONProblem) -> UInt8? {
    do {
      return try bytes.peek()
    } catch {
      throw .unreadable(error)
    }
  }

  /// The next byte after white space, which stays next; `nil` at the end.
  mutating func peekToken() throws(JSONProblem) -> UInt8? {
    while let byte = try peek() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): bytes.advance()
      case UInt8(ascii: "\n") where !requiresOneLine: bytes.advance()
      default: return byte
      }
    }
    return nil
  }

  /// Passes over a character if it is the next after white space.
  mutating func take(_ character: Unicode.Scalar) throws(JSONProblem) -> Bool {
    guard try peekToken() == UInt8(ascii: character) else { return false }
    bytes.advance()
    return true
  }

  /// Passes over a byte order mark at the start of a file.
  mutating func skipByteOrderMark() throws(JSONProblem) {
    guard try peek() == 0xEF else { return }
    for byte: UInt8 in [0xEF, 0xBB, 0xBF] {
      guard try peek() == byte else { throw try unexpected("a JSON array or object") }
      bytes.advance()
    }
  }

  /// The error that says what was expected and what is there instead.
  mutating func unexpected(_ expectation: String) throws(JSONProblem) -> JSONProblem {
    let found: String
    switch try peek() {
    case nil: found = "the end of the file"
    case UInt8(ascii: "\n")?: found = "the end of the line"
    case let byte? where (0x21...0x7E).contains(byte):
      found = "“\(Character(Unicode.Scalar(byte)))”"
    case let byte?: found = "byte \(byte)"
    }
    return .broken(line: line, reason: "\(expectation) is expected, not \(found)")
  }

  /// Reads an object with all its fields.
  mutating func object(title: String) throws(JSONProblem) -> JSONObject {
    guard try take("{") else { throw try unexpected("“{”") }
    let line = line
    var fields: [JSONObject.Field] = []
    guard try !take("}") else { return JSONObject(title: title, line: line, fields: fields) }
    fields.reserveCapacity(4)
    repeat {
      let name = try fieldName()
      _ = try peekToken()
      let line = self.line
      fields.append(.init(name: name, value: try value(depth: 1), line: line))
    } while try take(",")
    guard try take("}") else { throw try unexpected("“,” or “}”") }
    return JSONObject(title: title, line: line, fields: fields)
  }

  private mutating func fieldName() throws(JSONProblem) -> String {
    guard try peekToken() == UInt8(ascii: "\"") else {
      throw try unexpected("the name of a field in quotes")
    }
    let name = try string()
    guard try take(":") else { throw try unexpected("“:”") }
    return name
  }

  private mutating func value(depth: Int) throws(JSONProblem) -> JSONValue {
    guard depth <= Self.deepestNesting else {
      throw .broken(line: line, reason: "nested more than \(Self.deepestNesting) deep")
    }
    switch try peekToken() {
    case UInt8(ascii: "\"")?: return .string(try string())
    case UInt8(ascii: "-")?, (UInt8(ascii: "0")...UInt8(ascii: "9"))?:
      return .number(try number())
    case UInt8(ascii: "t")?: return try word("true", .bool)
    case UInt8(ascii: "f")?: return try word("false", .bool)
    case UInt8(ascii: "n")?: return try word("null", .null)
    case UInt8(ascii: "[")?: return try skipArray(depth: depth)
    case UInt8(ascii: "{")?: return try skipObject(depth: depth)
    default: throw try unexpected("a value")
    }
  }

  private mutating func skipArray(depth: Int) throws(JSONProblem) -> JSONValue {
    bytes.advance()
    guard try !take("]") else { return .array }
    repeat { _ = try value(depth: depth + 1) } while try take(",")
    guard try take("]") else { throw try unexpected("“,” or “]”") }
    return .array
  }

  private mutating func skipObject(depth: Int) throws(JSONProblem) -> JSONValue {
    bytes.advance()
    guard try !take("}") else { return .object }
    repeat {
      _ = try fieldName()
      _ = try value(depth: depth + 1)
    } while try take(",")
    guard try take("}") else { throw try unexpected("“,” or “}”") }
    return .object
  }

  private mutating func word(
    _ word: String, _ value: JSONValue
  ) throws(JSONProblem) -> JSONValue {
    for byte in word.utf8 {
      guard try peek() == byte else { throw try unexpected("“\(word)”") }
      bytes.advance()
    }
    return value
  }
}
