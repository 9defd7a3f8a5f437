/// The comparisons of one check. It has passed if nothing differs.
struct CheckFindings {
  private(set) var differences: [String] = []

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

  /// The outcome.
  ///
  /// - Parameter seen: What was seen, in a few words, if nothing differs.
  func outcome(_ seen: String) -> CheckOutcome {
    differences.isEmpty ? .passed(seen) : .failed(differences.joined(separator: "; "))
  }
}
