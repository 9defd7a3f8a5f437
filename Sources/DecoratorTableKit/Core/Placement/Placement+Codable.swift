/// A placement as data: the version of its form, and its rules.
///
/// ```json
/// {"version": 1, "rules": [{"everyContentRows": {"period": 6, "start": 2}}, {"limit": 3}]}
/// ```
///
/// Placements that ask a closure are no data: encoding them throws. What is decoded is checked as
/// calls are; a number out of range, an unknown rule or another version throws a `DecodingError`
/// with its path.
extension Placement: Codable {
  /// The version of the form that is written, and the latest that is read.
  public static let codingVersion = 1

  private enum Key: String, CodingKey {
    case version, rules
  }

  /// Reads a placement.
  ///
  /// - Parameter decoder: What to read from.
  /// - Throws: A `DecodingError` with the path of what is wrong.
  /// - Complexity: O(*m* log *m*) for *m* numbers.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.codingVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription: "version \(version): version \(Self.codingVersion) can be read")
    }
    self.init(try container.decode([PlacementClause].self, forKey: .rules))
  }

  /// Writes a placement.
  ///
  /// - Parameter encoder: What to write to.
  /// - Throws: An `EncodingError` if the placement asks a closure.
  /// - Complexity: O(*m*) for *m* numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.codingVersion, forKey: .version)
    try container.encode(clauses, forKey: .rules)
  }
}
