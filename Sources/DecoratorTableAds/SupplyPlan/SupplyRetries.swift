/// The failures of a supply in a row, and when it may try again.
struct SupplyRetries: Hashable, Sendable {
  /// The number of failures in a row.
  private(set) var failures = 0
  /// The time until which nothing is asked for after a failure.
  private(set) var backOffEnd: Double?
  /// Whether the last try has failed.
  private(set) var hasGivenUp = false

  /// Returns whether something may be asked for.
  func mayTry(at now: Double) -> Bool { !hasGivenUp && backOffEnd.map { $0 <= now } ?? true }

  /// Notes a failure. Loads that were under way together count as one.
  ///
  /// - Parameters:
  ///   - before: The number of failures in a row when the load began.
  ///   - now: The time in seconds.
  ///   - rules: The numbers to go by.
  ///   - random: A number in `0..<1` that decides how long the pause is.
  /// - Returns: Whether that was the last try.
  mutating func fail(
    after before: Int, at now: Double, rules: SupplyRules, random: Double
  ) -> Bool {
    guard before == failures, !hasGivenUp else { return false }
    failures += 1
    guard failures <= rules.retryDelays.count else {
      backOffEnd = nil
      hasGivenUp = true
      return true
    }
    let deviation = rules.jitter * (2 * random - 1)
    backOffEnd = now + rules.retryDelays[failures - 1] * (1 + deviation)
    return false
  }

  /// Forgets the failures, since something has come of a load, or the app wants to try again.
  mutating func forget() { self = SupplyRetries() }
}
