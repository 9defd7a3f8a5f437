public import DecoratorTableKit
public import Foundation

/// A clock whose time changes only when a test advances it.
///
/// ```swift
/// let clock = ManualClock()
/// feed.viewing.clock = clock
/// …                                       // show the table
/// try await feed.settle()
/// clock.advance(by: 1)                    // the rows on screen have been viewed by now
/// ```
///
/// Give it to `TableViewing.clock`, and to a supply when that is made. One clock may serve several
/// tables and supplies.
///
/// Calls are made by ``advance(by:file:line:)`` alone. A call that is scheduled for the present
/// time, or for an earlier one, is due at once: the next advance makes it, also one of 0 seconds.
@MainActor
public final class ManualClock: TableClock {
  /// A scheduled call.
  private struct Wake {
    let number: Int
    let time: TimeInterval
    let action: @MainActor () -> Void
  }

  /// The most calls that are made at one time.
  private static var mostAtOnce: Int { 10_000 }

  /// The time in seconds, which only ``advance(by:file:line:)`` changes.
  public private(set) var now: TimeInterval
  /// The scheduled calls, by time; those of one time in the order in which they were scheduled.
  private var wakes: [Wake] = []
  private var count = 0

  /// Creates a clock.
  ///
  /// - Parameter now: The time that it begins at, in seconds.
  public init(now: TimeInterval = 0) {
    self.now = now
  }

  /// The number of scheduled calls.
  public var pendingWakeCount: Int { wakes.count }

  /// The time of the next call, in seconds, which may have passed; nil if none is scheduled.
  public var nextWakeTime: TimeInterval? { wakes.first?.time }

  /// Calls a closure once, when the clock is advanced to a time or past it.
  ///
  /// - Parameters:
  ///   - time: A time of this clock, in seconds; traps if it is not a number.
  ///   - action: The closure.
  /// - Returns: A closure that cancels the call, and does nothing once it was made.
  /// - Complexity: O(*n*) for *n* scheduled calls, and likewise to cancel it.
  public func wake(
    at time: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    guard !time.isNaN else {
      misuse("a call at a time that is not a number: give seconds of this clock")
    }
    count += 1
    let number = count
    let place = wakes.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
    wakes.insert(Wake(number: number, time: time, action: action), at: place)
    return { [weak self] in self?.wakes.removeAll { $0.number == number } }
  }

  /// Advances the time, and makes the calls that are due by then.
  ///
  /// They are made in the order of their times, those of one time in the order in which they were
  /// scheduled. During each of them ``now`` is its time. A call that another one schedules is made
  /// in the same advance if it is due, and a call that another one cancels is not made.
  ///
  /// - Parameter seconds: The time that passes: 0 or more. Traps for anything else, and if ten
  ///   thousand calls are made at one time, which happens when each call schedules the next one at
  ///   once.
  /// - Complexity: O(*m* · *n*) for *m* calls that are made, of *n* that are scheduled.
  public func advance(by seconds: TimeInterval, file: StaticString = #fileID, line: UInt = #line) {
    guard seconds >= 0, seconds.isFinite else {
      misuse(
        "a clock cannot be advanced by \(seconds) s: give 0 or more", file: file, line: line)
    }
    let end = now + seconds
    var countAtOnce = 0
    while let next = wakes.first, next.time <= end {
      wakes.removeFirst()
      countAtOnce = next.time > now ? 1 : countAtOnce + 1
      guard countAtOnce <= Self.mostAtOnce else {
        misuse(
          """
          \(countAtOnce) calls were made at \(now) s of a clock: a call asks for another one at \
          the same time, again and again
          """, file: file, line: line)
      }
      now = max(now, next.time)
      next.action()
    }
    // A call may have advanced the clock further.
    now = max(now, end)
  }
}
