import Foundation

extension JSONReader {
  /// Reads a number; gives its digits, since no record counts with one.
  mutating func number() throws(JSONProblem) -> String {
    scratch.removeAll(keepingCapacity: true)
    _ = try copy("-")
    if try !copy("0") { try copyDigits() }
    if try copy(".") { try copyDigits() }
    var hasExponent = try copy("e")
    if !hasExponent { hasExponent = try copy("E") }
    if hasExponent {
      if try !copy("+") { _ = try copy("-") }
      try copyDigits()
    }
    return String(decoding: scratch, as: UTF8.self)
  }

  /// Reads a string from its opening quote to its closing one.
  mutating func string() throws(JSONProblem) -> String {
    let firstLine = line
    bytes.advance()
    scratch.removeAll(keepingCapacity: true)
    while let byte = try peek() {
      switch byte {
      case UInt8(ascii: "\""):
        bytes.advance()
        guard let string = String(bytes: scratch, encoding: .utf8) else {
          throw .broken(line: firstLine, reason: "a string is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"):
        bytes.advance()
        try copyEscape()
      case ..<0x20:
        throw try unexpected("the closing quote of a string")
      default:
        bytes.movePlainRun(into: &scratch)
      }
    }
    throw try unexpected("the closing quote of a string")
  }

  private mutating func copy(_ character: Unicode.Scalar) throws(JSONProblem) -> Bool {
    guard try peek() == UInt8(ascii: character) else { return false }
    scratch.append(UInt8(ascii: character))
    bytes.advance()
    return true
  }

  private mutating func copyDigits() throws(JSONProblem) {
    let before = scratch.count
    while let byte = try peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      scratch.append(byte)
      bytes.advance()
    }
    guard scratch.count > before else { throw try unexpected("a digit") }
  }

  private mutating func copyEscape() throws(JSONProblem) {
    let escaped: UInt8
    switch try peek() {
    case UInt8(ascii: "\"")?, UInt8(ascii: "\\")?, UInt8(ascii: "/")?: escaped = try peek() ?? 0
    case UInt8(ascii: "b")?: escaped = 0x08
    case UInt8(ascii: "f")?: escaped = 0x0C
    case UInt8(ascii: "n")?: escaped = 0x0A
    case UInt8(ascii: "r")?: escaped = 0x0D
    case UInt8(ascii: "t")?: escaped = 0x09
    case UInt8(ascii: "u")?:
      bytes.advance()
      return scratch.append(contentsOf: Character(try escapedScalar()).utf8)
    default: throw try unexpected("an escape such as \\n or \\u00e9")
    }
    bytes.advance()
    scratch.append(escaped)
  }

  private mutating func escapedScalar() throws(JSONProblem) -> Unicode.Scalar {
    let line = line
    let first = try hexadecimalUnit()
    var value = UInt32(first)
    if UTF16.isLeadSurrogate(first) {
      for byte in "\\u".utf8 {
        guard try peek() == byte else { throw try unexpected("the second half of a surrogate") }
        bytes.advance()
      }
      let second = try hexadecimalUnit()
      guard UTF16.isTrailSurrogate(second) else {
        throw .broken(line: line, reason: "a surrogate in a string has no second half")
      }
      value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw .broken(line: line, reason: "a surrogate in a string has no first half")
    }
    return scalar
  }

  private mutating func hexadecimalUnit() throws(JSONProblem) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = try peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw try unexpected("a hexadecimal digit")
      }
      unit = unit << 4 | UInt16(digit)
      bytes.advance()
    }
    return unit
  }
}
