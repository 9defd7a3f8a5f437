/// A placement as data: the version of the format, and its rules.
///
/// ```json
/// {"version": 1, "rules": [{"everyContentRows": {"period": 6, "start": 2}}, {"limit": 3}]}
/// ```
///
/// Encoding a placement with a closure throws. Decoding validates like the calls do: a number out
/// of range, an unknown rule or another version throws a `DecodingError` with its path.
///
/// Version 2 is for placements that count content, or from section to section, which readers of
/// version 1 would lay out differently. All others are written as version 1.
extension Placement: Codable {
  /// The latest version of the format. Earlier versions can be read as well.
  package static let codingVersion = 2

  private enum Key: String, CodingKey {
    case version, rules
  }

  /// Reads a placement.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` with the path of the error.
  /// - Complexity: O(*m* log *m*) for *m* numbers.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard (1...Self.codingVersion).contains(version) else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription: "version \(version): versions 1 to \(Self.codingVersion) can be read")
    }
    self.init(try container.decode([PlacementClause].self, forKey: .rules))
  }

  /// Writes a placement.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An `EncodingError` if the placement has a closure.
  /// - Complexity: O(*m*) for *m* numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let isNew = clauses.contains { clause in
      clause.contains { $0.countsContent || $0.countsThroughSections }
    }
    try container.encode(isNew ? Self.codingVersion : 1, forKey: .version)
    try container.encode(clauses, forKey: .rules)
  }
}

/// A clause as data: an object with one member; its key is the kind of the clause.
extension PlacementClause: Codable {
  private enum Kind: String, CodingKey, CaseIterable {
    case beforeContentRows, everyContentRows, beforeLast, atTableRows, everyTableRows, limit
    case spacing, inSections, exceptInSections, whenFewer
    case beforeContent, beforeLastContent, contentSpacing
  }

  private enum Part: String, CodingKey {
    case period, start, first, sections, rules, than, then, otherwise, counting, through
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard let kind = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: """
            a rule has one member, one of \
            \(Kind.allCases.map(\.rawValue).joined(separator: ", "))
            """))
    }
    func number(_ least: Int) throws -> Int { try container.number(least, forKey: kind) }
    func rows() throws -> [Int] {
      var rows: [Int] = []
      var list = try container.nestedUnkeyedContainer(forKey: kind)
      while !list.isAtEnd { rows.append(try list.number(0)) }
      return Array(Set(rows)).sorted()
    }
    func parts() throws -> KeyedDecodingContainer<Part> {
      try container.nestedContainer(keyedBy: Part.self, forKey: kind)
    }
    func sections() throws -> (Set<Int>, [PlacementClause]) {
      var list = try parts().nestedUnkeyedContainer(forKey: .sections)
      var sections: Set<Int> = []
      while !list.isAtEnd { sections.insert(try list.number(0)) }
      return (sections, try parts().decode([PlacementClause].self, forKey: .rules))
    }
    func counting() throws -> Placement.Counting {
      try parts().word(forKey: .counting) ?? .rows
    }
    switch kind {
    case .beforeContentRows: self = .beforeContentRows(try rows())
    case .beforeContent: self = .beforeContentRows(try rows(), .content)
    case .everyContentRows:
      self = .everyContentRows(
        period: try parts().number(1, forKey: .period),
        start: try parts().number(0, forKey: .start), try counting(),
        through: try parts().word(forKey: .through) ?? .eachSection)
    case .beforeLast: self = .beforeLast(try number(0))
    case .beforeLastContent: self = .beforeLast(try number(0), .content)
    case .atTableRows: self = .atTableRows(try rows())
    case .everyTableRows:
      self = .everyTableRows(
        period: try parts().number(2, forKey: .period),
        first: try parts().number(0, forKey: .first))
    case .limit: self = .limit(try number(0))
    case .spacing: self = .spacing(try number(0))
    case .contentSpacing: self = .spacing(try number(0), .content)
    case .inSections:
      let (among, rules) = try sections()
      self = .inSections(.among(among), rules)
    case .exceptInSections:
      let (outside, rules) = try sections()
      self = .inSections(.outside(outside), rules)
    case .whenFewer:
      self = .whenFewer(
        than: try parts().number(0, forKey: .than), try counting(),
        try parts().decode([PlacementClause].self, forKey: .then),
        otherwise: try parts().decode([PlacementClause].self, forKey: .otherwise))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    func encode(_ sections: Set<Int>, _ clauses: [PlacementClause], _ kind: Kind) throws {
      var nested = container.nestedContainer(keyedBy: Part.self, forKey: kind)
      try nested.encode(sections.sorted(), forKey: .sections)
      try nested.encode(clauses, forKey: .rules)
    }
    func refuse(_ closure: String) throws -> Never {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "\(closure) asks a closure, which is no data: leave it out"))
    }
    switch self {
    case .beforeContentRows(let rows, let counting):
      try container.encode(rows, forKey: counting == .rows ? .beforeContentRows : .beforeContent)
    case .everyContentRows(let period, let start, let counting, let scope):
      var nested = container.nestedContainer(keyedBy: Part.self, forKey: .everyContentRows)
      try nested.encode(period, forKey: .period)
      try nested.encode(start, forKey: .start)
      if counting != .rows { try nested.encode(counting.rawValue, forKey: .counting) }
      if scope != .eachSection { try nested.encode(scope.rawValue, forKey: .through) }
    case .beforeLast(let count, let counting):
      try container.encode(count, forKey: counting == .rows ? .beforeLast : .beforeLastContent)
    case .between: try refuse(".between { … }")
    case .atTableRows(let rows): try container.encode(rows, forKey: .atTableRows)
    case .everyTableRows(let period, let first):
      var nested = container.nestedContainer(keyedBy: Part.self, forKey: .everyTableRows)
      try nested.encode(period, forKey: .period)
      try nested.encode(first, forKey: .first)
    case .limit(let count): try container.encode(count, forKey: .limit)
    case .spacing(let rows, let counting):
      try container.encode(rows, forKey: counting == .rows ? .spacing : .contentSpacing)
    case .inSections(.among(let sections), let clauses):
      try encode(sections, clauses, .inSections)
    case .inSections(.outside(let sections), let clauses):
      try encode(sections, clauses, .exceptInSections)
    case .inSections(.matching, _): try refuse(".inSections { … }")
    case .whenFewer(let count, let counting, let short, let other):
      var nested = container.nestedContainer(keyedBy: Part.self, forKey: .whenFewer)
      try nested.encode(count, forKey: .than)
      if counting != .rows { try nested.encode(counting.rawValue, forKey: .counting) }
      try nested.encode(short, forKey: .then)
      try nested.encode(other, forKey: .otherwise)
    }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a number that is not less than another one.
  fileprivate func number(_ least: Int, forKey key: Key) throws -> Int {
    let number = try decode(Int.self, forKey: key)
    guard number >= least else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(number): give \(least) or more")
    }
    return number
  }

  /// Decodes one of some keywords; nil if it is missing.
  fileprivate func word<Word>(forKey key: Key) throws -> Word?
  where Word: CaseIterable & RawRepresentable<String> {
    guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: " or ")
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\"\(text)\": give \(words)")
    }
    return word
  }
}

extension UnkeyedDecodingContainer {
  /// Decodes a number that is not less than another one.
  fileprivate mutating func number(_ least: Int) throws -> Int {
    let number = try decode(Int.self)
    guard number >= least else {
      throw DecodingError.dataCorruptedError(
        in: self, debugDescription: "\(number): give \(least) or more")
    }
    return number
  }
}
