/// The comparisons of one check. It has passed if nothing differs.
struct CheckFindings {
  private var differences: [String] = []

  /// How many differences are told.
  private static let limit = 3

  /// Compares what was seen with what was expected.
  mutating func expect<Value: Equatable>(_ what: String, _ seen: Value, _ expected: Value) {
    guard seen != expected else { return }
    differences.append("\(what): \(seen), expected \(expected)")
  }

  /// Compares two lists, of which only the first difference is told.
  mutating func expect(_ what: String, _ seen: [String], _ expected: [String]) {
    guard seen != expected else { return }
    let place = zip(seen, expected).prefix { $0 == $1 }.count
    let pair = [seen, expected].map { $0.indices.contains(place) ? $0[place] : "nothing" }
    differences.append("\(what): at \(place) \(pair[0]), expected \(pair[1])")
  }

  /// The outcome, with the first differences.
  ///
  /// - Parameter seen: What was seen, in a few words, if nothing differs.
  func outcome(_ seen: String) -> CheckOutcome {
    guard !differences.isEmpty else { return .passed(seen) }
    let left = differences.count - Self.limit
    let more = left > 0 ? ["and \(left) more"] : []
    return .failed((differences.prefix(Self.limit) + more).joined(separator: "; "))
  }
}
