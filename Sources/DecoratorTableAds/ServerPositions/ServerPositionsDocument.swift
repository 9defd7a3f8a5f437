/// The JSON document with the positions.
struct ServerPositionsDocument {
  struct Repeating {
    /// The number of rows (outer) from one repeated row to the next.
    let interval: Int
  }

  /// The fixed rows (outer).
  let fixed: [RowPosition]?
  let repeating: Repeating?
}

extension ServerPositionsDocument: Decodable {
  private enum CodingKeys: CodingKey {
    case fixed, repeating
  }

  private struct FixedRow: Decodable {
    enum CodingKeys: CodingKey {
      case section, position
    }

    let position: RowPosition

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      let range = 0...Int(Int32.max)
      position = RowPosition(
        section: try members.numberIfPresent(.section, in: range) ?? 0,
        row: try members.number(.position, in: range))
    }
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    fixed = try members.decodeIfPresent([FixedRow].self, forKey: .fixed)?.map(\.position)
    repeating = try members.decodeIfPresent(Repeating.self, forKey: .repeating)
  }
}

extension ServerPositionsDocument.Repeating: Decodable {
  private enum CodingKeys: CodingKey {
    case interval
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    interval = try members.number(.interval, in: 2...65_536)
  }
}

extension KeyedDecodingContainer {
  fileprivate func numberIfPresent(_ key: Key, in range: ClosedRange<Int>) throws -> Int? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try number(key, in: range)
  }

  /// Returns a number, which may be written as a string of digits.
  fileprivate func number(_ key: Key, in range: ClosedRange<Int>) throws -> Int {
    let number: Int?
    let written: String
    if let string = try? decode(String.self, forKey: key) {
      let areDigits = string.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
      number = areDigits ? Int(string) : nil
      written = "\"\(string.prefix(40))\""
    } else {
      // Foundation's error has no coding path for a number that is not an integer.
      let decoded = try decode(Double.self, forKey: key)
      number = Int(exactly: decoded)
      written = number.map { "\($0)" } ?? "\(decoded)"
    }
    guard let number, range.contains(number) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "\(written): give \(range.lowerBound)...\(range.upperBound)")
    }
    return number
  }
}
