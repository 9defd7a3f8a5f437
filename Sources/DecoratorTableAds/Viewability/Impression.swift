/// The time during which any part of a row is visible, with its stopwatch.
struct Impression<ID: Hashable & Sendable>: Sendable {
  let id: ID
  let firstSeen: Double
  private var largestFraction = 0.0
  /// The time since which it has met the standard; nil if it does not.
  private(set) var start: Double?
  /// The longest time without interruption, and the total time, of completed intervals.
  private var longest = 0.0
  private var total = 0.0
  /// Whether it has counted, or cannot count.
  var isDone: Bool
  /// Whether it is still on screen at the next update.
  var isStaying = false

  init(_ id: ID, firstSeen: Double, isDone: Bool) {
    self.id = id
    self.firstSeen = firstSeen
    self.isDone = isDone
  }

  /// Notes its visible fraction from now on.
  mutating func see(_ fraction: Double, isEnough: Bool, now: Double) {
    largestFraction = max(largestFraction, fraction)
    if !isEnough {
      stop(at: now)
    } else if start == nil {
      start = now
    }
  }

  private mutating func stop(at now: Double) {
    guard let start else { return }
    longest = max(longest, now - start)
    total += now - start
    self.start = nil
  }

  /// Returns the record up to a time.
  func record(at now: Double) -> ViewingRecord {
    var stopped = self
    stopped.stop(at: now)
    return ViewingRecord(
      firstSeen: firstSeen, continuousTime: stopped.longest, totalTime: stopped.total,
      visibleTime: now - firstSeen, largestFraction: largestFraction)
  }
}

/// How long, and how much of it, a row was visible in one impression. Times are in seconds.
public struct ViewingRecord: Hashable, Sendable {
  /// The time at which it appeared on screen, by the clock in use.
  public var firstSeen: Double
  /// The longest time without interruption for which it met the standard.
  public var continuousTime: Double
  /// The total time for which it met the standard.
  public var totalTime: Double
  /// The time for which any of it was visible.
  public var visibleTime: Double
  /// The largest part of it that was visible, in `0...1`.
  public var largestFraction: Double
}
