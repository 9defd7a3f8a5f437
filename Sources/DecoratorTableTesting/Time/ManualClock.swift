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
/// Nothing is called but in ``advance(by:file:line:)``. A call that is asked for at a time that has
/// passed, or has just come, is due at once: it is made by the next advance, also by one of 0
/// seconds.
@MainActor
public final class ManualClock: TableClock {
  /// A call that is to come.
  private struct Wake {
    let number: Int
    let time: TimeInterval
    let action: @MainActor () -> Void
  }

  /// The most calls that are made at one time.
  private static var mostAtOnce: Int { 10_000 }

  /// The time in seconds, which only ``advance(by:file:line:)`` changes.
  public private(set) var now: TimeInterval
  /// The calls that are to come, by time; those of one time in the order in which they were asked
  /// for.
  private var wakes: [Wake] = []
  private var count = 0

  /// Creates a clock.
  ///
  /// - Parameter now: The time that it begins at, in seconds.
  public init(now: TimeInterval = 0) {
    self.now = now
  }

  /// The number of calls that are to come.
  public var pendingWakeCount: Int { wakes.count }

  /// The time of the next call, in seconds, which may have passed; nil if none is to come.
  public var nextWakeTime: TimeInterval? { wakes.first?.time }

  /// Calls a closure once, when the clock is advanced to a time or past it.
  ///
  /// - Parameters:
  ///   - time: A time of this clock, in seconds; traps if it is not a number.
  ///   - action: The closure.
  /// - Returns: A closure that cancels the call, and does nothing once it was made.
  /// - Complexity: O(*n*) for *n* calls to come, and likewise to cancel it.
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

  /// Lets time pass, and makes the calls that are due by then.
  ///
  /// They are made in the order of their times, those of one time in the order in which they were
  /// asked for. In each of them ``now`` is its time. What a call asks for is made in the same
  /// advance if it is due, and a call that is cancelled by another one is not made.
  ///
  /// - Parameter seconds: The time that passes: 0 or more. Traps for anything else, and if ten
  ///   thousand calls are made at one time, since each asks for the next one then.
  /// - Complexity: O(*m* · *n*) for *m* calls that are made, of *n* that are to come.
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
