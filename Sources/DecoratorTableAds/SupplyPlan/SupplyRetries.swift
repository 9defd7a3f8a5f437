/// The consecutive failures of a supply, and when it may retry.
struct SupplyRetries: Hashable, Sendable {
  /// The number of failures in a row.
  private(set) var failures = 0
  /// The end of the back-off after a failure.
  private(set) var backOffEnd: Double?
  /// Whether the last retry has failed.
  private(set) var hasGivenUp = false

  /// Returns whether a model may be requested.
  func mayTry(at now: Double) -> Bool { !hasGivenUp && backOffEnd.map { $0 <= now } ?? true }

  /// Notes a failure of a load that began after so many failures in a row, at a time in seconds.
  /// Loads that were under way together count as one. The jitter of the back-off follows a random
  /// number in `0..<1`.
  ///
  /// - Returns: Whether that was the last retry.
  mutating func fail(
    after before: Int, at now: Double, rules: SupplySettings, random: Double
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

  /// Resets the failures, since a load has succeeded, or the app has called ``RowSupply/resume()``.
  mutating func forget() { self = SupplyRetries() }
}
