/// A row on screen, from when any part of it is visible until none is, with its stopwatch.
struct Impression<ID: Hashable & Sendable>: Sendable {
  let id: ID
  let firstSeen: Double
  private var largestFraction = 0.0
  /// The time from which on it has been as visible as it has to be; nil if it is not.
  private(set) var start: Double?
  /// The longest time without interruption, and all of the time, up to the last one.
  private var longest = 0.0
  private var total = 0.0
  /// Whether it has counted, or cannot.
  var isDone: Bool
  /// Whether it is on screen at the look after this one, too.
  var isStaying = false

  init(_ id: ID, firstSeen: Double, isDone: Bool) {
    self.id = id
    self.firstSeen = firstSeen
    self.isDone = isDone
  }

  /// Notes how visible it is from now on.
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

  /// Returns how it was seen up to a time.
  func record(at now: Double) -> ViewingRecord {
    var stopped = self
    stopped.stop(at: now)
    return ViewingRecord(
      firstSeen: firstSeen, continuousTime: stopped.longest, totalTime: stopped.total,
      visibleTime: now - firstSeen, largestFraction: largestFraction)
  }
}

/// How something was seen in one impression, from when it came on screen. Times are in seconds.
public struct ViewingRecord: Hashable, Sendable {
  /// The time at which it came on screen, by the clock in use.
  public var firstSeen: Double
  /// The longest time without interruption for which it was as visible as the standard wants.
  public var continuousTime: Double
  /// All of the time for which it was so.
  public var totalTime: Double
  /// The time for which any of it was visible.
  public var visibleTime: Double
  /// The largest part of it that was visible, in `0...1`.
  public var largestFraction: Double
}
