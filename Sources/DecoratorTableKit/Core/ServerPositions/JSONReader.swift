/// Reads a JSON document strictly: every byte has to be right, and no object has a key twice.
struct JSONReader {
  /// A fault of a document, and the byte where it was found.
  struct Fault: Error, Hashable {
    var byte: Int
    var text: String
  }

  /// The most values that one value may stand in.
  static let maximumDepth = 32

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// Reads a whole document.
  ///
  /// - Complexity: O(bytes), and O(*m* log *m*) for an object of *m* members.
  static func value(of bytes: [UInt8]) throws(Fault) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.readValue()
    reader.skipSpace()
    guard reader.index == bytes.count else { throw reader.fault("there is more than one value") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func fault(_ text: String) -> Fault { Fault(byte: index, text: text) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func readValue() throws(Fault) -> JSONValue {
    skipSpace()
    guard let byte = next else { throw fault("a value is missing") }
    switch byte {
    case UInt8(ascii: "{"): return try nested { reader throws(Fault) in try reader.readObject() }
    case UInt8(ascii: "["): return try nested { reader throws(Fault) in try reader.readArray() }
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(try readNumber())
    default:
      for (word, value) in [
        ("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null),
      ]
      where bytes[index...].starts(with: word.utf8) {
        index += word.utf8.count
        return value
      }
      throw fault("no value begins like this")
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(Fault) -> JSONValue
  ) throws(Fault) -> JSONValue {
    guard depth < Self.maximumDepth else {
      throw fault("values stand in more than \(Self.maximumDepth) others")
    }
    depth += 1
    index += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func readArray() throws(Fault) -> JSONValue {
    var values: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(values) }
    repeat {
      values.append(try readValue())
      skipSpace()
    } while take(",")
    guard take("]") else { throw fault("an array does not end") }
    return .array(values)
  }

  private mutating func readObject() throws(Fault) -> JSONValue {
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    skipSpace()
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fault("a key is missing") }
      let key = try readString()
      guard keys.insert(key).inserted else { throw fault("the key \"\(key)\" is there twice") }
      skipSpace()
      guard take(":") else { throw fault("there is no colon after the key \"\(key)\"") }
      members.append(JSONValue.Member(key: key, value: try readValue()))
      skipSpace()
    } while take(",")
    guard take("}") else { throw fault("an object does not end") }
    return .object(members)
  }

  private mutating func readNumber() throws(Fault) -> String {
    let start = index
    _ = take("-")
    // No digit follows a 0 at the beginning.
    if !take("0"), skipDigits() == 0 { throw fault("a number has no digits") }
    if take("."), skipDigits() == 0 { throw fault("a number has no digits") }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      if skipDigits() == 0 { throw fault("a number has no digits") }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Skips digits, and returns their number.
  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index - start
  }

  private mutating func readString() throws(Fault) -> String {
    index += 1
    var units: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        let string = String(decoding: units, as: UTF8.self)
        guard string.utf8.elementsEqual(units) else { throw fault("a string is not UTF-8") }
        return string
      case UInt8(ascii: "\\"): units += try readEscape()
      case ..<0x20: throw fault("a control character stands in a string")
      default: units.append(byte)
      }
    }
    throw fault("a string does not end")
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  private mutating func readEscape() throws(Fault) -> [UInt8] {
    guard let byte = next else { throw fault("a string does not end") }
    index += 1
    if let escaped = Self.escapes[byte] { return [escaped] }
    guard byte == UInt8(ascii: "u") else { throw fault("there is no such escape") }
    var units = [try readCodeUnit()]
    if UTF16.isLeadSurrogate(units[0]), take("\\"), take("u") { units.append(try readCodeUnit()) }
    let string = String(decoding: units, as: UTF16.self)
    guard string.utf16.elementsEqual(units) else {
      throw fault("half of a character is escaped")
    }
    return Array(string.utf8)
  }

  private mutating func readCodeUnit() throws(Fault) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, text.utf8.count == 4, text.allSatisfy(\.isHexDigit),
      let unit = UInt16(text, radix: 16)
    else { throw fault("an escape has no four hexadecimal digits") }
    index += 4
    return unit
  }
}
